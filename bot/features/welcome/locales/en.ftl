## Welcome

welcome = **Hello! Let’s play DVONN.**
    DVONN is a board game for two: jump onto other stacks to make them yours, and stay linked to the red pieces, because whatever loses touch with them is out. You play it right in a channel, one move at a time, over minutes or over weeks, and everybody can watch.
button-start-match = Start a match

## Welcome

welcome = **Hello! Let’s play DVONN.**
    DVONN is a board game for two. Jump onto other stacks to make them yours, and stay linked to the red pieces, because stacks that lose their link are out. You play right in a channel, one move at a time, over minutes or weeks, and everyone can watch.
button-start-match = Start a game

"""Shows the bot at work: the playground and the bot are started, and two people play a recorded game to its end."""

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Your next move: opens the match that has waited longest for you
command-place = Place a piece by typing its space; only vacant ones are offered
command-move = Move a stack by typing; only legal moves are offered, each with what it leads to

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = space
name-source = from
name-target = to

option-space = A vacant space, such as c3
option-from = The space of your stack, such as c3
option-to = The space that it goes to

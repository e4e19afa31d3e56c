## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Your next move: opens the match that has waited longest for you
command-move = Place a piece or move a stack by typing; legal moves are offered, each with what it leads to

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = move

option-move = A vacant space, such as f3, or a stack and where it goes, such as d3 c2

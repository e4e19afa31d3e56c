## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Open the game that’s been waiting longest for your move
command-move = Type a move: place a piece or move a stack. Possible moves are suggested, with what each does

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = move

option-move = An empty space, such as f3, or a stack and its target, such as d3 c2

## Refusals

refused-not-a-move = I can’t read “{ $text }” as a move. Enter one space to place a piece, such as f3, or two to move a stack, such as d3 c2.

## Buttons

button-record = Export
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Start a match from here
button-to-record = Back to the record

## Menus of people and messages: names have at most 32 characters

menu-read = Read as a DVONN record

## Records

ask-format = **The record of match { $match }:** which format would you like?
record-exported = **The record of match { $match }**
begin-from = { $title } · a match from here, { $ply ->
    [0] from the start
    [one] after { $ply } move
   *[other] after { $ply } moves
  }. { $sign } { colour } is to move.
begin-from-opponent = Choose your color, then your opponent; nothing begins until they accept.
begin-from-computer = You play me: choose a level and your color, and we begin at once.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Leaf through the record of a game, and start a match from any of its positions

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = text
name-file = file

option-text = The record itself: Little Golem’s text, SGF or JSON
option-file = The record as a file of at most 64 kB

## Buttons

button-record = Export
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Start a game from here
button-to-record = Back to the record

## Menus of people and messages: names have at most 32 characters

menu-read = Read as a DVONN record

## Records

ask-format = **Record of game { $match }:** which format would you like?
record-exported = **Record of game { $match }**
begin-from = { $title } · New game from here, { $ply ->
    [0] from the start
    [one] after { $ply } move
   *[other] after { $ply } moves
  }. { $sign } { colour } to move.
begin-from-opponent = Choose your color, then your opponent. The game starts when they accept.
begin-from-computer = You play me. Choose a level and your color, and we start at once.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Read a game record, step through it, or start a game from any position

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = text
name-file = file

option-text = The record as text: Little Golem, SGF or JSON
option-file = The record as a file, up to 64 kB

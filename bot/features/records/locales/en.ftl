## Buttons

button-record = Export
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

## Refusals

refused-no-record-in-message = There’s no text or file in this message. I can read game records as text, in a code block or in a file: Little Golem’s text, SGF or JSON.
flaw-place = I can’t read this record. See line { $line }, column { $column }.
flaw-field = I can’t read this record. See “{ $field }”.
flaw-illegal = This move isn’t possible there: { $move }.
expected-here = Expected here: { $examples }.
expected-end = Expected: the end. The game, or its record, ends before this.
expected-blank = Expected: a blank space.
expected-position = Expected: a position on one line that can occur in a game.
expected-once = This is here twice, but it can be there only once. Delete one of them.
expected-header-name = Expected: the name of a header, with the letters A to Z only. Names that records already use aren’t allowed.
expected-move-number = Expected: the number of the next turn.
expected-legal-move = Expected: a move that the rules allow.
expected-other-colour = It’s the other player’s turn there.
expected-result = This result contradicts the moves. Results look like W+5, B+R, W+T, Draw and Void.
expected-character = There’s a broken character. Save the file as plain text in UTF-8.
expected-game = This is a record of a different game. In SGF, DVONN is GM[37].
expected-json = Expected: JSON. There may be a missing or extra comma, quotation mark or bracket.
refused-no-record-given = Add one record, either as `text` or as a `file`.
refused-record-too-large = That record is too long. I can read at most { $limit } kB.
refused-file-not-given = Discord didn’t give me that file. Try again in a moment, or paste the record as text.
refused-record-not-text = That file isn’t plain text. Save the record as text in UTF-8 and try again.

## People and servers

kept-imports = Imported records (saved for 7 days): { $count }

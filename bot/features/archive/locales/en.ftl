## The archive

archive-heading = **Archive**
archive-none = No finished games that you can see match this search.
archive-none-here = None so far. Older games may match.
archive-won = won
archive-lost = lost
archive-tied = tie
archive-white = White won
archive-black = Black won
archive-setup-full = pieces placed in turn
archive-setup-random = random setup
archive-setup-record = from a position
archive-length-short = up to 40 moves
archive-length-medium = 41 to 80 moves
archive-length-long = more than 80 moves
archive-exported = Games: { $count }, newest first. To read a single one, use `/dvonn import`.
ask-archived = Open a game
button-newer = Newer
button-older = Older
button-archive-export = Export as a file

## Commands

command-club-archive = Finished games between people, by player, result, setup, length and date
name-result = result
name-length = length
name-date = date
option-archive-player = Whose games. Leave empty for everyone’s
option-archive-result = How they ended, from the player’s point of view
option-archive-setup = How the pieces came onto the board
option-archive-length = The moves of both players together
option-archive-date = When they ended: 2026, June 2026 or June 14, 2026

## Refusals

refused-not-a-period = I can’t read “{ $text }” as a date. Enter a year, a month or a day: 2026, June 2026 or June 14, 2026.

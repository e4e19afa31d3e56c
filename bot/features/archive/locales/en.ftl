## The archive

archive-heading = **Archive**
archive-none = No finished games that you may see match this search.
archive-none-here = None among the games so far. Older ones may fit.
archive-won = won
archive-lost = lost
archive-tied = tie
archive-white = White won
archive-black = Black won
archive-setup-full = pieces placed in turn
archive-setup-random = set up at random
archive-setup-record = from a position
archive-length-short = up to 40 moves
archive-length-medium = 41 to 80 moves
archive-length-long = more than 80 moves
archive-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
archive-exported = { $count ->
    [one] { $count } game, newest first. `/dvonn import` reads a single one.
   *[other] { $count } games, newest first. `/dvonn import` reads a single one.
  }
ask-archived = Open a game
button-newer = Newer
button-older = Older
button-archive-export = As a file
button-archive-more = Next file

## Commands

command-club-archive = Finished games between people, by player, result, set-up, length and date
name-result = result
name-length = length
name-date = date
option-archive-player = Whose games; leave it out for everyone’s
option-archive-opponent = Only games against this person
option-archive-result = How they ended; won and lost are meant for the player
option-archive-setup = How the board was filled
option-archive-length = The moves of both players together
option-archive-date = When they ended: 2026, June 2026 or June 14, 2026

## Buttons

button-replay-last = Only the last 20 moves
button-replay-all = The whole match

## Looking back

shared-replay = { $player } shares a replay:
shared-chart = { $player } shares a chart:
replay-span = { $first ->
    [0] the start
   *[other] moves { $first } to { $last }
  }
replay-told = { $first ->
    [0] The start.
   *[other] Moves { $first } to { $last }, one after the other: { $moves }.
  }
replay-start = The start.

chart-not-yet = The chart begins once stacks move.
chart-of-latest = The last match that finished here:
chart-of-running = No match has finished here yet. This one is still being played:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = A match, or a part of it, as an animated picture
command-record-chart = A match at a glance: scores, cut-offs and possible moves

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-first = from
name-last = to

option-first = From which move on; 0 is the start
option-last = Up to which move

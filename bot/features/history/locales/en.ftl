## Buttons

button-replay-last = Only the last 20 moves
button-replay-all = The whole match
button-chart = Chart

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

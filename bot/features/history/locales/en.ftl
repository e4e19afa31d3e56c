## Buttons

button-replay-last = Only the last 20 moves
button-replay-all = Whole game
button-chart = Chart

## Looking back

replay-span = { $last ->
    [0] the start
    [1] move 1
   *[other] moves { $first } to { $last }
  }
replay-told = { $last ->
    [0] The start.
    [1] Move 1: { $moves }.
   *[other] Moves { $first } to { $last }, one after the other: { $moves }.
  }
replay-start = The start.

## Buttons

button-replay-last = Laatste 20 zetten
button-replay-all = De hele partij
button-chart = Grafiek

## Looking back

replay-span = { $last ->
    [0] het begin
    [1] zet 1
   *[other] zetten { $first } tot en met { $last }
  }
replay-told = { $last ->
    [0] Het begin.
    [1] Zet 1: { $moves }.
   *[other] Zetten { $first } tot en met { $last }, een voor een: { $moves }.
  }
replay-start = Het begin.

## Buttons

button-replay-last = Laatste 20 zetten
button-replay-all = De hele partij
button-chart = Grafiek

## Looking back

shared-replay = { $player } deelt een herhaling:
shared-chart = { $player } deelt een grafiek:
replay-span = { $first ->
    [0] het begin
   *[other] zetten { $first } tot en met { $last }
  }
replay-told = { $first ->
    [0] Het begin.
   *[other] Zetten { $first } tot en met { $last }, een voor een: { $moves }.
  }
replay-start = Het begin.

## Buttons

button-replay-last = Ostatnie 20 ruchów
button-replay-all = Cała partia
button-chart = Wykres

## Looking back

shared-replay = { $player } udostępnia powtórkę:
shared-chart = { $player } udostępnia wykres:
replay-span = { $first ->
    [0] początek
   *[other] ruchy od { $first } do { $last }
  }
replay-told = { $first ->
    [0] Początek.
   *[other] Ruchy od { $first } do { $last }, jeden po drugim: { $moves }.
  }
replay-start = Początek.

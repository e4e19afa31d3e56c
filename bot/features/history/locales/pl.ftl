## Buttons

button-replay-last = Ostatnie 20 ruchów
button-replay-all = Cała partia
button-chart = Wykres

## Looking back

replay-span = { $last ->
    [0] początek
    [1] ruch 1
   *[other] ruchy od { $first } do { $last }
  }
replay-told = { $last ->
    [0] Początek.
    [1] Ruch 1: { $moves }.
   *[other] Ruchy od { $first } do { $last }, jeden po drugim: { $moves }.
  }
replay-start = Początek.

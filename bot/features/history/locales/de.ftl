## Buttons

button-replay-last = Nur die letzten 20 Züge
button-replay-all = Ganze Partie
button-chart = Diagramm

## Zurückblicken

replay-span = { $last ->
    [0] der Anfang
    [1] Zug 1
   *[other] Züge { $first } bis { $last }
  }
replay-told = { $last ->
    [0] Der Anfang.
    [1] Zug 1: { $moves }.
   *[other] Züge { $first } bis { $last } nacheinander: { $moves }.
  }
replay-start = Der Anfang.

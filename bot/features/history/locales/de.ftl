## Buttons

button-replay-last = Nur die letzten 20 Züge
button-replay-all = Die ganze Partie
button-chart = Diagramm

## Zurückblicken

shared-replay = { $player } zeigt die Partie als Animation:
shared-chart = { $player } zeigt ein Diagramm:
replay-span = { $first ->
    [0] der Anfang
   *[other] Züge { $first } bis { $last }
  }
replay-told = { $first ->
    [0] Der Anfang.
   *[other] Züge { $first } bis { $last } nacheinander: { $moves }.
  }
replay-start = Der Anfang.

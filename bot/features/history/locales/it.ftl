## Buttons

button-replay-last = Le ultime 20 mosse
button-replay-all = Tutta la partita
button-chart = Grafico

## Looking back

shared-replay = { $player } condivide un’animazione:
shared-chart = { $player } condivide un grafico:
replay-span = { $first ->
    [0] l’inizio
   *[other] mosse da { $first } a { $last }
  }
replay-told = { $first ->
    [0] L’inizio.
   *[other] Mosse da { $first } a { $last }, una dopo l’altra: { $moves }.
  }
replay-start = L’inizio.

## Buttons

button-replay-last = Solo le ultime 20 mosse
button-replay-all = Tutta la partita
button-chart = Grafico

## Looking back

replay-span = { $last ->
    [0] l’inizio
    [1] mossa 1
   *[other] mosse da { $first } a { $last }
  }
replay-told = { $last ->
    [0] L’inizio.
    [1] Mossa 1: { $moves }.
   *[other] Mosse da { $first } a { $last }, una dopo l’altra: { $moves }.
  }
replay-start = L’inizio.

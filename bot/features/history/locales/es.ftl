## Buttons

button-replay-last = Últimas 20 jugadas
button-replay-all = Toda la partida
button-chart = Gráfico

## Looking back

replay-span = { $last ->
    [0] el principio
    [1] jugada 1
   *[other] jugadas { $first } a { $last }
  }
replay-told = { $last ->
    [0] El principio.
    [1] Jugada 1: { $moves }.
   *[other] Jugadas { $first } a { $last }, una tras otra: { $moves }.
  }
replay-start = El principio.

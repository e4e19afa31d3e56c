## Buttons

button-replay-last = Últimas 20 jugadas
button-replay-all = Toda la partida
button-chart = Gráfico

## Looking back

shared-replay = { $player } comparte una repetición:
shared-chart = { $player } comparte un gráfico:
replay-span = { $first ->
    [0] el principio
   *[other] jugadas { $first } a { $last }
  }
replay-told = { $first ->
    [0] El principio.
   *[other] Jugadas { $first } a { $last }, una tras otra: { $moves }.
  }
replay-start = El principio.

## Buttons

button-replay-last = As últimas 20 jogadas
button-replay-all = A partida inteira
button-chart = Gráfico

## Looking back

shared-replay = { $player } compartilha um replay:
shared-chart = { $player } compartilha um gráfico:
replay-span = { $first ->
    [0] o começo
   *[other] jogadas { $first } a { $last }
  }
replay-told = { $first ->
    [0] O começo.
   *[other] Jogadas { $first } a { $last }, uma depois da outra: { $moves }.
  }
replay-start = O começo.

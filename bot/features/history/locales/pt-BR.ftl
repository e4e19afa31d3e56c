## Buttons

button-replay-last = As últimas 20 jogadas
button-replay-all = A partida inteira
button-chart = Gráfico

## Looking back

shared-replay = { $player } compartilha um replay:
shared-chart = { $player } compartilha um gráfico:
replay-span = { $last ->
    [0] o começo
    [1] jogada 1
   *[other] jogadas { $first } a { $last }
  }
replay-told = { $last ->
    [0] O começo.
    [1] Jogada 1: { $moves }.
   *[other] Jogadas { $first } a { $last }, uma depois da outra: { $moves }.
  }
replay-start = O começo.

## Buttons

button-replay-last = Só as últimas 20
button-replay-all = A partida inteira
button-chart = Gráfico

## Looking back

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

## Buttons

button-replay-last = As últimas 20 jogadas
button-replay-all = A partida inteira

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

chart-not-yet = O gráfico começa quando as pilhas se movem.
chart-of-latest = A última partida encerrada aqui:
chart-of-running = Nenhuma partida acabou aqui ainda. Esta está em andamento:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Uma partida, ou parte dela, como imagem animada
command-record-chart = Uma partida de relance: placar, isolamentos e jogadas possíveis

## Commands: options. Their names have no blanks and no capitals

name-first = de
name-last = até

option-first = A partir de qual jogada; 0 é o começo
option-last = Até qual jogada

## Buttons

button-replay-last = Últimas 20 jugadas
button-replay-all = Toda la partida

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

chart-not-yet = El gráfico empieza cuando se mueven pilas.
chart-of-latest = La última partida que ha terminado aquí:
chart-of-running = Aquí no ha terminado ninguna partida. Esta se está jugando:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Una partida, o una parte, como imagen animada
command-record-chart = Una partida de un vistazo: marcador, piezas aisladas y jugadas posibles

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-first = desde
name-last = hasta

option-first = Desde qué jugada; 0 es el principio
option-last = Hasta qué jugada

## Buttons

button-replay-last = Le ultime 20 mosse
button-replay-all = Tutta la partita

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

chart-not-yet = Il grafico comincia quando si muovono le pile.
chart-of-latest = L’ultima partita finita qui:
chart-of-running = Qui non è ancora finita nessuna partita. Questa è in corso:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Una partita, o una sua parte, come immagine animata
command-record-chart = Una partita in un colpo d’occhio: punteggio, isolamenti e mosse possibili

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-first = da
name-last = a

option-first = Da quale mossa; 0 è l’inizio
option-last = Fino a quale mossa

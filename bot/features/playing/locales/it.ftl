## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = La tua prossima mossa: apre la partita che ti aspetta da più tempo
command-move = Piazzare o muovere scrivendo: le mosse permesse, ciascuna con il suo effetto

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = mossa

option-move = Una casella libera, come f3, o una colonna e dove va, come d3 c2

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = La tua prossima mossa: apre la partita che ti aspetta da più tempo
command-place = Piazza una pedina scrivendo la casella; ti propongo solo quelle libere
command-move = Muovi una pila scrivendo; ti propongo solo mosse permesse, ciascuna con il suo effetto

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = casella
name-source = da
name-target = a

option-space = Una casella libera, come c3
option-from = La casella della tua pila, come c3
option-to = La casella in cui va

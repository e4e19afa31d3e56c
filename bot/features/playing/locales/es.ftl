## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Tu próxima jugada: abre la partida que más tiempo lleva esperándote
command-place = Colocar una pieza escribiendo su casilla; solo se proponen las libres
command-move = Mover una pila escribiendo; solo se proponen jugadas permitidas, con lo que consiguen

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = casilla
name-source = desde
name-target = hasta

option-space = Una casilla libre, como c3
option-from = La casilla de tu pila, como c3
option-to = La casilla adonde va

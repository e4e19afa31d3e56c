## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Tu próxima jugada: abre la partida que más tiempo lleva esperándote
command-move = Colocar o mover escribiendo; se proponen las jugadas permitidas, con lo que consiguen

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = jugada

option-move = Una casilla libre, como f3, o una pila y adónde va, como d3 c2

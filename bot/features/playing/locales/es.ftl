## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Abrir la partida que más tiempo lleva esperando tu jugada
command-move = Escribir una jugada: colocar o mover. Se proponen las posibles, con lo que hace cada una

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = jugada

option-move = Una casilla vacía, como f3, o una pila y su destino, como d3 c2

## Refusals

refused-not-a-move = No puedo leer “{ $text }” como jugada. Escribe una casilla para colocar una pieza, como f3, o dos para mover una pila, como d3 c2.

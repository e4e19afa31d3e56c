## Buttons

button-place = Colocar pieza
button-back-to-panel = Volver a tu jugada
button-next = Siguiente partida

## The move panel

panel-heading = **Partida { $match }:** { $task }.

## Plans

plan-no-spaces = **Partida { $match }: no hay nada planeado.** Elige una fila y una casilla: colocaré ahí tu pieza en cuanto te toque.
plan-spaces = **Partida { $match }: tu plan.** En cada turno tuyo colocaré tu pieza en la primera de estas casillas que esté libre: { $spaces }.
plan-placed = Te tocaba, así que ya he jugado **{ $spaces }** por ti.

## The computer

panel-computer-thinks = Estoy pensando mi jugada; esta página la muestra en cuanto la haga.

## Private answers

done-played = Jugada hecha: **{ $move }**.
done-answered = { $opponent } tenía una respuesta planeada, así que el tablero ya ha avanzado.
next-none-anywhere = No te espera ninguna partida en ningún sitio. Disfruta de la calma, o empieza una: `/dvonn challenge` aquí es contra mí; en el canal de un servidor, contra otra gente.
next-none = No te espera ninguna partida. Disfruta de la calma, o empieza una con `/dvonn challenge`.

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

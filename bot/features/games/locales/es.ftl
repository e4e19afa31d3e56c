## Buttons

button-in-words = Tablero en texto
button-move-here = Continuar aquí
button-post-again = Volver a publicar

## Menus of people and messages: names have at most 32 characters

menu-open = Abrir esta partida

## Private answers

done-moved-here = La partida { $match } sigue ahora en este canal.
done-board-shown = El tablero de la partida { $match } vuelve a estar al final.
more-heading = **Partida { $match }** · más opciones
more-play = La partida
more-look-back = Repasar
more-besides = Tablero y ayuda

## Lists

games-heading-own = **Todas tus partidas**
games-heading-other = **Las partidas de { $player } en este servidor**
games-against = contra { $opponent }
games-none-own = No tienes ninguna partida en curso. Empieza una con `/dvonn challenge`.
games-none-finished = Todavía no tienes partidas terminadas.
games-none-other = No hay partidas que puedas ver.
games-none-against = No hay partidas contra esta persona.
games-won = **ganada**
games-lost = **perdida**
games-drawn = **empatada**
games-cancelled = cancelada
games-closed = cerrada sin victoria
games-score = { $own }–{ $other }
games-offer-draw = **tu rival ofrece tablas**
games-offer-undo = **tu rival pide deshacer una jugada**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Tus partidas en curso y terminadas con sus tableros, y tus desafíos abiertos

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = La persona cuyas partidas quieres ver. Vacío: las tuyas
ask-games-against = Solo partidas contra…
choice-games-everybody = contra todo el mundo

## Refusals

refused-no-match-in-message = Solo puedo abrir una partida desde mis mensajes sobre ella: el tablero, el resultado, un desafío aceptado o un aviso.
refused-out-of-sight = { $opponent } no puede ver este canal. Lleva la partida a un canal que esa persona también pueda ver.

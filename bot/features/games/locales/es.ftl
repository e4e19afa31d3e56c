## Buttons

button-in-words = Tablero en texto
button-move-here = Continuar aquí
button-post-again = Republicar
button-open = Abrir

## Menus of people and messages: names have at most 32 characters

menu-open = Abrir esta partida

## Private answers

done-moved-here = La partida { $match } sigue en este canal.
done-board-shown = El tablero de la partida { $match } vuelve a estar al final de su canal.
more-heading = **Partida { $match }:** qué más puedes hacer
more-play = La partida
more-look-back = Repasar
more-besides = Tablero y ayuda

## Lists

games-heading-own = **Tus partidas en este servidor**
games-heading-anywhere = **Tus partidas, aquí y en todos los servidores**
games-heading-other = **Las partidas de { $player } en este servidor**
games-against = contra { $opponent }
games-none-finished = Aún no ha terminado ninguna partida tuya.
games-none-other = No hay ninguna que puedas ver.
games-none-against = No hay ninguna contra esta persona.
games-line = { $sign } { $match } contra { $opponent }
games-won = **ganada**
games-lost = **perdida**
games-drawn = **empatada**
games-cancelled = cancelada
games-closed = cerrada sin victoria
games-score = { $own }–{ $other }
games-own-turn = **te toca**
games-other-turn = le toca a { $mover }
games-offer-draw = **te ofrecen tablas**
games-offer-undo = **te piden deshacer una jugada**
games-due = el tiempo acaba { $until }
games-away = reloj detenido: ausente hasta el { $until }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Tus partidas, en curso y terminadas, con sus tableros, y tus desafíos abiertos

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = De quién son las partidas; vacío, las tuyas
option-games-against = Solo partidas contra esta persona
ask-games-against = Solo partidas contra…
choice-games-everybody = contra cualquiera

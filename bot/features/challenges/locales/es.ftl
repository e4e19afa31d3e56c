## Buttons

button-rematch = Revancha

## Challenges

challenges-none = No tienes desafíos abiertos aquí. Lanza uno con `/dvonn challenge`.
challenges-none-anywhere = No tienes desafíos abiertos en ningún servidor. En un canal de un servidor, `/dvonn challenge` lanza uno; aquí puedes jugar contra mí.
challenges-anywhere = **Desafíos abiertos:** { $count }
challenges-heading = **Desafíos abiertos aquí:** { $count }
challenges-own = **Tu desafío a { $opponent }**
challenges-own-open = **Tu desafío abierto**
challenges-other = **{ $challenger } te desafía**

form-decline = Rechazar el desafío
form-decline-explanation = Tus palabras se verán debajo del desafío.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Desafiar a DVONN
compose-heading = **Desafía a { $opponent } a una partida de DVONN.** El desafío aparecerá en este canal.
compose-blocked = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala antes.
compose-colour-random = Colores: por sorteo
compose-colour-white = Colores: juego con Blancas
compose-colour-black = Colores: juego con Negras
compose-setup-full = Colocación: a mano, por turnos
compose-setup-full-means = Unos 40 turnos por bando
compose-setup-random = Colocación: al azar
compose-setup-random-means = Enseguida se mueven pilas: unos 15 turnos por bando
compose-rated = Puntuación: la partida cuenta
compose-unrated = Puntuación: la partida no cuenta
button-rated = Con puntuación
button-unrated = Sin puntuación
compose-pace = Ritmo: { $pace }
button-send-challenge = Enviar el desafío

## Welcome

begin-first = ¿Tu primera partida? **Colocadas al azar** te ahorra la colocación: mueves pilas desde el principio.

## Records

begin-new = **Una partida nueva:** elige cómo se colocan las piezas y después a tu rival. Con `/dvonn challenge` también puedes elegir tu color y el ritmo.

## Private answers

done-declined = Has rechazado el desafío.
done-withdrawn = Has retirado el desafío.
done-accepted = Ha empezado la partida { $match }. ¡Que te diviertas!
done-rematch = Has pedido la revancha en { $channel }. Empieza en cuanto se acepte, con los colores cambiados.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Desafiar a alguien, o lanzar un desafío abierto a todo el mundo

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = color
name-level = nivel
name-pace = ritmo
name-days-off = dias-libres
name-rated = puntuación

option-opponent = A quién desafiar; si lo dejas vacío, puede aceptar cualquiera
option-colour = El color con que quieres jugar; si no dices nada, al azar
choice-colour-random = al azar
choice-colour-white = Blancas
choice-colour-black = Negras
option-setup = Cómo llegan las piezas al tablero; si no, se colocan por turnos, salvo contra la máquina
choice-setup-full = a mano, por turnos: unos 40 turnos por bando
choice-setup-random = al azar: enseguida se mueven pilas, unos 15 turnos por bando
option-level = Jugar contra mí: 1 es para empezar, 8 es lo mejor que sé jugar
option-pace = El tiempo, como 3d, 10m + 10s o 3d + 1d < 5d; si no dices nada, el habitual del servidor
option-days-off = Días en que el reloj se para: una zona para su fin de semana, o también días, como 67 UTC
option-rated = Si cuenta para la puntuación; si no dices nada, sí

## Buttons

button-rematch = Revancha

## Challenges

challenges-none = No tienes desafíos abiertos aquí. Lanza uno con `/dvonn challenge`.
challenges-none-anywhere = No tienes desafíos abiertos. Con `/dvonn challenge` juegas contra mí en nuestros mensajes directos y desafías a otra gente en cualquier otro chat o canal.
challenges-heading = **Desafíos abiertos:** { $count }
challenges-own = **Tu desafío a { $opponent }**
challenges-own-open = **Tu desafío abierto**
challenges-other = **{ $challenger } te desafía**

form-decline = Rechazar el desafío
form-decline-explanation = Se verá debajo del desafío.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Desafiar a una partida de DVONN
compose-heading = **Desafía a { $opponent } a una partida de DVONN.**
compose-reaches = { $place ->
        [guild] El desafío aparecerá en este canal.
        [bot-dm] Preguntaré por mensaje directo, y ahí se juega.
       *[foreign] El desafío aparecerá en este chat, a la vista de todos.
    }
compose-blocked = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala primero.
compose-colour-random = Colores: por sorteo
compose-colour-white = Colores: juego con Blancas
compose-colour-black = Colores: juego con Negras
compose-setup-full = Colocación: a mano, por turnos
compose-setup-full-means = Unos 40 turnos por bando
compose-setup-random = Colocación: al azar
compose-setup-random-means = Se mueven pilas desde el principio: unos 15 turnos por bando
compose-rated = Puntuación: la partida cuenta
compose-unrated = Puntuación: la partida no cuenta
compose-place-here = Lugar: este canal
compose-place-private = Lugar: mensajes directos
compose-place-private-means = Nadie más ve la partida
button-rated = Puntuada
button-unrated = No puntuada
button-place-here = Este canal
button-place-private = En privado
button-pace-live = ⚡ En vivo, { $time }
button-pace-days = Días
button-pace-none = Sin límite de tiempo
compose-pace = Ritmo: { $pace }
button-send-challenge = Enviar desafío

## Welcome

begin-first = ¿Tu primera partida? Con **Colocación al azar** mueves pilas desde el principio.
begin-live = Se juega enseguida, hasta el final. El desafío caduca a los { $time }.
begin-private = Se juega en los mensajes directos de cada persona conmigo, y nadie más ve la partida.
begin-directly = **Desafía a alguien con quien ya hayas jugado.** Le preguntaré por mensaje directo, y ahí se juega.
begin-directly-nobody = Desde aquí desafías a quien ya ha jugado contigo, y todavía no hay nadie. Usa `/dvonn challenge` en el canal de un servidor o en otro chat: quien acepte jugará contigo.

## Records

begin-new = **Partida nueva:** elige la colocación y el ritmo, y después a tu rival. Para el color y otros ritmos, usa `/dvonn challenge`.

## Private answers

done-declined = Has rechazado el desafío.
done-withdrawn = Has retirado el desafío.
done-accepted = Ha empezado la partida { $match }. ¡Que te diviertas!
done-accepted-private = Ha empezado la partida { $match } en tus mensajes directos conmigo. ¡Que te diviertas!
done-rematch = Has pedido la revancha en { $channel }. Empieza cuando se acepte. Se intercambian los colores.
done-rematch-private = He pedido la revancha a { $opponent } por mensaje directo. Empieza cuando se acepte. Se intercambian los colores.
rematch-asked = Ya has pedido la revancha a { $opponent }. Empieza cuando se acepte o la otra parte pulse el mismo botón.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Desafiar a alguien, lanzar un desafío abierto o jugar contra la máquina

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = color
name-level = nivel
name-pace = ritmo
name-days-off = dias-libres
name-rated = puntuada
name-private = privada

option-opponent = La persona a la que desafías. Vacío: desafío abierto
option-colour = El color con que juegas; por defecto, al azar
choice-colour-random = al azar
choice-colour-white = Blancas
choice-colour-black = Negras
option-setup = Cómo llegan las piezas al tablero; por defecto, por turnos, salvo contra la máquina
choice-setup-full = a mano · unos 40 turnos por bando
choice-setup-random = al azar · unos 15 turnos por bando
option-level = Jugar contra mí: 1 es para empezar, 10 es lo mejor que sé jugar
option-pace = El tiempo, como 3d, 10m + 10s o 3d + 1d < 5d; por defecto, el del servidor
option-days-off = Días sin reloj: una zona horaria para su fin de semana, o también los días, como 67 UTC
option-rated = Si la partida cuenta para la puntuación; por defecto, sí
option-private = Jugar en mensajes directos conmigo, sin que nadie más vea la partida; por defecto, no

## Refusals

refused-cannot-see = No puedes ver el canal de esta partida. Pide acceso a quienes gestionan el servidor e inténtalo de nuevo.
refused-only-in-its-chat = No puedo escribir a { $opponent }. Pulsa **Revancha** en el resultado, en el chat donde se jugó: allí se verá.

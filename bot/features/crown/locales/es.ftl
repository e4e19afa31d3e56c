## The crown

button-crown = La corona
button-crown-challenge = Desafiar
button-crown-lay-down = Dejar la corona
crown-heading = 👑 **La corona de este servidor**
crown-picture = Una corona.
crown-picture-of = Una corona con el nombre { $player }.
crown-holder = **{ $player }** lleva la corona desde el { $since }.
crown-hidden-player = alguien con el perfil oculto
crown-defences = { $count ->
    [0] Aún sin defender.
    [1] Defendida una vez.
   *[other] Defendida { $count } veces.
  }
crown-defences-brief = { $count ->
    [one] { $count } defensa
   *[other] { $count } defensas
  }
crown-free = **Nadie lleva la corona.** Las dos primeras personas de la tabla pueden jugar por ella: `/dvonn-club table`.
crown-contenders = Ahora son { $first } y { $second }.
crown-waiting = { $player } ha desafiado a { $opponent }. Se espera respuesta { $until }.
crown-playing = { $player } y { $opponent } están jugando por la corona.
crown-rules = Quien está en la tabla puede desafiar, una persona a la vez. Quien lleva la corona responde en 3 días o la pierde; en caso de empate, la conserva. Una partida puntuada: colocación al azar, 3 días por lado y uno más con cada jugada.
crown-earlier = **Antes la llevaron**
crown-off = Este servidor no tiene corona ahora. Quien lo gestiona puede ponerla en juego con `/dvonn-admin crown`.
crown-won = 👑 **{ $player } ha ganado la corona.**
crown-came = 👑 **{ $player } lleva ahora la corona.** El desafío no fue aceptado.
crown-challenge = 👑 **{ $player } desafía a { $opponent } por la corona.** Sin respuesta, pasa a { $player } { $until }.
crown-invitation = 👑 **{ $player } invita a { $opponent } a jugar por la corona.** Se espera respuesta { $until }.
crown-notify = { $player } te desafía por la corona. ¿Aceptas?
crown-invite = Invitar a alguien a jugar
ask-lay-down = **¿Dejar la corona?** Si alguien te ha desafiado, es para esa persona. Si no, nadie la lleva. No se puede deshacer.
ask-resign-crown = **¿Abandonar la partida por la corona?** La pierdes. Esto no se puede deshacer.
panel-facts-crown = Partida { $match }, por la corona

## Private answers

crown-challenge-sent = Tu desafío está enviado.
crown-begun = La partida por la corona ha empezado. ¡A disfrutar!
crown-declined = Has rechazado jugar por la corona.
crown-withdrawn = Has retirado tu desafío por la corona.
crown-laid-down = Has dejado la corona.

## Direct messages

crown-asked = { $server }: { $player } te desafía por la corona. Sin respuesta, la pierdes { $until }.
crown-asked-free = { $server }: { $player } quiere jugar contigo por la corona, que nadie lleva. Sin respuesta, pasa a { $player } { $until }.
crown-invited = { $server }: { $player } lleva la corona y te invita a jugar por ella. Se espera respuesta { $until }.
crown-quiet = { $server }: nadie te ha desafiado por la corona en 60 días. Para conservarla, invita a alguien en 14 días con `/dvonn-club crown`.
crown-yours = { $server }: 👑 la corona es tuya. Nadie aceptó tu desafío.
crown-passed-on = { $server }: ya no llevas la corona, porque el desafío no tuvo respuesta a tiempo. Recupérala con `/dvonn-club crown`.
crown-not-now = { $server }: la partida por la corona que propusiste fue rechazada. Conservas la corona.
crown-free-again = { $server }: ya no llevas la corona, porque no invitaste a nadie a jugar por ella. Puedes recuperarla: `/dvonn-club crown`.
role-trouble-crown = { $server }: no puedo dar ni quitar el rol de la corona. Necesito **Gestionar roles** y un rol por encima. La corona funciona sin él; mira `/dvonn-admin crown`.

## For managers

crown-manage-off = La corona no está en juego. Elige un canal para ponerla en juego: allí irán su tarjeta, sus desafíos y sus partidas.
crown-manage-on = La corona está en { $channel }. No elijas ningún canal para retirarla; quien la lleve la perderá.
crown-manage-missing = ⚠️ Me faltan permisos en { $channel }: { $permissions }.
crown-manage-gone = ⚠️ El canal ya no existe, o ya no puedo escribir en él. Elige otro.
crown-manage-role = Un rol para quien lleve la corona, si quieres:
crown-stopped = La corona ya no está en juego.

## Commands

help-crown = `/dvonn-club crown` muestra quién lleva la corona del servidor.
help-admin-crown = `/dvonn-admin crown` inicia una corona.
command-club-crown = La corona del servidor: quién la lleva, desde cuándo y quién puede desafiar
command-admin-crown = Poner en juego o retirar la corona, elegir canal y rol (requiere Gestionar servidor)

## Refusals

refused-crown-off = Aquí no hay corona en juego ahora. Quien gestiona el servidor puede ponerla con `/dvonn-admin crown`.
refused-crown-busy = Ya hay otro desafío por la corona. Inténtalo de nuevo cuando se decida: `/dvonn-club crown` muestra cómo va.
refused-crown-own = La corona la llevas tú: te desafían los demás. Elige a otra persona.
refused-crown-not-in-table = Por la corona solo juega quien está en la tabla de este servidor. `/dvonn-club table` muestra qué falta.
refused-crown-free = Mientras nadie lleve la corona, juegan por ella las dos primeras personas de la tabla: `/dvonn-club table`. Después puede desafiar cualquiera de la tabla.
refused-crown-rest = Jugaste por la corona hace poco: ahora les toca a otros. Podrás desafiar de nuevo desde el { $until }.
refused-crown-away = La otra persona está ausente hasta el { $until }. Desafíala cuando vuelva.
refused-crown-answered = Este desafío por la corona ya no está abierto. `/dvonn-club crown` muestra cómo va.
refused-crown-not-yours = Este desafío no es para ti. Para jugar tú por la corona, usa `/dvonn-club crown`.
refused-crown-own-challenge = Esto lo has enviado tú, así que responde la otra persona. Para retirarlo, pulsa **Retirar**.
refused-crown-in-play = Estás jugando por la corona. Termina esa partida, o abandónala.
refused-crown-not-worn = No llevas la corona, así que no hay nada que dejar. `/dvonn-club crown` muestra quién la lleva.
refused-crown-not-to-invite = Solo puedes invitar si nadie te ha desafiado en 60 días. Hasta entonces, te desafían los demás.

## People and servers

kept-reigns = Coronas que llevas o has llevado: { $count }

## Standing messages

standing-crown = Corona

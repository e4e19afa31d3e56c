## League

button-league = Liga
button-league-join = Unirme
button-league-in = Me apunto
button-league-not-in = Esta vez no
button-league-leave = Dejar la liga
button-league-thread = Ir a la temporada
button-league-start = Empezar una liga
button-league-here = Mostrarla aquí
button-league-end = Terminar la liga
button-league-invite = Invitar a un servidor
button-league-code = Unirse con un código
button-league-leave-server = Retirar este servidor
button-league-remove = Quitar el servidor
league-heading = 🏆 **{ $name }** · temporada { $number }
league-form-random = Colocación al azar
league-form-pairs = Al azar, dos partidas con cambio de color
league-form-full = Partidas completas
league-quiet = sin avisos
league-across = En { $count } servidores: { $servers }
league-direct = partidas en mensajes directos
league-of-server = { $names } ({ $server })
league-stage-open = Empieza: { $start } ({ $relative }). Dos días antes pregunto a los miembros quién juega. Sin respuesta es que no.
league-stage-asked = Empieza: { $start } ({ $relative }). ¿Quién juega? Pulsa antes **Me apunto**. Sin respuesta es que no.
league-stage-waiting = Todavía falta gente. La temporada empieza sola en cuanto haya cinco personas.
league-stage-drawn = Los grupos están hechos. Las partidas están empezando.
league-stage-running = Dura hasta el { $end }. Por decidir: { $open }.
league-stage-closing = Se acabó el tiempo de la temporada. Estoy decidiendo las partidas abiertas.
league-stage-over = Esta temporada ha terminado.
league-stage-ended = El equipo del servidor ha terminado esta liga. Sus partidas siguen.
league-stage-coming = Empieza: { $start } ({ $relative }).
league-commitment = Juegas contra todo tu grupo, de cuatro a seis personas, con todas las partidas a la vez, durante { $weeks } semanas como mucho. Quien no mueve en las primeras 72 horas, o pierde por tiempo una segunda vez, queda fuera.
league-names-across = Tu nombre aparece en la tabla en todos estos servidores.
league-nobody = Todavía no hay nadie.
league-members = Miembros ({ $count }): { $names }
league-players = Juegan ({ $count }): { $names }
league-group = Grupo { $group }
league-table = Tabla
league-table-empty = No hay nadie en esta tabla.
league-removed = Fuera, partidas retiradas: { $names }
league-out = Fuera, partidas abiertas perdidas: { $names }
league-open-games = Por decidir en este grupo: { $count }
league-legend = Victoria: 2 puntos, empate: 1.
league-legend-pairs = Las dos partidas contra el mismo rival cuentan como una, con la suma de sus diferencias. Victoria: 2 puntos, empate: 1.
league-legend-bar = La parte vacía de una barra aún se puede ganar.
league-level = Con los mismos puntos deciden las partidas entre sí, luego los puntos de las personas a las que se ha ganado y luego las diferencias.
league-row = ganadas { $won }, empatadas { $tied }, perdidas { $lost }
league-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
league-row-open = abiertas { $count }
league-result-board = **{ $one }** gana a **{ $other }** por { $margin }.
league-result-resigned = **{ $one }** gana a **{ $other }** por abandono.
league-result-time = **{ $one }** gana a **{ $other }** por tiempo.
league-result-proved = **{ $one }** gana a **{ $other }**. La temporada acabó antes que la partida, y he demostrado quién gana.
league-result-time-used = **{ $one }** gana a **{ $other }**. La temporada acabó antes que la partida, y **{ $other }** había usado más tiempo.
league-tied-board = Empate entre **{ $one }** y **{ $other }**.
league-tied-proved = Empate entre **{ $one }** y **{ $other }**. La temporada acabó antes que la partida, y he demostrado el empate.
league-tied-time-used = Empate entre **{ $one }** y **{ $other }**. La temporada acabó antes que la partida, y ambos lados habían usado el mismo tiempo.
league-out-by-time = { $player } queda fuera de esta temporada de la liga. Puede volver a unirse para la siguiente: `/dvonn-club league`.
league-podium = La temporada ha terminado. ¡Enhorabuena!
league-goes-up = Sube de grupo: { $player }
league-goes-down = Baja de grupo: { $player }
league-question = **{ $name }**, temporada { $number }, empieza { $start } ({ $relative }). ¿Te apuntas? Sin respuesta es que no.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, temporada { $number }: ya no se puede responder.
league-thread = { $name } · temporada { $number }
league-thread-plain = Liga · temporada { $number }
panel-facts-league = Partida de liga
ask-resign-league = **¿Abandonar esta partida de liga?** La pierdes también en la liga.

## The page

league-none = Aquí no hay liga. Alguien con el permiso **Gestionar servidor** puede empezar una con `/dvonn-club league`.
league-none-yet = **Aquí aún no hay liga.** Puedes empezar una en este canal.
league-what = En un grupo, todo el mundo juega contra todo el mundo, con todas las partidas a la vez. Una temporada dura siete semanas, o tres meses con partidas completas. Luego viene la siguiente. En un canal, cada partida tiene su propio hilo.
league-invited-by-others = ¿Otro servidor ha invitado a este a su liga? Pulsa **Unirse con un código**.
form-league = Empezar una liga
form-league-name = Nombre
form-league-first-day = Primer día
form-league-first-day-explanation = Por ejemplo mañana, viernes o 24/12. La temporada empieza a mediodía UTC.
form-league-clock = Tiempo
form-league-setup = Colocación
form-league-pings = Avisos
form-league-pings-pings = Aviso a quien le toca
form-league-pings-quiet = Sin avisos: cada cual mira
form-league-code = Unirse a la liga de otro servidor
form-league-code-code = Código
form-league-code-explanation = Todos sus servidores verán el nombre de este servidor y los de los miembros que se unan.
league-default-name = Liga
league-own-outside = No formas parte de ella.
league-own-member = Formas parte de ella. Te pregunto dos días antes del inicio.
league-own-next = Formas parte de ella. Te pregunto antes de la próxima temporada.
league-own-unanswered = ¿Te apuntas? Sin respuesta es que no.
league-own-in = Juegas.
league-own-not-in = No juegas esta temporada.
league-own-out = Ya no estás en esta temporada, y las partidas restantes se pierden. Puedes unirte a la próxima.
league-own-games = Juegas esta temporada. Tus partidas abiertas: { $count } (`/dvonn games`)
league-joined-new = Ahora formas parte de ella.
league-joined-in = Juegas. ¡Suerte!
league-joined-next = Ahora formas parte de ella.
league-joined-known = Ya formas parte de ella. Antes de cada temporada te pregunto si juegas.
league-joined-direct = Tus partidas se juegan en mensajes directos conmigo.
league-games-here = { $server }: tus partidas de **{ $name }** aparecerán aquí.
league-started = **{ $name }** está anunciada en { $channel }.
league-ended-now = La liga ha terminado. Sus partidas siguen.
league-left = Has dejado la liga.
league-moved = La liga aparece ahora aquí.
league-invitation = El código para un servidor más es **{ $code }**, válido hasta el { $until }. El equipo del otro servidor usa `/dvonn-club league` y pulsa **Unirse con un código**. Quien tenga el código puede hacer entrar un servidor, y todos los servidores de la liga muestran los nombres de quienes juegan. Un código nuevo sustituye a este.
league-server-joined = Este servidor participa ahora en **{ $name }**, anunciada en { $channel }.
league-server-left = Este servidor ha dejado la liga. Quien juega esta temporada la juega hasta el final.
league-server-removed = **{ $server }** ya no está en la liga.
league-role-chosen = Quien gana una temporada tiene este rol hasta que acabe la siguiente.
league-role-none = Quien gana una temporada no recibe ningún rol.
role-trouble-league = { $server }: no puedo dar ni quitar el rol de quien gana la liga. Necesito **Gestionar roles** y un rol por encima. La liga funciona sin él; mira `/dvonn-club league`.
league-answered-in = Juegas. ¡Suerte en **{ $name }**!
league-answered-not-in = Esta vez no juegas. Antes de la próxima temporada de **{ $name }** te pregunto otra vez.
league-choose-role = Rol de quien gana (opcional)
league-choose-server = Quitar un servidor
league-for-managers = Para el equipo del servidor:
league-home-gone = ⚠️ El canal de la liga ya no existe, o ya no puedo escribir en él. Abre esta página en otro canal y pulsa **Mostrarla aquí**.
league-missing-permissions = ⚠️ Me faltan permisos en { $channel }: { $permissions }. Hasta que los tenga, no puedo mostrar la liga allí.
ask-league-leave = **¿Dejar la liga?** Ya no te preguntaré antes de la próxima temporada.
ask-league-leave-playing = **¿Dejar la liga ahora?** Tus partidas abiertas se pierden en la tabla. Si has jugado menos de la mitad de tus partidas, se retiran todas. Las partidas mismas siguen.
ask-league-end = **¿Terminar la liga?** Esta temporada no tendrá resultado, y no habrá otra. Las partidas mismas siguen.
ask-league-end-across = La liga termina en todos sus servidores.
ask-league-leave-server = **¿Retirar este servidor de la liga?** Su tarjeta se borra aquí, y quien se unió desde este servidor deja de formar parte de ella. Quien juega esta temporada la juega hasta el final.
ask-league-remove = **¿Quitar { $server } de la liga?** Quien se unió desde allí deja de formar parte de ella. Quien juega esta temporada la juega hasta el final.

## Commands

help-league = `/dvonn-club league` es la liga del servidor.
command-club-league = La liga de este servidor: únete, mira la tabla, o empieza una

## Refusals

refused-league-game = En una partida de liga no se deshacen jugadas, ni hay empates acordados ni revancha. Se juega hasta el final, o se abandona.
refused-league-exists = Este servidor ya tiene una liga, **{ $name }**. Termina o deja antes esa: `/dvonn-club league`.
refused-no-league = Esa liga ha terminado. Mira con `/dvonn-club league` si hay otra.
refused-league-hidden = Una liga muestra a todo el mundo en una tabla, pero tu perfil está oculto. Muéstralo en `/dvonn preferences` y podrás unirte.
refused-not-in-league = No formas parte de esta liga. Puedes unirte con `/dvonn-club league`.
refused-banned-from-league = El equipo de { $server }, que empezó esta liga, ha decidido que no puedes lanzar ni aceptar desafíos allí. Por eso no puedes jugar en ella. Si crees que es un error, habla con ese equipo.
refused-not-an-invitation = Ese código no sirve: está mal escrito, ya se usó o es demasiado antiguo. Pide uno nuevo al equipo del otro servidor.
refused-league-full = Esa liga ya está en { $number } servidores, y no caben más. El equipo del servidor que la empezó puede quitar uno.
refused-answered-too-late = Para esa temporada es tarde. Mira con `/dvonn-club league` cuándo empieza la próxima.
refused-not-a-first-day = No puedo leer “{ $text }” como un día a partir de hoy. Ejemplos: mañana, viernes, 24/12.
refused-no-place-for-league = Una liga necesita un canal de texto, un hilo público o una publicación de foro. Usa el comando allí.

## People and servers

kept-league-memberships = Ligas de las que formas parte: { $count }
kept-league-seasons = Temporadas de liga que has jugado: { $count }

## The log of managers

log-start-league = { $manager } empezó la liga { $value }.
log-end-league = { $manager } terminó la liga { $value }.
log-move-league = { $manager } movió la liga { $value } a { $channel }.
log-league-role = { $manager } cambió el rol de quien gana la liga.
log-invite-to-league = { $manager } creó un código para que otro servidor se una a la liga { $value }.
log-join-league = { $manager } unió este servidor a la liga { $value }.
log-leave-league = { $manager } retiró este servidor de la liga { $value }.
log-remove-from-league = { $manager } quitó el servidor { $value } de la liga.

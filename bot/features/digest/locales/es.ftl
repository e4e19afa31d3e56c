## The digest

digest-heading = 🗞️ **La semana del { $since } al { $until }** · { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
  }
digest-game = **Partida de la semana:** { $players }
    Con { $move }, la probabilidad de ganar de { $player } pasó del { $before } % al { $after } %.
digest-movers = **Cambios en la tabla**
digest-board = **Mejores resultados del tablero de la semana { $number }**
digest-crown = 👑 { $player } lleva la corona.
digest-crown-new = 👑 Novedad de la semana: { $player } lleva la corona.
digest-league-join = Para apuntarte: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Resumen semanal**
digest-off = Una vez por semana, un mensaje silencioso cuenta lo ocurrido: partida de la semana, tabla, liga, tablero de la semana y corona. Elige un canal para empezar.
digest-on = Sale en { $channel }, la próxima vez el { $next } (tu hora), salvo si nadie ha terminado una partida. No se avisa a nadie. No elijas ningún canal para pararlo.
digest-times = Día y hora, zona horaria { $zone }:
digest-missing = ⚠️ Me faltan permisos en { $channel }: { $permissions }.
button-digest-zone = Zona horaria
form-digest-zone = Zona horaria
form-digest-zone-explanation = Continente/Ciudad, como Europe/Madrid, o solo la ciudad
digest-day-1 = los lunes
digest-day-2 = los martes
digest-day-3 = los miércoles
digest-day-4 = los jueves
digest-day-5 = los viernes
digest-day-6 = los sábados
digest-day-7 = los domingos
digest-lost = { $server }: ya no hay resumen semanal, porque ya no puedo escribir en { $channel }. Elige otro canal con `/dvonn-admin digest`.
digest-lost-permissions = { $server }: ya no hay resumen semanal. Me faltan permisos en { $channel }: { $permissions }. Concédelos y elige de nuevo el canal con `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest`: resumen semanal.
command-admin-digest = Un mensaje silencioso por semana sobre lo ocurrido aquí (requiere Gestionar servidor)

## Refusals

refused-not-a-zone = No conozco ninguna zona horaria “{ $text }”. Escribe un lugar como Europe/Madrid, o una gran ciudad.

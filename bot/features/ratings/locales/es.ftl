## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Puntuación: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partida con puntuación
   *[other] { $count } partidas con puntuación
  }
profile-chart = Evolución de la puntuación: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }. Partidas con puntuación: { $count }.
profile-none = Todavía no hay partidas terminadas con otras personas que puedas ver.
profile-hidden = Este perfil solo muestra a cada cual sus propias partidas en común.
profile-scope = La puntuación abarca todos los servidores; lo demás, las partidas que puedes ver.
profile-scope-own = Los demás ven tu puntuación y, de tus partidas, las que ya pueden ver. `/dvonn preferences` lo limita.
profile-deviation = ± indica cuánto puede desviarse la puntuación. Un ? significa que aún es aproximada.
profile-all = **Partidas contra personas:** { $results }
profile-white = Blancas: { $results }
profile-black = Negras: { $results }
profile-full = Piezas colocadas por turnos: { $results }
profile-random = Piezas colocadas al azar: { $results }
profile-record = Desde una posición: { $results }
profile-together = **Contra ti:** { $results }
profile-results = ganadas: { $won } · empates: { $tied } · perdidas: { $lost }
profile-pace = Tiempo habitual por jugada: { $time }
profile-on-time = Perdidas por tiempo: { $count }
profile-puzzles = Puntuación en ejercicios: { $rating }
profile-best = Mejor victoria: contra { $opponent } ({ $rating })
profile-opponents = Más a menudo contra: { $opponents }
ask-played = Abrir una partida reciente
played-won = Partida { $match } · { $sign } ganada contra { $opponent }
played-tied = Partida { $match } · { $sign } empate con { $opponent }
played-lost = Partida { $match } · { $sign } perdida contra { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } d
menu-profile = Perfil de DVONN

## The table

table-heading = **Tabla de este servidor**
table-empty = Todavía está vacía.
table-further = … y { $count ->
    [one] { $count } persona más
   *[other] { $count } personas más
  }
table-rules = A partir de { $games } partidas con puntuación, una de ellas en los últimos { $days } días. Orden: la puntuación menos el número tras ±.
table-own = Tú: puesto { $place }, { $rating }.
table-own-rating = Tú: { $rating }.
table-unlisted-private = No estás en la tabla porque tu perfil está oculto: `/dvonn preferences`.
table-unlisted-few = Todavía no estás en la tabla. Partidas con puntuación que te faltan: { $missing }.
table-unlisted-inactive = No estás en la tabla: tu última partida con puntuación terminó el { $last }. Con la próxima vuelves a estar.
table-unlisted-elsewhere = No estás en la tabla: no has terminado ninguna partida en este servidor en los últimos { $days } días.

## Managers

done-unrated = La partida { $match } ya no cuenta para la puntuación. Desde ahí se ha vuelto a calcular todo.

## Commands

command-profile = Puntuación, resultados y partidas recientes
command-club-table = La tabla de este servidor por puntuación
command-admin-unrate = Excluir de la puntuación una partida terminada
option-profile-user = De quién es el perfil; si no dices nada, el tuyo

## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Puntuación: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
  }
profile-chart = Evolución de la puntuación: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }. Partidas puntuadas que se muestran: { $count }.
profile-latest = Últimos resultados, el más reciente al final: { $results }.
profile-best = Mejor victoria: contra { $opponent } ({ $figures }).
profile-best-title = Mejor victoria
outcome-won = ganada
outcome-tied = empatada
outcome-lost = perdida
profile-none = Todavía no hay partidas terminadas contra otras personas que puedas ver.
profile-none-own = Todavía no hay partidas contra personas.
profile-hidden = Este perfil está oculto: cada cual ve solo sus propias partidas contra esta persona.
profile-scope = La puntuación abarca todos los servidores. Todo lo demás abarca las partidas que puedes ver.
profile-scope-own = Otras personas ven tu puntuación y, de tus partidas, solo las que ya pueden ver. Para limitarlo más, usa `/dvonn preferences`.
profile-deviation = ± = cuánto puede desviarse. ? = aún pocas partidas.
profile-all = **Contra personas:** { $results }
profile-random = Piezas colocadas al azar: { $results }
profile-record = Desde una posición: { $results }
profile-together = **Contra ti:** { $results }
profile-results = ganadas: { $won } · empatadas: { $tied } · perdidas: { $lost }
profile-beaten = **Contra la máquina:** nivel { $level } superado ({ $score })
profile-unbeaten = **Contra la máquina:** nivel { $level }: { $score }
profile-puzzles = **Ejercicios:** { $rating }
profile-week = **Tablero de la semana { $number }:** { $score }
ask-played = Abrir una partida reciente
played-won = Partida { $match } · { $sign } ganada contra { $opponent }
played-tied = Partida { $match } · { $sign } empatada contra { $opponent }
played-lost = Partida { $match } · { $sign } perdida contra { $opponent }
menu-profile = Perfil de DVONN

## The table

table-heading = **Tabla de este servidor**
table-empty = Todavía no hay nadie en la tabla.
table-rules = A partir de { $games } partidas puntuadas. ±: con menos partidas hay menos certeza; una puntuación más segura queda más arriba.
table-legend = Barra: ±. Círculos, el más reciente a la derecha: lleno = ganada, a medias = empatada, vacío = perdida.
table-own-rating = Tú: { $rating }
table-unlisted-few = Todavía no estás en la tabla. Partidas puntuadas que te faltan: { $missing }.
table-unlisted-inactive = No estás en la tabla porque tu última partida puntuada terminó el { $last }. Con una más, vuelves a estar.
table-unlisted-elsewhere = No estás en la tabla porque no has terminado ninguna partida en este servidor en los últimos { $days } días.

## Managers

done-unrated = La partida { $match } ya no cuenta para la puntuación. Todo se ha vuelto a calcular desde ahí.
ask-unrate = **¿Excluir la partida { $match } de la puntuación?** Todo se volverá a calcular desde ahí y avisaré a quienes la jugaron. No se puede deshacer.
button-unrate = Excluirla

## Commands

command-profile = Puntuación, resultados y partidas recientes de una persona
command-club-table = La tabla de este servidor, por puntuación
command-admin-unrate = Excluir de la puntuación una partida terminada (requiere “Gestionar servidor”)
option-profile-user = De quién es el perfil. Vacío: el tuyo

direct-message-unrated = El equipo del servidor ha excluido esta partida de la puntuación. El resultado se mantiene.

## Refusals

refused-not-rated = La partida { $match } no cuenta para la puntuación. Elige una partida puntuada que haya terminado.

## People and servers

kept-results = Resultados contra otras personas, con tu puntuación: { $count }

## Standing messages

standing-ratings = Tabla de puntuación

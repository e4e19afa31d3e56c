## Board of the week

button-week = Resultados
button-week-open = Mi intento
button-week-play = Empezar mi intento
button-week-continue = Mostrar mi tablero
button-week-best = Mejor variante
button-week-current = Tablero de esta semana
week-heading = 📅 **Tablero de la semana { $number }**
week-name = Semana { $number } de { $year }
week-past = Semanas pasadas
week-until = Acaba { $until }.
week-ended = Acabó el { $until }.
week-rules = Juegas con { $colour ->
    [white] Blancas
   *[black] Negras
  } contra mí en el nivel { $level }, en el mismo tablero que todo el mundo. Tienes **un solo intento**, sin pistas y sin deshacer. Tu resultado son las piezas de ventaja. Tómate tu tiempo: solo tienes que acabar antes de que termine la semana.
week-begun = Tu intento ha empezado en tus mensajes directos.
week-playing = Tu intento está en tus mensajes directos. Acábalo antes de que termine la semana.
week-over-unfinished = No acabaste tu intento, así que no tiene resultado.
week-own = **Tú: { $result }.**
week-result = { $result ->
    [won] ganada por { $margin }
    [tied] empatada
   *[lost] perdida por { $margin }
  }
week-place-here = puesto { $place } de { $count } en este servidor
week-place-everywhere = puesto { $place } de { $count } en todas partes
week-hidden = Verás los resultados cuando acabes tu propio intento.
week-finished = Intentos acabados: { $count }.
week-nobody = Nadie ha acabado todavía.
week-unfinished = Sin resultado: { $count }
week-best = **Mi resultado a plena fuerza:** { $result }.
week-best-later = Aún estoy buscando la mejor variante.
week-last = **Lo mejor de la semana { $number }**
week-new = Esa semana ha terminado. Este es el tablero nuevo.
panel-facts-week = Tablero de la semana { $number }, acaba { $until }
ask-resign-week = **¿Acabar tu intento en el tablero de la semana?** No tendrá resultado, y esta semana no hay otro intento.
result-cancelled-week = **La semana ha terminado.** Este intento quedó sin acabar, así que no tiene resultado.
clock-halted-in-week = **En pausa:** esta posición es del tablero de la semana. Moveré cuando acabe la semana, { $until }.

## Commands

command-club-week = Tablero de la semana: el mismo para todo el mundo, un intento por persona y una tabla

## Refusals

refused-week-in-play = Esta posición es del tablero de la semana, que se juega sin ayuda. Podré ayudarte cuando acabe la semana, { $until }.
refused-without-help = En el tablero de la semana no hay pistas, planes ni tablas, y no se deshacen jugadas. Cada persona tiene un solo intento y lo juega por su cuenta.
refused-week-over = La semana de este tablero ha terminado y ya no se puede jugar. El tablero de esta semana: `/dvonn-club week`.
refused-week-forgotten = Ya hiciste tu intento en este tablero antes de borrar tus datos, y cada persona tiene solo uno. El próximo tablero llega el lunes: `/dvonn-club week`.
refused-week-shared = Ya has compartido en este servidor tu resultado de esa semana. Allí otras personas pueden compararlo con el suyo.
refused-nothing-to-share = No tienes ningún resultado de esa semana que compartir. Termina tu intento antes de que acabe la semana.

## People and servers

kept-week-tries = Intentos en el tablero de la semana: { $count }

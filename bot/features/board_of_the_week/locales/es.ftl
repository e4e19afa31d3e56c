## Board of the week

button-week = Resultados
button-week-open = Mi intento
button-week-play = Empezar mi intento
button-week-continue = Mostrar mi tablero
button-week-best = Mejor variante
button-week-current = Tablero actual
week-heading = 📅 **Tablero de la semana { $number }**
week-name = Semana { $number } de { $year }
week-past = Semanas pasadas
week-until = La semana acaba { $until }.
week-ended = La semana acabó el { $until }.
week-rules = Juegas con { $colour ->
    [white] Blancas
   *[black] Negras
  } contra mí en el nivel { $level }, en el mismo tablero que todo el mundo. Tienes **un solo intento**, sin pistas y sin deshacer, y tu ventaja es tu resultado. Tómate tu tiempo: cuenta hasta que acabe la semana.
week-begun = Tu intento ha empezado en tus mensajes directos.
week-playing = Tu intento está en marcha en tus mensajes directos. Cuenta hasta que acabe la semana.
week-over-unfinished = Tu intento quedó sin acabar, así que no tiene resultado.
week-own = **Tú: { $result }.**
week-result = { $result ->
    [won] victoria por { $margin }
    [tied] empate
   *[lost] perdida por { $margin }
  }
week-place-here = puesto { $place } de { $count } en este servidor
week-place-everywhere = puesto { $place } de { $count } en total
week-hidden = Verás los resultados cuando acabes tu propio intento.
week-finished = Intentos acabados: { $count }.
week-nobody = Nadie ha acabado todavía.
week-unfinished = Sin resultado: { $count }
week-best = **Con toda mi fuerza lo juego hasta este resultado:** { $result }.
week-best-later = Aún busco la mejor variante.
week-last = **Lo mejor de la semana { $number }**
week-new = Esa semana ha terminado. Este es el nuevo tablero.

## Commands

command-club-week = Tablero de la semana: un solo intento en el mismo tablero para todo el mundo, con tabla

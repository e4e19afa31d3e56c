## Board of the week

button-week = Resultados
button-week-play = Jugar este tablero
button-week-level = Nivel { $level }
button-week-continue = Mostrar mi tablero
button-week-shared = Compartido
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
  } en el mismo tablero que todo el mundo: **un solo intento**, sin pistas y sin deshacer. Tu resultado: la ventaja más los puntos del nivel.
week-opponent-2 = **{ $points }** · Se me escapan cosas. Para empezar.
week-opponent-5 = **{ $points }** · Se me escapa poco. Con algo de práctica.
week-opponent-7 = **{ $points }** · Hago la mejor jugada que veo.
week-begun = Tu intento ha empezado en tus mensajes directos.
week-playing = Tu intento contra el nivel { $level } está en tus mensajes directos. Acábalo antes de que termine la semana.
week-had = Ya has hecho tu intento en este tablero.
week-over-unfinished = No acabaste tu intento, así que no tiene resultado.
week-own = **Tú: { $result }** contra el nivel { $level }.
week-result = { $result ->
    [won] ganada por { $margin }
    [tied] empatada
   *[lost] perdida por { $margin }
  }
week-par = par: **{ $par }**
week-explained = Resultado: tu ventaja más los puntos del nivel. Par: mi resultado a plena fuerza.
week-place-here = { $count ->
    [1] único resultado en este servidor
   *[other] puesto { $place } de { $count } en este servidor
  }
week-place-everywhere = { $count ->
    [1] único resultado en todos los servidores
   *[other] puesto { $place } de { $count } en todos los servidores
  }
week-hidden = Verás los resultados cuando acabes tu propio intento.
week-finished = Intentos acabados: { $count }.
week-nobody = Nadie ha acabado todavía.
week-unfinished = Sin resultado: { $count }
week-best = **Mi resultado a plena fuerza** contra el nivel { $level }: { $score }.
week-best-later = Aún estoy buscando la mejor variante.
week-last = **Lo mejor de la semana { $number }**
week-new = Esa semana ha terminado. Este es el tablero nuevo.
week-shared = { $player } contra el nivel { $level }: { $result }.
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

## Standing messages

standing-week = Tablero de la semana

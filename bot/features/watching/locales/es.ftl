## Watching

button-watch = Seguir
button-unwatch = Dejar de seguir
button-live = En curso aquí
button-watched = Las que sigo
button-watch-each = Cada jugada
button-watch-cuts = 3 o más aisladas
button-watch-end = El final
button-watch-direct = Mensaje directo
button-watch-thread = En el hilo
watch-heading = **Seguir la partida { $match }**
watch-not-yet = ¿Quieres novedades? Elige cuándo: en cada jugada, cuando queden aisladas 3 o más piezas, o solo al final.
watch-set-each = 👀 Te avisaré en **cada jugada**, { watch-by }.
watch-set-cuts = 👀 Te avisaré cuando **queden aisladas 3 o más piezas** y al final, { watch-by }.
watch-set-end = 👀 Te avisaré solo **al final**, { watch-by }.
watch-by = { $means ->
    [direct] por mensaje directo
   *[thread] con una mención en el hilo de la partida
  }
watch-lost = 🔕 Mis mensajes directos no te llegan, así que no recibirás novedades de esta partida. Permítelos para este servidor y pulsa **Seguir** otra vez en el tablero.
watch-stopped = Ya no sigues la partida { $match }. Pulsa **Seguir** en su tablero para empezar de nuevo.
watch-earlier = -# Jugadas anteriores: { $count }
watching-heading = **Partidas que sigues aquí: { $count }**
watching-none = No sigues ninguna partida aquí. Elige una en **En curso aquí** y pulsa **Seguir** en su tablero.
watching-stop = Dejar de seguir…
live-heading = **Partidas en curso aquí: { $count }**
live-heading-more = **Partidas en curso aquí: más de { $count }**
live-none = Aquí no hay ninguna partida en curso que puedas ver. Empieza una con `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Empezó { $at }, aún sin jugadas

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Ver las partidas en curso y las que sigues

## Refusals

refused-watched-own-match = Esta partida la juegas tú. Elige cuándo te aviso en `/dvonn preferences`.

## People and servers

kept-watched = Partidas que sigues, y cómo te aviso: { $count }

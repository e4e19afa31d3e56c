## Find it yourself

button-own-mistakes = Encuéntrala tú
button-own-mistakes-next = Siguiente error
button-own-mistakes-all = Mis errores
own-mistakes-title = **Encuéntrala tú:** tus errores como ejercicios
own-mistake-task = **¿Qué era mejor aquí?** Juegan las { colour }. Jugaste { $move } (flecha punteada).
own-mistake-from = Partida { $match } contra { $opponent }, { $date } · jugada { $ply }
own-mistake-solved-before = resuelto hasta ahora: { $count } de 3
own-mistake-wrong = ❌ **Hay algo mejor que { $move }.**
own-mistake-again = ❌ **Eso es lo que jugaste entonces:** { $move }.
own-mistake-right = ✅ **{ $move } es correcta.** ¡Bien visto!
own-mistake-also = También correcta: { $move }.
own-mistake-solution = Mejor: **{ $better }** (flecha continua). Jugaste: { $move } (flecha punteada).
own-mistake-counted = Resuelto { $count } de 3 veces. Vuelve { $when }.
own-mistake-learned = Resuelto tres veces, así que ya no vuelve.
own-mistake-learned-before = Este ya lo has resuelto tres veces, así que no vuelve.
own-mistake-returns = Vuelve { $when }. A partir de entonces cuenta una respuesta correcta.
own-mistakes-none = Ahora no tienes errores que practicar. Abre el **Análisis** de una de tus partidas terminadas: sus errores vuelven aquí a los 1, 7 y 30 días, hasta que los hayas resuelto tres veces.
own-mistakes-later = Errores para practicar más adelante: { $count }. El próximo vuelve { $when }.

## The latest games

button-latest-games = Últimas partidas
latest-none = Todavía no has terminado ninguna partida.
latest-title = **Tus últimas partidas:** { $count }
latest-results = Ganadas: { $won } · empatadas: { $tied } · perdidas: { $lost }
latest-lost = **Cómo perdiste:** { $told }
latest-lost-time = por tiempo { $count }
latest-lost-cut-offs = por piezas aisladas { $count }
latest-lost-moves = por falta de jugadas { $count }
latest-lost-other = de otro modo { $count }
latest-means-cut-offs = Por piezas aisladas: si no hubiera quedado aislada ninguna, no habrías perdido.
latest-means-moves = Por falta de jugadas: tu rival hizo sin ti al menos las tres últimas jugadas.
latest-unreviewed = No has abierto el análisis de ninguna de estas partidas, así que no sé dónde dejaste escapar la victoria.
latest-given-away = **Probabilidad que pierdes por partida**, en puntos (partidas analizadas: { $count }): { $told }
latest-turned = **Dónde se torcieron las partidas perdidas:** { $told }
latest-part-beginning = apertura { $figure }
latest-part-middle = medio juego { $figure }
latest-part-ending = final { $figure }
latest-means-parts = Apertura: al menos 33 pilas en el tablero. Medio juego: de 17 a 32. Final: 16 como mucho.
latest-focus-cut-offs = **Para practicar:** antes de cada jugada, busca pilas tuyas que dependan de una sola conexión con una pieza DVONN.
latest-focus-moves = **Para practicar:** guarda pilas pequeñas en el borde, para tener jugadas cuando tu rival no tenga ninguna.
latest-focus-time = **Para practicar:** elige un ritmo más lento, o planea jugadas para cuando no vayas a estar.
latest-focus-beginning = **Para practicar:** la apertura. Tómate tu tiempo en las primeras jugadas, cuando casi ninguna pila puede moverse.
latest-focus-middle = **Para practicar:** el medio juego. Antes de cada jugada, busca la mejor respuesta de tu rival.
latest-focus-ending = **Para practicar:** el final. Antes de jugar, cuenta las jugadas que le quedan a cada bando.
latest-focus-review = **Para practicar:** abre el **Análisis** de tus partidas. Así podré decirte más aquí.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Tus propios errores como ejercicios: ¿qué era mejor?

## People and servers

kept-mistakes = Errores de tus análisis, para practicar: { $count }

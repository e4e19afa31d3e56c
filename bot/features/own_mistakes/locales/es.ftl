## Find it yourself

button-own-mistakes = Encuéntrala tú
button-own-mistakes-next = Siguiente error
button-own-mistakes-all = Mis errores
own-mistakes-title = **Encuéntrala tú:** tus errores como ejercicios
own-mistake-task = **¿Qué era mejor aquí?** Juegan las { colour }. Jugaste { $move } (flecha punteada).
own-mistake-from = Partida { $match } contra { $opponent }, { $date } · jugada { $ply }
own-mistake-solved-before = resuelto hasta ahora: { $count } de 3
own-mistake-wrong = ❌ **Hay algo mejor que { $move }.**
own-mistake-again = ❌ **{ $move } es lo que jugaste entonces.**
own-mistake-right = ✅ **{ $move } es correcta.** ¡Bien visto!
own-mistake-also = { $move } también habría sido correcta.
own-mistake-solution = **{ $better }** (flecha continua) era mejor que { $move } (flecha punteada).
own-mistake-counted = Resuelto { $count } de 3 veces. Vuelve { $when }.
own-mistake-learned = Resuelto tres veces: ya no vuelve.
own-mistake-learned-before = Este ya lo has resuelto tres veces: no vuelve.
own-mistake-returns = Vuelve { $when }; desde entonces cuenta una respuesta correcta.
own-mistakes-none = No hay errores pendientes. Mira el **Análisis** de una de tus partidas terminadas: sus errores vuelven aquí a los 1, 7 y 30 días, hasta que los hayas resuelto tres veces.
own-mistakes-later = Errores pendientes: { $count }. El próximo vuelve { $when }.

## The latest games

button-latest-games = Últimas partidas
latest-none = Todavía no has terminado ninguna partida.
latest-title = **Tus últimas partidas:** { $count }
latest-results = ganadas: { $won } · empates: { $tied } · perdidas: { $lost }
latest-lost = **Cómo perdiste:** { $told }
latest-lost-time = por tiempo { $count }
latest-lost-cut-offs = por aislamientos { $count }
latest-lost-moves = sin jugadas { $count }
latest-lost-other = de otro modo { $count }
latest-means-cut-offs = Por aislamientos: sin las piezas aisladas de ambos bandos, no habrías perdido.
latest-means-moves = Sin jugadas: el otro bando hizo solo las tres últimas jugadas o más.
latest-unreviewed = No has mirado el análisis de ninguna: no sé dónde perdiste probabilidad.
latest-given-away = **Probabilidad de ganar perdida por partida**, en puntos, por tus errores en { $count ->
    [one] { $count } partida analizada
   *[other] { $count } partidas analizadas
  }: { $told }
latest-turned = **Dónde se torcieron las partidas perdidas:** { $told }
latest-part-beginning = principio { $figure }
latest-part-middle = medio { $figure }
latest-part-ending = final { $figure }
latest-means-parts = Principio: al menos 33 pilas en el tablero. Medio: de 17 a 32. Final: 16 como mucho.
latest-focus-cut-offs = **Para practicar:** antes de cada jugada, busca tus pilas unidas a una pieza DVONN por un solo enlace.
latest-focus-moves = **Para practicar:** guarda pilas pequeñas en el borde, para tener jugadas cuando el otro bando no tenga.
latest-focus-time = **Para practicar:** elige un ritmo más lento, o planea jugadas cuando no vayas a estar.
latest-focus-beginning = **Para practicar:** el principio. Tómate tiempo en las primeras jugadas, cuando casi todas las pilas están bloqueadas.
latest-focus-middle = **Para practicar:** el medio. Antes de cada jugada, busca la mejor respuesta del otro bando.
latest-focus-ending = **Para practicar:** el final. Cuenta las últimas jugadas de ambos bandos hasta el final antes de jugar.
latest-focus-review = **Para practicar:** mira el **Análisis** de tus partidas; así podré decirte más aquí.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Tus propios errores como ejercicios: ¿qué era mejor?

## Watching

daily-lost-notice = { $server }: ya no hay ejercicio del día.
daily-lost = Ya no puedo escribir en { $channel }. Para activarlo de nuevo, usa `/dvonn-admin settings`.
daily-lost-permissions = Me faltan permisos en { $channel }: { $permissions }. Concédelos y actívalo de nuevo con `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Siguiente ejercicio
puzzle-solution-counts = ver la solución cuenta como error
puzzle-task = Juegan las { colour }: solo una jugada gana. Encuéntrala.
puzzle-card = Juegan las { colour }: solo una jugada gana. ¿Quién la encuentra?
puzzle-name = **Ejercicio { $number }.**
puzzle-name-own = **Ejercicio { $number }, de las partidas de este servidor.**
puzzle-card-heading = 🧩 **Un ejercicio para todo el mundo**
puzzle-card-daily = 🧩 **Ejercicio del día**
puzzle-card-until = Tus intentos solo los ves tú. La solución aparece { $until }.
puzzle-card-found = ✅ **{ $count ->
    [one] Resuelto por { $count } persona
   *[other] Resuelto por { $count } personas
  }:** { $named }
puzzle-card-found-further = ✅ **{ $count ->
    [one] Resuelto por { $count } persona
   *[other] Resuelto por { $count } personas
  }:** { $named } y { $others ->
    [one] { $others } persona más
   *[other] { $others } personas más
  }
puzzle-card-unsolved = Esta vez nadie lo ha resuelto aquí.
puzzle-shared-later = Discord va lento ahora mismo. El ejercicio aparecerá en este canal en cuanto pueda.
button-puzzle-solve = Resolver
button-puzzle-back = Volver al ejercicio
puzzle-solver = Tu puntuación en ejercicios: { $rating } · resueltos { $solved } de { $tried }.
puzzle-longest = Racha más larga: { $count }.
puzzle-solved = ✅ **{ $move } gana.** ¡Bien visto!
puzzle-solution = **{ $move }** es la única jugada que gana.
puzzle-motif-self-cut = **Aislamiento propio.** La jugada aísla piezas de su propio bando. Solo parece una pérdida.
puzzle-motif-sacrifice = **Sacrificio.** La jugada deja que el otro bando se quede con varias piezas o las aísle.
puzzle-motif-zugzwang = **Zugzwang.** El otro bando tiene que jugar. Si pudiera pasar, no perdería.
puzzle-motif-bridge = **Puente abandonado.** La jugada rompe la conexión entre dos grupos de pilas.
puzzle-motif-dvonn = **Una pieza DVONN se aleja.** Las piezas que estaban conectadas con ella quedan aisladas.
puzzle-motif-rescue = **Rescate.** El otro bando estaba a punto de quedarse con varias piezas o de aislarlas.
puzzle-motif-last-stack = **Las últimas jugadas.** El otro bando se queda sin jugadas y solo puede pasar.
puzzle-motif-cut-off = **Aislamiento.** La jugada aísla enseguida varias piezas del otro bando.
puzzle-motif-prepared-cut = **Aislamiento preparado.** Una jugada posterior aísla varias piezas del otro bando.
puzzle-motif-height = **La altura justa.** Con su próxima jugada, la nueva pila se queda con una pila alta.
puzzle-motif-quiet = **Jugada tranquila.** No se queda con nada ni aísla nada.
puzzle-motif-count = **Recuento.** Todo depende de dónde caen las últimas pilas.
puzzle-rating = Puntuación de este ejercicio: { $rating }
puzzle-rating-estimated = Puntuación de este ejercicio: { $rating } (estimada)
puzzle-first-tries = resuelto al primer intento: { $solved } de { $tried }
puzzle-missed = ❌ **{ $move } no gana.**
puzzle-rated = Tu puntuación en ejercicios: **{ $rating }** ({ $change }).
puzzle-streak = Ya van { $count } seguidos.
puzzle-uncounted = Tu puntuación en ejercicios se queda en **{ $rating }**, porque solo cuenta el primer intento.
button-share-result = Compartir mi resultado
puzzle-result-first = 🧩 { $player }: **Ejercicio { $number } · primer intento**
puzzle-result = 🧩 { $player }: **Ejercicio { $number } · intento { $count }**
puzzle-result-shared-before = No hay nada que compartir: ya has compartido este resultado, o no era aquí el ejercicio del día cuando lo resolviste.
month-heading = 🧩 **Ejercicios del día** · { $month }
month-row = al primer intento: { $firsts } · errores: { $misses }
month-empty = Este mes nadie ha resuelto todavía ninguno al primer intento.
month-before = **El mes anterior:** { $told }
month-own = **Tú:** { $figures }
month-own-hidden = Otras personas no te ven aquí porque tu perfil está oculto. Puedes cambiarlo en `/dvonn preferences`.
month-days-in-a-row = Días seguidos: { $count }. Puedes saltarte uno por semana. Esto solo lo ves tú.
month-rules = Cuentan los ejercicios del día de este servidor resueltos al primer intento. Si hay empate, va delante quien tiene menos errores.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Encontrar la única jugada que gana, en un ejercicio a tu medida
command-club-puzzles = Quién ha resuelto este mes más ejercicios del día al primer intento

## Refusals

refused-puzzle-open-here = Ya hay un ejercicio abierto en este canal. Su solución aparece { $until }. Después podrás compartir el siguiente.
refused-puzzle-open-elsewhere = Tu ejercicio en { $channel } sigue abierto. Su solución aparece { $until }. Después podrás compartir el siguiente.

## People and servers

kept-puzzles = Ejercicios intentados, con tu puntuación en ejercicios: { $count }

## Standing messages

standing-puzzles = Ejercicios del mes

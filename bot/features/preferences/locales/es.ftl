## People and servers

preferences-heading = **Tus preferencias**
preferences-no-quiet-hours = **Horas de silencio:** ninguna
preferences-quiet-hours = **Horas de silencio:** de { $start } a { $end } ({ $zone }). Los avisos esperan hasta que terminen.
preferences-daily = **Mensaje del día:** a las { $hour } ({ $zone }), por mensaje directo, si hay partidas esperando
preferences-pictures = **Páginas privadas y mensajes directos:** con imágenes
preferences-words = **Páginas privadas y mensajes directos:** en palabras, sin imágenes
preferences-turned = **Tablero:** girado en tus propias imágenes, con la fila 5 abajo
preferences-not-turned = **Tablero:** fila 1 abajo, como lo ve todo el mundo
preferences-asked = **Antes de una jugada:** preguntar siempre
preferences-not-asked = **Antes de una jugada:** preguntar solo si aísla pilas tuyas y no gana nada
preferences-chances = **Probabilidad de ganar en partidas terminadas:** se muestra en **Historial**
preferences-no-chances = **Probabilidad de ganar en partidas terminadas:** oculta
ping-when-each = Avísame en cada turno
ping-when-first = Avísame solo si no me espera otra partida
ping-when-daily = Avísame una vez al día
ping-when-daily-means = Salvo partidas en vivo, desafíos y tiempo a punto de acabar
ping-when-never = No me avises nunca
ping-when-never-means = Ni de desafíos ni cuando se me acabe el tiempo
challenges-from-everybody = Cualquiera puede desafiarme
challenges-from-played = Solo puede desafiarme quien ya jugó conmigo
challenges-from-nobody = Nadie puede desafiarme
challenges-from-nobody-means = Sí puedo desafiar a otra gente y aceptar desafíos abiertos
ping-by-automatic = Avísame como el servidor
ping-by-automatic-means = En el canal, o por mensaje directo si cada mensaje avisa a todo el mundo
ping-by-channel = Avísame en el canal
ping-by-direct = Avísame por mensaje directo
ping-by-direct-means = Si los mensajes directos no me llegan, el tablero me menciona
language-as-discord = Idioma: el de mi Discord
theme-walnut = Imágenes solo para mí: nogal
theme-contrast = Imágenes solo para mí: alto contraste
button-quiet-hours = Cambiar horas…
button-no-quiet-hours = Sin horas de silencio
button-daily-hour = Cambiar la hora…
button-turn = Girar el tablero
button-turn-back = Tablero sin girar
button-words = Sin imágenes
button-pictures = Con imágenes
button-do-ask = Preguntar siempre
button-do-not-ask = Preguntar menos
button-show-chances = Mostrar probabilidades
preferences-not-private = **Tu perfil:** otras personas lo ven, con las partidas que ya pueden ver
preferences-private = **Tu perfil:** otras personas solo ven sus propias partidas contigo, y no estás en ninguna tabla
button-close-profile = Ocultar mi perfil
button-open-profile = Mostrar mi perfil
button-hide-chances = Ocultar probabilidades
form-quiet-hours = Horas de silencio
form-quiet-from = De
form-quiet-until = A
form-quiet-zone = Zona horaria
form-quiet-zone-explanation = Continente/Ciudad en inglés, como Europe/Madrid, o solo la ciudad, como Bogotá
form-daily = Mensaje del día
form-daily-hour = Hora

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Ajustar tus avisos, horas de silencio, quién puede desafiarte y tus imágenes

## People and servers

preferences-heading = **Tus preferencias**
preferences-no-quiet-hours = **Horas de silencio:** ninguna
preferences-quiet-hours = **Horas de silencio:** de { $start } a { $end } ({ $zone }). Los avisos de esas horas esperan hasta que terminen.
preferences-pictures = **Páginas privadas y mensajes directos:** con imágenes
preferences-words = **Páginas privadas y mensajes directos:** con palabras, sin imágenes
preferences-turned = **Tablero:** girado en tus imágenes, con la fila 5 abajo
preferences-not-turned = **Tablero:** con la fila 1 abajo, como lo ve todo el mundo
preferences-asked = **Antes de una jugada:** siempre pregunto
preferences-not-asked = **Antes de una jugada:** solo pregunto si aísla pilas tuyas
preferences-chances = **Probabilidad de ganar en partidas terminadas:** visible, en **Historial**
preferences-no-chances = **Probabilidad de ganar en partidas terminadas:** oculta
ping-when-each = Avísame en cada turno
ping-when-first = Avísame solo si no me espera nada más
ping-when-never = No me avises nunca
ping-when-never-means = Ni de desafíos, ni antes de que se acabe mi tiempo
challenges-from-everybody = Cualquiera puede desafiarme
challenges-from-played = Solo puede desafiarme quien ya jugó conmigo
challenges-from-nobody = Nadie puede desafiarme
challenges-from-nobody-means = Aún puedo desafiar a otra gente y aceptar desafíos abiertos
ping-by-channel = Avísame en el canal
ping-by-direct = Avísame por mensaje directo
ping-by-direct-means = Si los mensajes directos no me llegan, me menciona el tablero
language-as-discord = Idioma: como en mi Discord
theme-walnut = Mis imágenes: nogal
theme-contrast = Mis imágenes: alto contraste
button-quiet-hours = Cambiar horas…
button-no-quiet-hours = Sin horas de silencio
button-turn = Girar tablero
button-turn-back = Girar de vuelta
button-words = Solo palabras
button-pictures = Ver imágenes
button-do-ask = Preguntar siempre
button-do-not-ask = Preguntar menos
button-show-chances = Con probabilidad
preferences-not-private = **Tu perfil:** los demás lo ven con las partidas que pueden ver
preferences-private = **Tu perfil:** los demás solo ven sus propias partidas contigo; no estás en ninguna tabla
button-close-profile = Ocultar mi perfil
button-open-profile = Mostrar mi perfil
button-hide-chances = Sin probabilidad
form-quiet-hours = Horas de silencio
form-quiet-from = Desde
form-quiet-until = Hasta
form-quiet-zone = Zona horaria
form-quiet-zone-explanation = En inglés, como Europe/Madrid, o solo la ciudad, como Bogotá

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Cuándo te aviso, horas de silencio, quién puede desafiarte, y tus imágenes

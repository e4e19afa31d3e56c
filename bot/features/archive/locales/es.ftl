## The archive

archive-heading = **Archivo**
archive-none = No hay partidas terminadas que puedas ver y que respondan a esta búsqueda.
archive-none-here = Ninguna por ahora. Quizá haya alguna más antigua.
archive-won = ganadas
archive-lost = perdidas
archive-tied = empatadas
archive-white = ganaron las Blancas
archive-black = ganaron las Negras
archive-setup-full = piezas colocadas por turnos
archive-setup-random = piezas colocadas al azar
archive-setup-record = desde una posición
archive-length-short = hasta 40 jugadas
archive-length-medium = de 41 a 80 jugadas
archive-length-long = más de 80 jugadas
archive-exported = Partidas: { $count }, primero la más reciente. Para leer una sola, usa `/dvonn import`.
ask-archived = Abrir una partida
button-newer = Más nuevas
button-older = Más antiguas
button-archive-export = Exportar a un archivo

## Commands

command-club-archive = Partidas terminadas entre personas: por persona, resultado, colocación, longitud y fecha
name-result = resultado
name-length = longitud
name-date = fecha
option-archive-player = De quién son las partidas. Vacío: todas
option-archive-result = Cómo acabaron, desde el punto de vista de esa persona
option-archive-setup = Cómo se llenó el tablero
option-archive-length = Las jugadas de los dos bandos en total
option-archive-date = Cuándo acabaron: 2026, 03/2026 o 14/03/2026

## Refusals

refused-not-a-period = No puedo leer “{ $text }” como fecha. Escribe un año, un mes o un día: 2026, 03/2026 o 14/03/2026.

## Buttons

button-record = Exportar
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jugar desde aquí
button-to-record = Volver a la notación

## Menus of people and messages: names have at most 32 characters

menu-read = Leer como notación de DVONN

## Records

ask-format = **Notación de la partida { $match }:** ¿en qué formato la quieres?
record-exported = **Notación de la partida { $match }**
begin-from = { $title } · Partida nueva desde aquí, { $ply ->
    [0] desde el principio
    [one] tras { $ply } jugada
   *[other] tras { $ply } jugadas
  }. { $sign } Juegan las { colour }.
begin-from-opponent = Elige tu color y después a tu rival. La partida empieza cuando acepte.
begin-from-computer = Juegas contra mí. Elige un nivel y tu color, y empezamos.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Leer una notación, recorrerla o empezar una partida desde cualquier posición

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = texto
name-file = archivo

option-text = La notación como texto: Little Golem, SGF o JSON
option-file = La notación como archivo, 64 kB como máximo

## Refusals

refused-no-record-in-message = Este mensaje no tiene texto ni archivo. Puedo leer notaciones en el texto, en un bloque de código o en un archivo: texto de Little Golem, SGF o JSON.
flaw-place = No puedo leer esta notación. Mira la línea { $line }, columna { $column }.
flaw-field = No puedo leer esta notación. Mira “{ $field }”.
flaw-illegal = Jugada que ahí no es posible: { $move }.
expected-space = Se esperaba: una casilla del tablero, como c3.
expected-move = Se esperaba: una jugada, como c3, c3d4 o pass.
expected-end = Se esperaba: el final. La partida o su notación ya ha terminado ahí.
expected-stack = Se esperaba: una pila con las letras W, B y D, o un punto para una casilla vacía.
expected-next-space = Se esperaba: una coma y la casilla siguiente.
expected-next-row = Se esperaba: una barra y la fila siguiente.
expected-blank = Se esperaba: un espacio.
expected-turn = Se esperaba: w o b, según a quién le toca.
expected-phase = Se esperaba: p o s, para colocar o apilar.
expected-position = Se esperaba: una posición en una sola línea que pueda darse en una partida.
expected-header-value = Se esperaba: un valor entre corchetes.
expected-header = Este encabezado aparece dos veces. Borra uno.
expected-header-name = Se esperaba: el nombre de un encabezado, solo con letras de la A a la Z. No valen los nombres que ya usan las notaciones.
expected-move-number = Se esperaba: el número del turno siguiente.
expected-legal-move = Se esperaba: una jugada que permitan las reglas.
expected-other-colour = Ahí le toca al otro color.
expected-player = Se esperaba: quién hace la jugada, W o B (en Boardspace: P0 o P1).
expected-time = Se esperaba: una hora, como 2025-03-01T18:30:00Z.
expected-result = Este resultado contradice las jugadas. Un resultado se escribe como W+5, B+R, W+T, Draw o Void.
expected-character = Ahí hay un carácter dañado. Guarda el archivo como texto sin formato en UTF-8.
expected-tree = Se esperaba: un paréntesis de apertura. SGF empieza con uno.
expected-node = Se esperaba: un punto y coma.
expected-property = Se esperaba: una propiedad, un punto y coma o un paréntesis. Un nodo puede tener cada propiedad una sola vez.
expected-parenthesis = Se esperaba: un paréntesis. Quizá falte uno al final.
expected-one-value = Se esperaba: un solo valor para esta propiedad.
expected-game = Esta es la notación de otro juego. DVONN tiene ahí el número 37.
expected-step = Se esperaba: un paso de un turno, como dropb E 4, pickb E 4, move E 4 F 4, pass o done.
expected-json = Se esperaba: JSON. Quizá falte o sobre una coma, una comilla o un corchete.
expected-object = Se esperaba: un objeto entre llaves.
expected-list = Se esperaba: una lista entre corchetes.
expected-string = Se esperaba: un texto entre comillas dobles.
expected-member = Se esperaba: uno de los nombres version, headers, start, moves y result, cada uno una sola vez.
expected-move-member = Se esperaba: uno de los nombres move y time, cada uno una sola vez.
expected-version = Se esperaba: la versión 1 del formato.
expected-moves = Se esperaba: la lista de jugadas.
refused-no-record-given = Añade una notación, como `texto` o como `archivo`.
refused-record-too-large = Esa notación es demasiado larga. Puedo leer { $limit } kB como máximo.
refused-file-not-given = Discord no me ha dado ese archivo. Inténtalo de nuevo en un momento, o pega la notación como texto.
refused-record-not-text = Ese archivo no es texto sin formato. Guarda la notación como texto en UTF-8 e inténtalo de nuevo.

## People and servers

kept-imports = Notaciones importadas (se guardan 7 días): { $count }

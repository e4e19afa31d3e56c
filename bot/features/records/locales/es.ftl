## Buttons

button-record = Exportar
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
expected-here = Se esperaba aquí: { $examples }.
expected-end = Se esperaba: el final. La partida o su notación ya ha terminado ahí.
expected-blank = Se esperaba: un espacio.
expected-position = Se esperaba: una posición en una sola línea que pueda darse en una partida.
expected-once = Esto aparece dos veces, pero solo puede aparecer una. Borra uno.
expected-header-name = Se esperaba: el nombre de un encabezado, solo con letras de la A a la Z. No valen los nombres que ya usan las notaciones.
expected-move-number = Se esperaba: el número del turno siguiente.
expected-legal-move = Se esperaba: una jugada que permitan las reglas.
expected-other-colour = Ahí le toca al otro color.
expected-result = Este resultado contradice las jugadas. Un resultado se escribe como W+5, B+R, W+T, Draw o Void.
expected-character = Ahí hay un carácter dañado. Guarda el archivo como texto sin formato en UTF-8.
expected-game = Esta es la notación de otro juego. En SGF, DVONN es GM[37].
expected-json = Se esperaba: JSON. Quizá falte o sobre una coma, una comilla o un corchete.
refused-no-record-given = Añade una notación, como `texto` o como `archivo`.
refused-record-too-large = Esa notación es demasiado larga. Puedo leer { $limit } kB como máximo.
refused-file-not-given = Discord no me ha dado ese archivo. Inténtalo de nuevo en un momento, o pega la notación como texto.
refused-record-not-text = Ese archivo no es texto sin formato. Guarda la notación como texto en UTF-8 e inténtalo de nuevo.

## People and servers

kept-imports = Notaciones importadas (se guardan 7 días): { $count }

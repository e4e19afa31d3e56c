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

## Trying moves out

button-try-out = Probar jugadas
button-chances = Probabilidades
button-keep-line = Guardar
button-rename-line = Renombrar
button-drop-line = Borrar
button-share-line = Compartir imagen
button-animate-line = Compartir animación
button-lines = Mis variantes
form-line-name = Guardar esta variante
field-line-name = Nombre
ask-line = Abrir una variante
try-unnamed = **Probar jugadas**
try-task = probando jugadas
try-from = { $title }, { $ply ->
    [0] desde el principio
   *[other] tras la jugada { $ply }
  }
try-start = { $left ->
    [0] Juega por los dos bandos, hasta donde quieras.
   *[other] Aquí empieza tu variante. Pulsa ▶️, o haz otras jugadas.
  }
try-alone = Nada de esto se juega en tu partida, y solo lo ves tú.
try-step = Jugada { $at } de { $last }: { $told }
try-to-move = { $sign } Juegan las { colour }
try-to-place-dvonn = { $sign } Las { colour } colocan una pieza DVONN
try-to-place = { $sign } Las { colour } colocan una pieza
try-to-pass = { $sign } Las { colour } no tienen jugadas y pasan. Pulsa ▶️.
try-resumed = Esta es tu variante de la última vez.
try-no-moves = Aún no hay jugadas. Vuelve y haz algunas, por los dos bandos.
try-earlier = Primeras jugadas ({ $count }): { $moves }
try-caption = { $match ->
    [0] De una partida anotada
   *[other] De la partida { $match }
  }, { $ply ->
    [0] desde el principio
   *[other] tras la jugada { $ply }
  }
try-told = Jugadas probadas: { $moves }.
lines-none = Aún no tienes variantes guardadas. Pulsa **Probar jugadas** en el **Historial** de una partida, haz jugadas por los dos bandos y pulsa después **Más** y **Guardar**.
lines-heading = **Tus variantes** ({ $count } de { $most })
lines-of-record = De una partida anotada
shared-line = { $player } comparte una variante para pensar:
done-line-kept = ✅ Guardada. La encontrarás en **Mis variantes**.
done-line-dropped = Borrada de tus variantes. Aquí sigue abierta, y **Guardar** la recupera.

## Refusals

refused-no-such-line = Esta variante se ha borrado. Para empezar otra, pulsa **Probar jugadas** en **Historial**. Tus otras variantes están allí, en **Más**: **Mis variantes**.
refused-too-many-lines = Ya tienes { $most } variantes guardadas, el máximo. Esta sigue abierta: borra otra que ya no necesites y guárdala después.
refused-line-in-play = La partida { $match } aún no ha terminado, así que no puedes compartir esta variante. Podrás hacerlo cuando termine.
refused-nothing-to-try = En esta posición la partida ya ha terminado, así que no hay jugadas que probar. Vuelve una o dos jugadas atrás.

## People and servers

kept-lines = Variantes guardadas: { $count }

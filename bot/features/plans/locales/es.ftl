## Buttons

button-plan = Planear
button-your-plan = Tu plan
button-drop-plan = Borrar el plan
button-plan-line = Planear esto

## Plans

plan-of = tu plan, { $count } de { $most } respuestas
plan-none = sin plan
plan-goes-on = Se borran las respuestas a jugadas que no se hagan. El resto se queda.
plan-begins = Te toca. Haz tú la primera jugada de tu plan, y las respuestas que siguen se quedan.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs }: { $own }
plan-line-beside = **{ $number }** O si { $theirs }: { $own }
plan-line-then = **{ $number }** Después, si { $theirs }: { $own }
plan-line-after = **{ $number }** O, tras { $after }, si { $theirs }: { $own }
plan-line-begin = **{ $number }** Cuando hayas jugado { $own }
plan-they-pass = tu rival pasa
plan-you-pass = pasar
plan-resign = abandonar
option-reply = { $number }: si { $theirs }: { $own }
option-begin = { $number }: cuando hayas jugado { $own }
plan-waits = Guardado. Solo lo ves tú. Empieza cuando hagas su primera jugada.
plan-replaced = Respuesta sustituida: **{ $own }**, con todo lo que la seguía.
plan-how = Para planear, haz aquí la jugada que esperas de { $opponent } y después tu respuesta. Luego pulsa **Planear esto**. Si esa es su jugada, responderé al momento por ti.
plan-further = Para responder a otra de sus jugadas, vuelve con ◀️, haz esa jugada y tu respuesta, y pulsa **Planear esto** otra vez.
ask-drop-reply = Borrar una respuesta

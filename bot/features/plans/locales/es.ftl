## Buttons

button-plan = Planear
button-your-plan = Tu plan
button-drop-plan = Borrar el plan
button-plan-line = Planear esto

## Plans

plan-of = tu plan, { $count } de { $most } respuestas
plan-none = sin plan
plan-goes-on = Lo que no se juegue se borra; lo demás se queda.
plan-begins = Te toca: haz tú la primera jugada, y lo que le sigue se queda.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs }: { $own }
plan-line-beside = **{ $number }** O si { $theirs }: { $own }
plan-line-then = **{ $number }** después, si { $theirs }: { $own }
plan-line-after = **{ $number }** o, tras { $after }, si { $theirs }: { $own }
plan-line-begin = **{ $number }** Cuando hayas jugado { $own }
plan-they-pass = tu rival pasa
plan-you-pass = pasar
plan-resign = abandonar
option-reply = { $number }: si { $theirs }: { $own }
option-begin = { $number }: cuando hayas jugado { $own }
plan-waits = Guardado; solo lo ves tú. Espera a que hagas su primera jugada.
plan-replaced = Respuesta sustituida: **{ $own }**, con todo lo que la seguía.
plan-how = Para planear, haz aquí las próximas jugadas de los dos bandos y pulsa **Planear esto**. Si { $opponent } juega como en tu variante, responderé al momento con tus jugadas.
plan-further = Para responder a otra jugada de tu rival, vuelve con ◀, haz esa jugada y tu respuesta, y pulsa otra vez **Planear esto**.
plan-moved = Ahora los planes se hacen con **Probar jugadas**.
ask-drop-reply = Borrar una respuesta

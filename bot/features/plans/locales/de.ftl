## Buttons

button-plan = Vorausplanen
button-your-plan = Dein Plan
button-drop-plan = Plan verwerfen
button-plan-line = Das planen

## Pläne

plan-of = dein Plan, { $count } von { $most } Antworten
plan-none = kein Plan
plan-goes-on = Was nicht gespielt wird, fällt weg; der Rest bleibt.
plan-begins = Du bist am Zug: Spiel den ersten Zug selbst, dann bleibt, was auf ihn folgt.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Auf { $theirs }: { $own }
plan-line-beside = **{ $number }** Oder auf { $theirs }: { $own }
plan-line-then = **{ $number }** dann auf { $theirs }: { $own }
plan-line-after = **{ $number }** oder, nach { $after }, auf { $theirs }: { $own }
plan-line-begin = **{ $number }** Sobald du { $own } gespielt hast
plan-they-pass = Passen
plan-you-pass = passen
plan-resign = aufgeben
option-reply = { $number }: auf { $theirs }: { $own }
option-begin = { $number }: sobald du { $own } gespielt hast
plan-waits = Gespeichert; nur du siehst es. Es wartet, bis du den ersten Zug gespielt hast.
plan-replaced = Ersetzte Antwort: **{ $own }**, mit allem, was darauf folgte.
plan-how = Zum Vorausplanen ziehst du hier für beide Seiten und drückst dann **Das planen**. Spielt { $opponent } wie in deiner Zugfolge, antworte ich sofort mit deinen Zügen.
plan-further = Für einen anderen gegnerischen Zug geh mit ◀ zurück, spiel ihn und deine Antwort, und drück wieder **Das planen**.
plan-moved = Pläne entstehen jetzt unter **Testen**.
ask-drop-reply = Eine Antwort verwerfen

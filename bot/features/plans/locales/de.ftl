## Buttons

button-plan = Vorausplanen
button-your-plan = Dein Plan
button-drop-plan = Plan löschen
button-plan-line = Einplanen

## Pläne

plan-of = dein Plan, { $count } von { $most } Antworten
plan-none = kein Plan
plan-goes-on = Antworten auf Züge, die nicht gespielt werden, fallen weg. Der Rest bleibt.
plan-begins = Du bist am Zug. Spiel den ersten Zug deines Plans selbst, dann bleiben die Antworten danach.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Auf { $theirs }: { $own }
plan-line-beside = **{ $number }** Oder auf { $theirs }: { $own }
plan-line-then = **{ $number }** Dann auf { $theirs }: { $own }
plan-line-after = **{ $number }** Oder, nach { $after }, auf { $theirs }: { $own }
plan-line-begin = **{ $number }** Sobald du { $own } gespielt hast
plan-they-pass = Passen
plan-you-pass = passen
plan-resign = aufgeben
option-reply = { $number }: auf { $theirs }: { $own }
option-begin = { $number }: sobald du { $own } gespielt hast
plan-waits = Gespeichert. Nur du siehst es. Der Plan beginnt, wenn du seinen ersten Zug gespielt hast.
plan-replaced = Ersetzte Antwort: **{ $own }**, mit allem, was darauf folgte.
plan-how = Zum Vorausplanen spiel hier den Zug, den du von { $opponent } erwartest, dann deine Antwort, und drück **Einplanen**. Kommt dieser Zug, spiele ich sofort deine Antwort.
plan-further = Für einen anderen gegnerischen Zug geh mit ◀️ zurück, spiel ihn und deine Antwort, und drück wieder **Einplanen**.
ask-drop-reply = Eine Antwort löschen

## Find it yourself

button-own-mistakes = Selbst finden
button-own-mistakes-next = Nächster Fehler
button-own-mistakes-all = Meine Fehler
own-mistakes-title = **Selbst finden:** deine Fehler als Aufgaben
own-mistake-task = **Was war hier besser?** { colour } ist am Zug. Du hast { $move } gespielt (gepunkteter Pfeil).
own-mistake-from = Partie { $match } gegen { $opponent }, { $date } · Zug { $ply }
own-mistake-solved-before = bisher gelöst: { $count } von 3
own-mistake-wrong = ❌ **Es gibt etwas Besseres als { $move }.**
own-mistake-again = ❌ **{ $move } hast du damals gespielt.**
own-mistake-right = ✅ **{ $move } ist richtig.** Gut gesehen!
own-mistake-also = { $move } wäre auch richtig gewesen.
own-mistake-solution = **{ $better }** (durchgezogener Pfeil) war besser als { $move } (gepunkteter Pfeil).
own-mistake-counted = { $count } von 3 Mal gelöst. Dieser Fehler kommt { $when } wieder.
own-mistake-learned = Dreimal gelöst, dieser Fehler kommt also nicht wieder.
own-mistake-learned-before = Diesen Fehler hast du dreimal gelöst, er kommt also nicht wieder.
own-mistake-returns = Dieser Fehler kommt { $when } wieder. Erst dann zählt eine richtige Antwort.
own-mistakes-none = Im Moment gibt es keine Fehler zum Üben. Öffne die **Analyse** einer deiner beendeten Partien: Die Fehler darin kommen hier nach 1, 7 und 30 Tagen wieder, bis du sie dreimal gelöst hast.
own-mistakes-later = Fehler zum Üben für später: { $count }. Der nächste kommt { $when } wieder.

## The latest games

button-latest-games = Letzte Partien
latest-none = Du hast noch keine Partie beendet.
latest-title = **Deine letzten Partien:** { $count }
latest-results = { $won } gewonnen · { $tied } unentschieden · { $lost } verloren
latest-lost = **Wie du verloren hast:** { $told }
latest-lost-time = auf Zeit: { $count }
latest-lost-cut-offs = durch Abtrennungen: { $count }
latest-lost-moves = ohne Züge: { $count }
latest-lost-other = sonst: { $count }
latest-means-cut-offs = Durch Abtrennungen: Ohne die abgetrennten Steine beider Seiten hättest du nicht verloren.
latest-means-moves = Ohne Züge: Die andere Seite hat mindestens die letzten drei Züge allein gemacht.
latest-unreviewed = Du hast von keiner dieser Partien die Analyse geöffnet, deshalb kann ich nicht sagen, wo du Chancen vergeben hast.
latest-given-away = **Vergebene Gewinnchance pro Partie**, in Punkten (analysierte Partien: { $count }): { $told }
latest-turned = **Wo verlorene Partien kippten:** { $told }
latest-part-beginning = Eröffnung: { $figure }
latest-part-middle = Mittelspiel: { $figure }
latest-part-ending = Endspiel: { $figure }
latest-means-parts = Eröffnung: mindestens 33 Stapel auf dem Brett. Mittelspiel: 17 bis 32. Endspiel: höchstens 16.
latest-focus-cut-offs = **Üben:** Such vor jedem Zug deine Stapel, die an einer einzigen Verbindung zu einem DVONN-Stein hängen.
latest-focus-moves = **Üben:** Behalte kleine Stapel am Rand, damit du noch Züge hast, wenn die andere Seite keine mehr hat.
latest-focus-time = **Üben:** Wähle mehr Bedenkzeit, oder plane Züge voraus, wenn du weg bist.
latest-focus-beginning = **Üben:** die Eröffnung. Lass dir Zeit für die ersten Züge, solange die meisten Stapel noch nicht ziehen können.
latest-focus-middle = **Üben:** das Mittelspiel. Such vor jedem Zug die beste Antwort der anderen Seite.
latest-focus-ending = **Üben:** das Endspiel. Zähl vor jedem Zug, wie viele Züge beide Seiten noch haben.
latest-focus-review = **Üben:** Öffne die **Analyse** deiner Partien. Dann kann ich dir hier mehr sagen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Deine eigenen Fehler als Aufgaben: Was war besser?

## Personen und Server

kept-mistakes = Fehler aus deinen Analysen, zum Üben: { $count }

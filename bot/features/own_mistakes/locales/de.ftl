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
own-mistake-learned = Dreimal gelöst: Dieser Fehler kommt nicht wieder.
own-mistake-learned-before = Diesen Fehler hast du dreimal gelöst: Er kommt nicht wieder.
own-mistake-returns = Dieser Fehler kommt { $when } wieder; ab dann zählt eine richtige Antwort.
own-mistakes-none = Kein Fehler wartet. Sieh dir die **Analyse** einer deiner beendeten Partien an: Die Fehler darin kommen hier nach 1, 7 und 30 Tagen wieder, bis du sie dreimal gelöst hast.
own-mistakes-later = Fehler, die warten: { $count }. Der nächste kommt { $when } wieder.

## The latest games

button-latest-games = Letzte Partien
latest-none = Du hast noch keine Partie beendet.
latest-title = **Deine letzten Partien:** { $count }
latest-results = { $won } gewonnen · { $tied } unentschieden · { $lost } verloren
latest-lost = **Wie du verloren hast:** { $told }
latest-lost-time = auf Zeit { $count }
latest-lost-cut-offs = durch Abtrennungen { $count }
latest-lost-moves = ohne Züge { $count }
latest-lost-other = sonst { $count }
latest-means-cut-offs = Durch Abtrennungen: Ohne die Steine, die abgetrennt wurden, deine und die anderen, hättest du nicht verloren.
latest-means-moves = Ohne Züge: Die letzten drei Züge oder mehr hat die andere Seite allein gemacht.
latest-unreviewed = Du hast dir von keiner die Analyse angesehen; darum weiß ich nicht, wo du Chancen vergeben hast.
latest-given-away = **Vergebene Gewinnchance je Partie**, in Punkten, durch deine Fehler in { $count ->
    [one] { $count } analysierten Partie
   *[other] { $count } analysierten Partien
  }: { $told }
latest-turned = **Wo verlorene Partien kippten:** { $told }
latest-part-beginning = Anfang { $figure }
latest-part-middle = Mitte { $figure }
latest-part-ending = Ende { $figure }
latest-means-parts = Anfang: mindestens 33 Stapel auf dem Brett. Mitte: 17 bis 32. Ende: höchstens 16.
latest-focus-cut-offs = **Üben:** Such vor jedem Zug deine Stapel, die nur an einer einzigen Verbindung zu einem DVONN-Stein hängen.
latest-focus-moves = **Üben:** Behalte kleine Stapel am Rand, damit du noch Züge hast, wenn die andere Seite keine mehr hat.
latest-focus-time = **Üben:** Nimm mehr Bedenkzeit, oder plane Züge voraus, wenn du weg bist.
latest-focus-beginning = **Üben:** den Anfang. Lass dir Zeit für die ersten Züge, solange die meisten Stapel noch feststecken.
latest-focus-middle = **Üben:** die Mitte. Such vor jedem Zug die beste Antwort der anderen Seite.
latest-focus-ending = **Üben:** das Ende. Zähl die letzten Züge beider Seiten bis zum Schluss durch, bevor du ziehst.
latest-focus-review = **Üben:** Sieh dir die **Analyse** deiner Partien an; dann kann ich dir hier mehr sagen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Deine eigenen Fehler als Aufgaben: Was war besser?

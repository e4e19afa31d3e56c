## Tipps

button-hint = Tipp
button-hint-move = Zug zeigen
hint-why-cut-off = **Warum:** Die Abtrennung kostet { colour } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  }.
hint-why-cut-off-later = **Warum:** Danach kann { $move } abtrennen und { colour } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } kosten.
hint-why-take = **Warum:** Er übernimmt den { $height }er-Stapel von { colour } auf { $space }.
hint-why-take-piece = **Warum:** Er übernimmt einen Stein von { colour }.
hint-why-stop = **Warum:** Danach hat { colour } keinen Zug.
hint-why-save = **Warum:** Sonst kann { colour } mit { $move } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } abtrennen.
hint-why-save-stack = **Warum:** Sonst übernimmt { $move } den { $height }er-Stapel auf { $space }.
hint-why-free = **Warum:** Er macht den Weg frei für den { $height }er-Stapel auf { $space }.
hint-why-block = **Warum:** Er blockiert den { $height }er-Stapel auf { $space }.
hint-why-freedom = **Warum:** Mögliche Züge danach: Weiß { $white }, Schwarz { $black }. Wenige Züge schaffen mehr.
hint-why-near = **Warum:** Neben einem DVONN-Stein lässt er sich schwer abtrennen.
hint-why-edge = **Warum:** Am Rand wird er nicht so leicht eingeschlossen.
hint-why-later = **Warum:** Sofort ändert sich nichts. Der Vorteil zeigt sich ein paar Züge später.
button-hint-line = Zugfolge zeigen
button-hint-play = { $move } ziehen
hint-stack = 💡 **Tipp:** Sieh dir **{ $space }** an.
hint-row = 💡 **Tipp:** Sieh dir Reihe **{ $row }** an.
hint-move = 💡 **Tipp:** { $told }
hint-line = 💡 **So könnte es weitergehen**, wenn beide gut spielen:
hint-after = Das Brett nach diesen Zügen:
hint-ahead = Meine Schätzung: { colour } liegt am Ende ungefähr { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } vorn.
hint-even = Meine Schätzung: Am Ende liegen beide ungefähr gleichauf.
hint-dvonn = 💡 Für DVONN-Steine gibt es keine Tipps, denn noch weiß niemand, welches Feld das beste ist. Setz ihn, wohin du magst.

## Absagen

refused-no-hints-here = In laufenden Partien zwischen Menschen gibt es keine Tipps. Du bekommst sie gegen mich, wenn du am Zug bist, und in beendeten Partien unter **Verlauf**.
refused-nothing-to-choose = Hier gibt es nur einen möglichen Zug, also auch keinen Tipp. Geh zu einem anderen Zug.

## Tipps

button-hint = Tipp
button-hint-move = Zug zeigen
button-hint-line = Zugfolge zeigen
hint-stack = 💡 **Tipp:** Sieh dir deinen Stapel auf **{ $space }** an.
hint-stack-of = 💡 **Tipp:** Sieh dir { $colour ->
    [white] den weißen
   *[black] den schwarzen
  } Stapel auf **{ $space }** an.
hint-row = 💡 **Tipp:** Sieh dir Reihe **{ $row }** an.
hint-move = 💡 **Tipp:** { $told }
hint-line = 💡 **So könnte es weitergehen**, wenn beide gut spielen:
hint-after = Das Brett nach diesen Zügen:
hint-ahead = Meine Schätzung: { colour } liegt am Ende ungefähr { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } vorn.
hint-even = Meine Schätzung: Am Ende liegen beide ungefähr gleichauf.
hint-dvonn = 💡 Für DVONN-Steine gibt es keinen Tipp: Noch weiß niemand, welches Feld das beste ist. Setz ihn, wohin du magst.

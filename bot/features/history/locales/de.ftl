## Buttons

button-cut-off-before = ⏪ Abtrennung
button-cut-off-after = Abtrennung ⏩
button-replay = Wiederholung
button-replay-last = Nur die letzten 20 Züge
button-replay-all = Die ganze Partie

## Zurückblicken

history-at = { $title } · { $ply ->
    [0] der Anfang{ $left ->
        [0] {""}
        [one] , { $left } Zug folgt
       *[other] , { $left } Züge folgen
      }
   *[other] Zug { $ply } von { $last }
  }
history-given-start = Die Partie beginnt mit einer vorgegebenen Stellung.
history-begun-here = Ab hier haben die beiden aus dieser Partie übernommen.
ask-ply = Zu einem Zug springen
option-start = Der Anfang
option-ply = { $ply }: { colour } { $move }

shared-position = { $player } zeigt eine Stellung:
shared-replay = { $player } zeigt die Partie als Animation:
shared-chart = { $player } zeigt ein Diagramm:

replay-drawing = Ich zeichne Zug für Zug; einen Moment bitte.
replay-span = { $first ->
    [0] der Anfang
   *[other] Züge { $first } bis { $last }
  }
replay-told = { $first ->
    [0] Der Anfang.
   *[other] Züge { $first } bis { $last } nacheinander: { $moves }.
  }
replay-start = Der Anfang.

chart-not-yet = Das Diagramm beginnt, sobald Stapel ziehen.
chart-of-latest = Die letzte Partie, die hier zu Ende ging:
chart-of-running = Hier ist noch keine Partie zu Ende. Diese läuft noch:

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-record-replay = Eine Partie, oder ein Teil davon, als bewegtes Bild
command-record-chart = Eine Partie auf einen Blick: Punkte, abgetrennte Steine und mögliche Züge

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-first = von
name-last = bis

option-first = Ab welchem Zug; 0 ist der Anfang
option-last = Bis zu welchem Zug

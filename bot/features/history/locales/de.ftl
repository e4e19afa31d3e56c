## Buttons

button-replay-last = Nur die letzten 20 Züge
button-replay-all = Die ganze Partie

## Zurückblicken

shared-replay = { $player } zeigt die Partie als Animation:
shared-chart = { $player } zeigt ein Diagramm:
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

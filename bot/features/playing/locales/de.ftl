## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-next = Die Partie öffnen, die am längsten auf deinen Zug wartet
command-move = Einen Zug tippen: setzen oder ziehen. Mögliche Züge werden vorgeschlagen, jeder mit seinen Folgen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-move = zug

option-move = Ein leeres Feld, etwa f3, oder ein Stapel und sein Ziel, etwa d3 c2

## Absagen

refused-not-a-move = „{ $text }“ kann ich nicht als Zug lesen. Gib ein Feld an, um einen Stein zu setzen, etwa f3, oder zwei, um einen Stapel zu ziehen, etwa d3 c2.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-next = Dein nächster Zug: öffnet die Partie, die am längsten auf dich wartet
command-move = Tippend setzen oder ziehen: Erlaubte Züge werden vorgeschlagen, jeder mit seinen Folgen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-move = zug

option-move = Ein freies Feld, etwa f3, oder ein Stapel und wohin er zieht, etwa d3 c2

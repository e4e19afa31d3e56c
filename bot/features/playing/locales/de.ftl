## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-next = Dein nächster Zug: öffnet die Partie, die am längsten auf dich wartet
command-place = Einen Stein auf ein Feld setzen, das du tippst; freie werden vorgeschlagen
command-move = Einen Stapel ziehen: Erlaubte Züge werden vorgeschlagen, jeder mit seinen Folgen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-space = feld
name-source = von
name-target = nach

option-space = Ein freies Feld, zum Beispiel c3
option-from = Das Feld deines Stapels, zum Beispiel c3
option-to = Das Feld, auf das er zieht

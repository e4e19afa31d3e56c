## Buttons

button-place = Stein setzen
button-back-to-panel = Zurück zu deinem Zug
button-next = Nächste Partie

## Ziehen

panel-heading = **Partie { $match }:** { $task }.

## Pläne

plan-no-spaces = **Partie { $match }: Noch ist nichts geplant.** Wähle eine Reihe, dann ein Feld: Dort setze ich, sobald du am Zug bist.
plan-spaces = **Partie { $match }: dein Plan.** Wenn du am Zug bist, setze ich auf das erste dieser Felder, das frei ist: { $spaces }.
plan-placed = Du warst schon am Zug, also habe ich **{ $spaces }** gleich für dich gespielt.

## Der Computer

panel-computer-thinks = Ich überlege; mein Zug erscheint gleich hier.

## Private Antworten

done-played = **{ $move }** ist gespielt.
done-answered = { $opponent } hatte die Antwort vorausgeplant und ist schon gezogen.
next-none-anywhere = Nirgends wartet eine Partie auf dich. Genieß die Ruhe, oder fang eine an: `/dvonn challenge` geht hier gegen mich, in einem Kanal auf einem Server gegen andere.
next-none = Keine Partie wartet auf dich. Genieß die Ruhe, oder starte eine mit `/dvonn challenge`.

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

## Buttons

button-plan = Vorausplanen
button-drop-plan = Plan verwerfen
button-drop-branch = Antwort verwerfen
button-whole-plan = Ganzer Plan
button-plan-line = Das planen
button-plan-on = Weiterplanen
button-resign-there = Dort aufgeben

## Ziehen

ask-target = Wähle das Ziel

## Pläne

plan-no-replies = **Partie { $match }: Noch ist nichts geplant.** Wähle einen Zug, den { $opponent } spielen könnte, dann deine Antwort: Ich spiele sie sofort.
plan-replies = **Partie { $match }: dein Plan für die nächsten Züge von { $opponent }** ({ $count } von { $most } Antworten). Was nicht gespielt wird, fällt weg; der Rest bleibt.
plan-begins = **Partie { $match }: dein Plan ab deinem Zug** ({ $count } von { $most } Antworten). Du bist am Zug: Spiel den ersten Zug selbst, dann bleibt, was auf ihn folgt.
plan-at-reply = **Partie { $match }: Antwort { $number } deines Plans.** Das Brett zeigt die Stellung danach; was du hier hinzufügst, folgt auf sie.
plan-at-end = **Partie { $match }: Antwort { $number } deines Plans.** Mit ihr endet die Partie, also kann nichts mehr folgen.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Auf { $theirs }: { $own }
plan-line-beside = **{ $number }** Oder auf { $theirs }: { $own }
plan-line-then = **{ $number }** dann auf { $theirs }: { $own }
plan-line-after = **{ $number }** oder, nach { $after }, auf { $theirs }: { $own }
plan-line-begin = **{ $number }** Sobald du { $own } gespielt hast
plan-they-pass = ein Passen
plan-you-pass = passen
plan-resign = aufgeben
words-for-pass = passen passe passt
words-for-resign = aufgeben aufgabe
option-reply = { $number }: auf { $theirs }: { $own }
option-begin = { $number }: sobald du { $own } gespielt hast
plan-waits = Gespeichert; nur du siehst es. Es wartet, bis du den ersten Zug gespielt hast.
plan-replaced = Deine bisherige Antwort { $own } und alles, was auf sie folgte, fällt dafür weg.
plan-their-stack = Wenn **{ $space }** gezogen wird …
plan-theirs = Auf **{ $theirs }** spiele ich …
plan-no-answer = Nach **{ $theirs }** hast du keinen Zug, der sich planen lässt.
plan-passed = Nach **{ $theirs }** kannst du nicht ziehen, also passe ich für dich. Von dort kannst du weiterplanen.
plan-answered = Bisher ist hier **{ $own }** geplant. Eine andere Antwort ersetzt das und alles, was darauf folgt.
plan-own-stack = Auf **{ $theirs }** ziehe ich **{ $space }** …
ask-their-stack = Gegnerischen Stapel wählen
ask-their-target = Wähle, wohin er zieht
ask-own-stack = Wähle deinen Stapel
ask-reply = Eine Antwort ansehen
ask-plan-resign = **Partie { $match } aufgeben, sobald { $opponent } { $theirs } spielt?** Damit geht der Sieg an { $opponent }, und ist es einmal so weit, lässt es sich nicht zurücknehmen.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-plan = Züge im Voraus festlegen: gespielt, sobald du dran bist; nur du siehst sie

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-spaces = felder
name-line = zugfolge

option-spaces = Wohin deine nächsten Steine sollen, die liebsten zuerst: c3 d4 e2; ohne Angabe siehst du den Plan
option-line = Züge beider Seiten von jetzt an: c3-d4 e5-e4 f3-g3 …; deine werden als Antworten gespielt

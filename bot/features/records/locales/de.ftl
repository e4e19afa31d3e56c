## Buttons

button-record = Exportieren
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Ab hier spielen
button-to-record = Zurück zur Notation

## Menüs von Personen und Nachrichten: Namen haben höchstens 32 Zeichen

menu-read = Als DVONN-Notation lesen

## Notationen

ask-format = **Notation von Partie { $match }:** Welches Format möchtest du?
record-exported = **Notation von Partie { $match }**
begin-from = { $title } · Neue Partie ab hier, { $ply ->
    [0] von Anfang an
    [one] nach { $ply } Zug
   *[other] nach { $ply } Zügen
  }. { $sign } { colour } ist am Zug.
begin-from-opponent = Wähle deine Farbe und dann, gegen wen du spielst. Die Partie beginnt, sobald jemand annimmt.
begin-from-computer = Du spielst gegen mich. Wähle eine Stufe und deine Farbe, dann geht es gleich los.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-import = Eine Notation einlesen, durchblättern und von jeder Stellung aus weiterspielen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-text = text
name-file = datei

option-text = Die Notation als Text: Little Golem, SGF oder JSON
option-file = Die Notation als Datei, höchstens 64 kB

## Absagen

refused-no-record-in-message = In dieser Nachricht gibt es weder Text noch Datei. Ich lese Notationen als Text, in einem Codeblock oder aus einer Datei: im Format von Little Golem, als SGF oder als JSON.
flaw-place = Ich kann diese Notation nicht lesen. Es hakt in Zeile { $line }, Spalte { $column }.
flaw-field = Ich kann diese Notation nicht lesen. Es hakt bei „{ $field }“.
flaw-illegal = Dieser Zug ist dort nicht möglich: { $move }.
expected-space = Dort sollte ein Feld des Bretts stehen, zum Beispiel c3.
expected-move = Dort sollte ein Zug stehen, zum Beispiel c3, c3d4 oder pass.
expected-end = Dort sollte nichts mehr stehen. Die Partie oder ihre Notation ist schon zu Ende.
expected-stack = Dort sollte ein Stapel aus den Buchstaben W, B und D stehen, oder ein Punkt für ein leeres Feld.
expected-next-space = Dort sollten ein Komma und das nächste Feld folgen.
expected-next-row = Dort sollten ein Schrägstrich und die nächste Reihe folgen.
expected-blank = Dort sollte ein Leerzeichen stehen.
expected-turn = Dort sollte w oder b stehen, je nachdem, ob Weiß oder Schwarz am Zug ist.
expected-phase = Dort sollte p oder s stehen: p beim Setzen, s beim Ziehen.
expected-position = Dort sollte eine Stellung in einer Zeile stehen, die in einer Partie vorkommen kann.
expected-header-value = Dort sollte ein Wert in eckigen Klammern folgen.
expected-header = Diese Kopfzeile gibt es zweimal. Lösch eine davon.
expected-header-name = Dort sollte der Name einer Kopfzeile stehen, nur mit den Buchstaben A bis Z. Namen, die Notationen selbst verwenden, gehen nicht.
expected-move-number = Dort sollte die Nummer des nächsten Zuges stehen.
expected-legal-move = Dort sollte ein Zug stehen, den die Regeln erlauben.
expected-other-colour = Dort ist die andere Farbe am Zug.
expected-player = Dort sollte stehen, wer am Zug ist: W oder B (bei Boardspace P0 oder P1).
expected-time = Dort sollte ein Zeitpunkt stehen, zum Beispiel 2025-03-01T18:30:00Z.
expected-result = Dieses Ergebnis passt nicht zu den Zügen. Ergebnisse sind zum Beispiel W+5, B+R, W+T, Draw und Void.
expected-character = Dort steht ein defektes Zeichen. Speichere alles als reinen Text in UTF-8.
expected-tree = Dort sollte eine öffnende runde Klammer stehen. SGF beginnt mit einer.
expected-node = Dort sollte ein Semikolon stehen.
expected-property = Dort sollte eine Eigenschaft, ein Semikolon oder eine Klammer stehen. Ein Knoten kann jede Eigenschaft nur einmal haben.
expected-parenthesis = Dort sollte eine runde Klammer stehen. Vielleicht fehlt eine am Ende.
expected-one-value = Diese Eigenschaft kann nur einen Wert haben, und dort steht ein zweiter.
expected-game = Das ist die Notation eines anderen Spiels. DVONN hat dort die Nummer 37.
expected-step = Dort sollte ein Schritt eines Zuges stehen, etwa dropb E 4, pickb E 4, move E 4 F 4, pass oder done.
expected-json = Dort sollte JSON stehen. Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer, oder eines davon ist zu viel.
expected-object = Dort sollte ein Objekt in geschweiften Klammern stehen.
expected-list = Dort sollte eine Liste in eckigen Klammern stehen.
expected-string = Dort sollte Text in doppelten Anführungszeichen stehen.
expected-member = Dort sollte einer der Namen version, headers, start, moves und result stehen, jeder nur einmal.
expected-move-member = Dort sollte einer der Namen move und time stehen, jeder nur einmal.
expected-version = Dort sollte Version 1 des Formats stehen.
expected-moves = Die Liste der Züge (moves) fehlt.
refused-no-record-given = Gib genau eine Notation an: entweder als `text` oder als `datei`.
refused-record-too-large = Diese Notation ist zu lang. Ich lese höchstens { $limit } kB.
refused-file-not-given = Ich habe diese Datei von Discord nicht bekommen. Versuch es gleich noch einmal oder füge die Notation als Text ein.
refused-record-not-text = Diese Datei ist kein reiner Text. Speichere die Notation als Text in UTF-8 und versuch es noch einmal.

## Personen und Server

kept-imports = Importierte Notationen (7 Tage lang): { $count }

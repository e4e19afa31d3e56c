## Buttons

button-record = Exportieren
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
expected-here = Dort sollte so etwas stehen: { $examples }.
expected-end = Dort sollte nichts mehr stehen. Die Partie oder ihre Notation ist schon zu Ende.
expected-blank = Dort sollte ein Leerzeichen stehen.
expected-position = Dort sollte eine Stellung in einer Zeile stehen, die in einer Partie vorkommen kann.
expected-once = Das steht zweimal da, darf aber nur einmal vorkommen. Lösch eins davon.
expected-header-name = Dort sollte der Name einer Kopfzeile stehen, nur mit den Buchstaben A bis Z. Namen, die Notationen selbst verwenden, gehen nicht.
expected-move-number = Dort sollte die Nummer des nächsten Zuges stehen.
expected-legal-move = Dort sollte ein Zug stehen, den die Regeln erlauben.
expected-other-colour = Dort ist die andere Farbe am Zug.
expected-result = Dieses Ergebnis passt nicht zu den Zügen. Ergebnisse sind zum Beispiel W+5, B+R, W+T, Draw und Void.
expected-character = Dort steht ein defektes Zeichen. Speichere alles als reinen Text in UTF-8.
expected-game = Das ist die Notation eines anderen Spiels. In SGF ist DVONN GM[37].
expected-json = Dort sollte JSON stehen. Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer, oder eines davon ist zu viel.
refused-no-record-given = Gib genau eine Notation an: entweder als `text` oder als `datei`.
refused-record-too-large = Diese Notation ist zu lang. Ich lese höchstens { $limit } kB.
refused-file-not-given = Ich habe diese Datei von Discord nicht bekommen. Versuch es gleich noch einmal oder füge die Notation als Text ein.
refused-record-not-text = Diese Datei ist kein reiner Text. Speichere die Notation als Text in UTF-8 und versuch es noch einmal.

## Personen und Server

kept-imports = Importierte Notationen (7 Tage lang): { $count }

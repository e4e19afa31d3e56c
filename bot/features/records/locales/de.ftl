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

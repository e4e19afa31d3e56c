## The archive

archive-heading = **Archiv**
archive-none = Es gibt keine beendeten Partien dieser Art, die du sehen kannst.
archive-none-here = Bisher keine. Ältere Partien könnten passen.
archive-won = gewonnen
archive-lost = verloren
archive-tied = unentschieden
archive-white = Weiß hat gewonnen
archive-black = Schwarz hat gewonnen
archive-setup-full = Steine selbst gesetzt
archive-setup-random = zufällig aufgestellt
archive-setup-record = ab einer Stellung
archive-length-short = bis 40 Züge
archive-length-medium = 41 bis 80 Züge
archive-length-long = mehr als 80 Züge
archive-exported = Partien: { $count }, die neueste zuerst. Eine einzelne liest du mit `/dvonn import` ein.
ask-archived = Eine Partie öffnen
button-newer = Neuere
button-older = Ältere
button-archive-export = Als Datei exportieren

## Commands

command-club-archive = Beendete Partien zwischen Menschen: nach Person, Ergebnis, Aufbau, Länge und Datum
name-result = ergebnis
name-length = länge
name-date = datum
option-archive-player = Wessen Partien (ohne Angabe die von allen)
option-archive-result = Wie sie ausgingen, aus Sicht der Person
option-archive-setup = Wie die Steine aufs Brett kamen
option-archive-length = Die Züge von beiden zusammen
option-archive-date = Wann sie endeten: 2026, 03/2026 oder 14.03.2026

## Absagen

refused-not-a-period = „{ $text }“ verstehe ich nicht als Datum. Gib ein Jahr, einen Monat oder einen Tag an: 2026, 03/2026 oder 14.03.2026.

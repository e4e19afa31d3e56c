## Personen und Server

settings-heading = **Servereinstellungen.** Alles läuft auch so, also ändere nur, was du möchtest. Laufende Partien behalten Kanal und Bedenkzeit.
settings-missing = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }.
settings-missing-further = ⚠️ Weitere Kanäle mit fehlenden Berechtigungen: { $count }.
settings-channels = **Wo gespielt werden darf.** Ohne Auswahl sind alle Kanäle erlaubt. Ein Thread zählt zu seinem Kanal.
settings-threads = **Wo die Bretter stehen.** Threads halten einen Kanal mit mehreren Partien übersichtlich.
settings-quiet = **Ruhiger Kanal:** Jede Partie bekommt einen Thread, egal was oben gewählt ist, und hinterlässt nur eine Zeile mit ihrem Ergebnis.
settings-quiet-daily = -# Die Aufgabe des Tages erscheint trotzdem in { $channel }, wie unten gewählt.
settings-pings = **Pings** für alle, die nicht selbst gewählt haben, wie sie kommen:
settings-pings-all = Dieser Server pingt seine Mitglieder bei allen Nachrichten an. Darum pinge ich per Direktnachricht an, außer im Thread einer Partie.
settings-pings-mentions = Dieser Server pingt seine Mitglieder nur bei Erwähnungen an. Darum pinge ich im Kanal an.
settings-pings-everyone = Dieser Server pingt seine Mitglieder bei allen Nachrichten an. Jeder Zug pingt also alle an, die den Kanal nicht auf Erwähnungen beschränkt haben.
settings-pace = **Bedenkzeit**, wenn eine Herausforderung nichts anderes sagt:
settings-language = **Sprache** der öffentlichen Nachrichten. Normalerweise die gemeinsame Sprache der Spielenden, sonst die des Servers.
settings-boards = **Ergebnisse beendeter Partien** schrumpfen im Kanal auf zwei Zeilen: nach einem Tag, oder sobald dort die nächste Partie beginnt. Sie bleiben:
settings-challenges = **Herausforderungen** bleiben offen:
settings-daily-channel = **Jeden Tag eine Aufgabe** für alle, im Kanal:
settings-daily-hour = **Sie erscheint um** { $time } (deine Zeit):
settings-own-puzzles = **Aufgaben aus Partien dieses Servers**, sobald diese zu Ende sind. Sie zeigen eine Stellung ohne Namen. Partien aus Kanälen, die hier nicht alle sehen können, werden nicht verwendet.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-admin-settings = Wo und wie auf diesem Server gespielt wird (braucht „Server verwalten“)

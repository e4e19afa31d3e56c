## Blockieren

kept-blocked = Blockierte Personen: { $count }

## Personen und Server

kept-heading = **Das habe ich über dich gespeichert:**
kept-name = Name: { $name }
kept-running = Laufende Partien: { $count }
kept-finished = Beendete Partien: { $count }
kept-challenges = Offene Herausforderungen: { $count }
kept-preferences = Deine Einstellungen
kept-absences = Abwesenheiten: { $count }
kept-nothing = Ich habe nichts über dich gespeichert.
ask-forget = **Deine Daten löschen?** Damit gibst du deine Partien auf, und deine Herausforderungen enden. Deine Züge bleiben unter dem Namen „{ former-player }“. Bretter unserer Partien in Direktnachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.
button-forget-me = Meine Daten löschen
done-forgotten = Deine Daten sind gelöscht. Ältere Bretter mit deinem Namen werden in den nächsten Minuten neu gezeichnet.

## Für alle, die einen Server verwalten

kept-bans = Server, auf denen du für Herausforderungen gesperrt bist: { $count } (gespeichert, bis die Serververwaltung die Sperre aufhebt)
kept-audit-entries = Einträge in Protokollen von Servern (dein Name würde entfernt): { $count }

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-forget = Ansehen, was ich über dich gespeichert habe, und es löschen

## Für alle, die einen Server verwalten

ask-cancel = **Eine Partie oder Herausforderung abbrechen.** Wähle eine. Ich frage noch einmal nach, bevor ich sie abbreche.
ask-cancel-none = Auf diesem Server gibt es keine laufenden Partien und keine offenen Herausforderungen.
ask-cancel-some-match = Eine Partie abbrechen …
ask-cancel-some-challenge = Eine Herausforderung abbrechen …
ask-cancel-match = **Partie { $match } abbrechen?** Sie endet ohne Ergebnis und kann nicht weitergehen. Beide erfahren davon.
ask-cancel-challenge = **Herausforderung { $challenge } abbrechen?** Dann kann sie niemand mehr annehmen. In ihrer Nachricht steht, dass sie abgebrochen wurde.
button-cancel-match = Partie abbrechen
button-cancel-challenge = Ja, abbrechen
form-cancel-match = Partie { $match } abbrechen
form-cancel-explanation = Das lesen alle, die diese Partie oder Herausforderung sehen können.
done-cancelled-match = Partie { $match } ist abgebrochen. Es gibt kein Ergebnis.
done-cancelled-challenge = Die Herausforderung ist abgebrochen.

done-banned = **Für Herausforderungen gesperrt:** { $player }. Die Person erfährt es per Direktnachricht. Ihre laufenden Partien gehen weiter.
done-banned-closed = Geschlossene Herausforderungen: { $count }.
done-unbanned = ✅ { $player } kann hier wieder andere herausfordern und Herausforderungen annehmen. Die Person erfährt es per Direktnachricht.
banned-heading = **Für Herausforderungen gesperrt:** { $count }
banned-none = Hier ist niemand gesperrt. Mit `/dvonn-admin ban` sperrst du jemanden für Herausforderungen.
banned-person = { $player } · seit { $since }
button-unban = Entsperren
button-banned = Gesperrte Personen
button-log = Protokoll

exported = { $count ->
    [1] **Partie { $first }** dieses Servers.
   *[other] **{ $count } Partien** dieses Servers, Nummer { $first } bis { $last }. Jede Zeile ist eine Partie in JSON.
  }
exported-left = { $count ->
    [0] Das sind alle.
   *[other] Partien, die nicht in diese Datei passten: { $count }.
  }

log-heading = **Protokoll** · Einträge: { $count }
log-none = Das Protokoll ist leer. Was die Serververwaltung hier ändert, abbricht oder exportiert, bleibt ein Jahr lang gespeichert.
log-setting-channels = Kanäle für Partien
log-setting-threads = Wo die Bretter stehen
log-setting-quiet = Ruhiger Kanal
log-setting-ping-by = Anpingen
log-setting-pace = Übliche Bedenkzeit
log-setting-language = Sprache der öffentlichen Nachrichten
log-setting-keep-boards = Ergebnisse bleiben
log-setting-challenges-last = Herausforderungen bleiben offen
log-setting-daily-channel = Kanal für die Aufgabe des Tages
log-setting-daily-hour = Uhrzeit der Aufgabe des Tages
log-setting-own-puzzles = Aufgaben aus Partien dieses Servers
log-export = { $manager } hat Partien exportiert: { $number }.

command-admin-cancel = Eine Partie oder Herausforderung dieses Servers abbrechen (braucht „Server verwalten“)
option-cancel-match = Die laufende Partie, die abgebrochen werden soll
option-cancel-challenge = Die offene Herausforderung, die abgebrochen werden soll
command-admin-ban = Jemanden für Herausforderungen sperren oder Gesperrte zeigen (braucht „Server verwalten“)
option-ban-user = Wer gesperrt wird (ohne Angabe siehst du, wer gesperrt ist)
option-ban-reason = Der Grund, den die Person erfährt
command-admin-unban = Jemanden für Herausforderungen entsperren (braucht „Server verwalten“)
option-unban-user = Wer entsperrt wird
command-admin-export = Alle Partien dieses Servers als Datei, eine pro Zeile (braucht „Server verwalten“)
command-admin-log = Was die Serververwaltung getan hat und wer gesperrt ist (braucht „Server verwalten“)

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-challenge = herausforderung
name-reason = grund

direct-message-banned = { $server }: Die Serververwaltung hat dich dort für Herausforderungen gesperrt. Du kannst niemanden herausfordern und keine Herausforderung annehmen. Deine laufenden Partien gehen weiter. Wenn du das für einen Irrtum hältst, wende dich an die Leute, die den Server betreiben.
direct-message-unbanned = { $server }: Du kannst dort wieder andere herausfordern und Herausforderungen annehmen. Viel Spaß!

## Absagen

refused-nothing-to-cancel = Wähle eine Partie oder eine Herausforderung. Ich frage nach, bevor ich sie abbreche.
refused-not-banned = { $player } ist hier nicht gesperrt. `/dvonn-admin ban` ohne Namen zeigt, wer es ist.

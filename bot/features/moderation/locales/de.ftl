## Für alle, die einen Server verwalten

ask-cancel = **Welche Partie oder Herausforderung soll ich abbrechen?** Ich frage noch einmal nach.
ask-cancel-none = Auf diesem Server läuft keine Partie, und keine Herausforderung ist offen.
ask-cancel-some-match = Eine Partie abbrechen …
ask-cancel-some-challenge = Eine Herausforderung abbrechen …
ask-cancel-match = **Partie { $match } abbrechen?** Niemand gewinnt oder verliert, und sie kann nicht weitergehen. Beide erfahren davon.
ask-cancel-challenge = **Herausforderung { $challenge } abbrechen?** Dann kann sie niemand mehr annehmen, und in ihrer Nachricht steht es.
button-cancel-match = Partie abbrechen
button-cancel-challenge = Herausforderung beenden
form-cancel-match = Partie { $match } abbrechen
form-cancel-explanation = Alle, die die Partie oder Herausforderung sehen, können es lesen.
done-cancelled-match = Partie { $match } ist abgebrochen: Niemand hat gewonnen oder verloren.
done-cancelled-challenge = Die Herausforderung ist abgebrochen.

done-banned = { $player } kann hier niemanden mehr herausfordern und keine Herausforderung annehmen, und erfährt das per Direktnachricht. Laufende Partien gehen weiter.
done-banned-closed = Damit beendete offene Herausforderungen: { $count }.
done-unbanned = ✅ { $player } kann hier wieder herausfordern und annehmen, und erfährt das per Direktnachricht.
banned-heading = **Von Herausforderungen ausgeschlossen:** { $count }
banned-none = Hier ist niemand gesperrt. Mit `/dvonn-admin ban` hältst du jemanden vom Herausfordern und Annehmen ab.
banned-person = { $player } · seit { $since }
button-unban = Entsperren
button-banned = Gesperrte
button-log = Protokoll

exported = { $count ->
    [1] **Partie { $first }** dieses Servers.
   *[other] **{ $count } Partien** dieses Servers, von { $first } bis { $last }: Jede Zeile ist eine Partie in JSON.
  }
exported-left = { $count ->
    [0] Das sind alle.
    [one] { $count } weitere Partie passte nicht in diese Datei.
   *[other] { $count } weitere Partien passten nicht in diese Datei.
  }
button-export-next = Nächste Datei

log-heading = **Protokoll** · Einträge: { $count }
log-none = Das Protokoll ist leer. Was die Serververwaltung hier ändert, abbricht oder exportiert, bleibt ein Jahr darin.
log-setting = { $manager } hat geändert, { $setting }: { $value }.
log-setting-channels = wo gespielt werden darf
log-setting-threads = wo die Bretter stehen
log-setting-pace = die übliche Bedenkzeit
log-setting-language = in welcher Sprache öffentliche Nachrichten sind
log-setting-keep-boards = wie lange Bretter beendeter Partien bleiben
log-setting-challenges-last = wie lange Herausforderungen offen bleiben
log-setting-daily-channel = wo die Aufgabe des Tages kommt
log-setting-daily-hour = wann die Aufgabe des Tages kommt
log-setting-own-puzzles = ob aus Partien dieses Servers Aufgaben werden
log-follow = { $manager } lässt { $channel } Partien zum Zuschauen zeigen.
log-unfollow = { $manager } lässt { $channel } keine Partien mehr zeigen.
log-show = { $manager } lässt in { $channel } zeigen: { $value }.
log-stop-showing = { $manager } lässt nicht mehr zeigen: { $value }.
log-cancel-match = { $manager } hat Partie { $number } abgebrochen.
log-unrate = { $manager } hat Partie { $number } aus der Wertung genommen.
log-inspect = { $manager } hat angesehen, wie Partie { $number } gespielt wurde.
log-cancel-challenge = { $manager } hat Herausforderung { $number } abgebrochen.
log-ban = { $manager } hat { $player } fürs Herausfordern gesperrt.
log-unban = { $manager } hat { $player } wieder entsperrt.
log-export = { $manager } hat Partien exportiert: { $number }.

command-admin-cancel = Eine Partie oder Herausforderung dieses Servers abbrechen (braucht „Server verwalten“)
option-cancel-match = Die laufende Partie, die abgebrochen werden soll
option-cancel-challenge = Die offene Herausforderung, die abgebrochen werden soll
command-admin-ban = Jemanden vom Herausfordern abhalten, oder Gesperrte zeigen (braucht „Server verwalten“)
option-ban-user = Wer nicht mehr herausfordern oder annehmen darf; leer zeigt, wer gesperrt ist
option-ban-reason = Warum; die Person erfährt es
command-admin-unban = Jemanden wieder herausfordern und annehmen lassen (braucht „Server verwalten“)
option-unban-user = Wer wieder herausfordern und annehmen darf
command-admin-export = Alle Partien dieses Servers als Datei, eine pro Zeile (braucht „Server verwalten“)
command-admin-log = Was die Serververwaltung getan hat, und wer gesperrt ist (braucht „Server verwalten“)

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-challenge = herausforderung
name-reason = grund

## League

button-league = Liga
button-league-join = Mitmachen
button-league-in = Ich bin dabei
button-league-not-in = Diesmal nicht
button-league-leave = Liga verlassen
button-league-thread = Zur Saison
button-league-start = Liga starten
button-league-here = Hier zeigen
button-league-end = Liga beenden
button-league-invite = Server einladen
button-league-code = Mit Code mitmachen
button-league-leave-server = Server abmelden
button-league-remove = Server entfernen
league-heading = 🏆 **{ $name }** · Saison { $number }
league-form-random = Zufälliger Aufbau
league-form-pairs = Zufällig, zwei Partien mit getauschten Farben
league-form-full = Ganze Partien
league-quiet = ohne Anpingen
league-across = Auf { $count } Servern: { $servers }
league-direct = Partien in Direktnachrichten
league-of-server = { $names } ({ $server })
league-stage-open = Beginn: { $start } ({ $relative }). Zwei Tage vorher frage ich die Mitglieder, wer mitspielt. Keine Antwort heißt nein.
league-stage-asked = Beginn: { $start } ({ $relative }). Wer spielt mit? Drück vorher **Ich bin dabei**. Keine Antwort heißt nein.
league-stage-waiting = Noch sind es zu wenige. Die Saison beginnt von selbst, sobald fünf dabei sind.
league-stage-drawn = Die Gruppen stehen fest. Die Partien beginnen gerade.
league-stage-running = Läuft bis { $end }. Noch offen: { $open }.
league-stage-closing = Die Zeit der Saison ist um. Ich entscheide die Partien, die noch offen sind.
league-stage-over = Diese Saison ist vorbei.
league-stage-ended = Die Serververwaltung hat diese Liga beendet. Die Partien gehen weiter.
league-stage-coming = Beginn: { $start } ({ $relative }).
league-commitment = Du spielst gegen alle in einer Gruppe von vier bis sechs, alle Partien gleichzeitig, höchstens { $weeks } Wochen lang. Wer in den ersten 72 Stunden nicht zieht oder zum zweiten Mal auf Zeit verliert, scheidet aus.
league-names-across = Dein Name steht auf allen diesen Servern in der Rangliste.
league-nobody = Noch ist niemand dabei.
league-members = Mitglieder ({ $count }): { $names }
league-players = Dabei ({ $count }): { $names }
league-group = Gruppe { $group }
league-table = Rangliste
league-table-empty = In dieser Rangliste steht niemand.
league-removed = Ausgeschieden, Partien gestrichen: { $names }
league-out = Ausgeschieden, offene Partien verloren: { $names }
league-open-games = Offen in dieser Gruppe: { $count }
league-legend = Sieg 2 Punkte, Unentschieden 1.
league-legend-pairs = Je zwei Partien gegeneinander zählen zusammen, ihre Vorsprünge werden addiert: Sieg 2 Punkte, Unentschieden 1.
league-legend-bar = Was am Balken leer ist, kann noch dazukommen.
league-level = Bei gleichen Punkten entscheiden die Partien untereinander, dann die Punkte derer, gegen die jemand gewonnen hat, dann die Vorsprünge.
league-row = gewonnen { $won }, unentschieden { $tied }, verloren { $lost }
league-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
league-row-open = offen { $count }
league-result-board = **{ $one }** hat gegen **{ $other }** mit { $margin } Vorsprung gewonnen.
league-result-resigned = **{ $one }** hat gegen **{ $other }** durch Aufgabe gewonnen.
league-result-time = **{ $one }** hat gegen **{ $other }** auf Zeit gewonnen.
league-result-proved = **{ $one }** gewinnt gegen **{ $other }**. Die Saison war vor der Partie zu Ende, und ich habe bewiesen, wer gewinnt.
league-result-time-used = **{ $one }** gewinnt gegen **{ $other }**. Die Saison war vor der Partie zu Ende, und **{ $other }** hatte mehr Zeit verbraucht.
league-tied-board = **{ $one }** und **{ $other }** haben unentschieden gespielt.
league-tied-proved = **{ $one }** und **{ $other }** teilen die Punkte. Die Saison war vor der Partie zu Ende, und das Unentschieden ist bewiesen.
league-tied-time-used = **{ $one }** und **{ $other }** teilen die Punkte. Die Saison war vor der Partie zu Ende, und beide hatten gleich viel Zeit verbraucht.
league-out-by-time = { $player } ist in dieser Ligasaison ausgeschieden. Wer wieder beitritt, kann in der nächsten mitspielen: `/dvonn-club league`.
league-podium = Die Saison ist vorbei. Glückwunsch!
league-goes-up = Steigt auf: { $player }
league-goes-down = Steigt ab: { $player }
league-question = **{ $name }**, Saison { $number }, beginnt { $start } ({ $relative }). Bist du dabei? Keine Antwort heißt nein.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, Saison { $number }: Antworten sind nicht mehr möglich.
league-thread = { $name } · Saison { $number }
league-thread-plain = Liga · Saison { $number }
panel-facts-league = Ligapartie
ask-resign-league = **Diese Ligapartie aufgeben?** Sie ist dann auch in der Liga verloren.

## The page

league-none = Hier gibt es keine Liga. Wer die Berechtigung **Server verwalten** hat, kann mit `/dvonn-club league` eine starten.
league-none-yet = **Hier gibt es noch keine Liga.** Du kannst in diesem Kanal eine starten.
league-what = Alle einer Gruppe spielen gegeneinander, alle Partien gleichzeitig. Eine Saison dauert sieben Wochen, mit ganzen Partien drei Monate. Danach kommt die nächste. In einem Kanal bekommt jede Partie einen eigenen Thread.
league-invited-by-others = Hat ein anderer Server euch in seine Liga eingeladen? Dann drück **Mit Code mitmachen**.
form-league = Liga starten
form-league-name = Name
form-league-first-day = Erster Tag
form-league-first-day-explanation = Zum Beispiel morgen, Freitag oder 24.12. Die Saison beginnt um 12 Uhr UTC.
form-league-clock = Bedenkzeit
form-league-setup = Aufbau
form-league-pings = Anpingen
form-league-pings-pings = Wer am Zug ist, wird angepingt
form-league-pings-quiet = Kein Anpingen: Alle sehen selbst nach
form-league-code = In der Liga eines anderen Servers mitmachen
form-league-code-code = Code
form-league-code-explanation = Alle ihre Server sehen den Namen dieses Servers und die Namen der Mitglieder, die mitmachen.
league-default-name = Liga
league-own-outside = Du bist kein Mitglied.
league-own-member = Du bist Mitglied. Zwei Tage vor dem Beginn frage ich dich.
league-own-next = Du bist Mitglied. Vor der nächsten Saison frage ich dich.
league-own-unanswered = Bist du dabei? Keine Antwort heißt nein.
league-own-in = Du bist dabei.
league-own-not-in = Du bist in dieser Saison nicht dabei.
league-own-out = Du bist aus dieser Saison ausgeschieden, die übrigen Partien sind verloren. Für die nächste kannst du wieder mitmachen.
league-own-games = Du spielst in dieser Saison. Deine offenen Partien: { $count } (`/dvonn games`)
league-joined-new = Du bist jetzt Mitglied.
league-joined-in = Du bist dabei. Viel Erfolg!
league-joined-next = Du bist jetzt Mitglied.
league-joined-known = Du bist schon Mitglied. Vor jeder Saison frage ich dich, ob du mitspielst.
league-joined-direct = Deine Partien findest du in deinen Direktnachrichten mit mir.
league-games-here = { $server }: Deine Partien in **{ $name }** erscheinen hier.
league-started = **{ $name }** ist in { $channel } angekündigt.
league-ended-now = Die Liga ist beendet. Die Partien gehen weiter.
league-left = Du hast die Liga verlassen.
league-moved = Die Liga erscheint jetzt hier.
league-invitation = Der Code für einen weiteren Server ist **{ $code }**, gültig bis { $until }. Die Verwaltung dort nutzt `/dvonn-club league` und drückt **Mit Code mitmachen**. Wer den Code hat, kann einen Server in die Liga bringen, und alle ihre Server zeigen die Namen aller, die spielen. Ein neuer Code ersetzt diesen.
league-server-joined = Dieser Server spielt jetzt in **{ $name }** mit, angekündigt in { $channel }.
league-server-left = Dieser Server hat die Liga verlassen. Wer in dieser Saison spielt, spielt sie zu Ende.
league-server-removed = **{ $server }** ist nicht mehr in der Liga.
league-role-chosen = Wer eine Saison gewinnt, hat diese Rolle bis zum Ende der nächsten.
league-role-none = Wer eine Saison gewinnt, bekommt keine Rolle.
role-trouble-league = { $server }: Ich kann die Rolle für den Ligasieg nicht vergeben oder nehmen. Dafür brauche ich **Rollen verwalten** und eine Rolle über ihr. Die Liga funktioniert auch ohne; siehe `/dvonn-club league`.
league-answered-in = Du bist dabei. Viel Erfolg in **{ $name }**!
league-answered-not-in = Diesmal bist du nicht dabei. Vor der nächsten Saison von **{ $name }** frage ich dich wieder.
league-choose-role = Rolle für den Sieg (freiwillig)
league-choose-server = Einen Server entfernen
league-for-managers = Für die Serververwaltung:
league-home-gone = ⚠️ Den Kanal der Liga gibt es nicht mehr, oder ich kann dort nicht mehr schreiben. Öffne diese Seite in einem anderen Kanal und drück **Hier zeigen**.
league-missing-permissions = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }. Bis du sie erteilst, kann ich die Liga dort nicht zeigen.
ask-league-leave = **Die Liga verlassen?** Vor der nächsten Saison frage ich dich dann nicht mehr.
ask-league-leave-playing = **Die Liga jetzt verlassen?** Deine offenen Partien sind in der Rangliste verloren. Hast du weniger als die Hälfte deiner Partien gespielt, werden dort alle gestrichen. Die Partien selbst gehen weiter.
ask-league-end = **Die Liga beenden?** Diese Saison bekommt kein Ergebnis, und es folgt keine weitere. Die Partien selbst gehen weiter.
ask-league-end-across = Die Liga endet auf allen ihren Servern.
ask-league-leave-server = **Diesen Server von der Liga abmelden?** Ihre Karte hier wird gelöscht, und wer über diesen Server beigetreten ist, ist kein Mitglied mehr. Wer in dieser Saison spielt, spielt sie zu Ende.
ask-league-remove = **{ $server } aus der Liga entfernen?** Wer über diesen Server beigetreten ist, ist kein Mitglied mehr. Wer in dieser Saison spielt, spielt sie zu Ende.

## Commands

help-league = `/dvonn-club league` ist die Liga des Servers.
command-club-league = Die Liga dieses Servers: mitmachen, Rangliste ansehen, oder als Verwaltung eine starten

## Refusals

refused-league-game = In einer Ligapartie gibt es keine Rücknahme, kein vereinbartes Unentschieden und keine Revanche. Sie wird zu Ende gespielt oder aufgegeben.
refused-league-exists = Dieser Server hat schon eine Liga, **{ $name }**. Beende oder verlass erst diese: `/dvonn-club league`.
refused-no-league = Diese Liga ist beendet. Ob es eine andere gibt, siehst du mit `/dvonn-club league`.
refused-league-hidden = Eine Liga zeigt alle in einer Rangliste, aber dein Profil ist verborgen. Zeig es unter `/dvonn preferences`, dann kannst du mitmachen.
refused-not-in-league = Du bist kein Mitglied dieser Liga. Mitmachen kannst du mit `/dvonn-club league`.
refused-banned-from-league = Auf { $server }, wo diese Liga gestartet wurde, bist du für Herausforderungen gesperrt. Darum kannst du nicht mitspielen. Hältst du das für ein Versehen, wende dich an die Verwaltung jenes Servers.
refused-not-an-invitation = Dieser Code gilt nicht: Er ist vertippt, schon benutzt oder zu alt. Bitte die Verwaltung des anderen Servers um einen neuen.
refused-league-full = Diese Liga läuft schon auf { $number } Servern, für mehr ist kein Platz. Die Verwaltung des Servers, der sie gestartet hat, kann einen entfernen.
refused-answered-too-late = Für diese Saison ist es zu spät. Wann die nächste beginnt, siehst du mit `/dvonn-club league`.
refused-not-a-first-day = „{ $text }“ verstehe ich nicht als Tag ab heute. Beispiele: morgen, Freitag, 24.12.
refused-no-place-for-league = Eine Liga braucht einen Textkanal, einen öffentlichen Thread oder einen Forenbeitrag. Nutze den Befehl dort.

## People and servers

kept-league-memberships = Ligen, in denen du Mitglied bist: { $count }
kept-league-seasons = Ligasaisons, in denen du gespielt hast: { $count }

## The log of managers

log-start-league = { $manager } hat die Liga { $value } gestartet.
log-end-league = { $manager } hat die Liga { $value } beendet.
log-move-league = { $manager } hat die Liga { $value } nach { $channel } verlegt.
log-league-role = { $manager } hat die Rolle für den Ligasieg geändert.
log-invite-to-league = { $manager } hat einen Code gemacht, mit dem ein anderer Server in der Liga { $value } mitmachen kann.
log-join-league = { $manager } hat diesen Server für die Liga { $value } angemeldet.
log-leave-league = { $manager } hat diesen Server von der Liga { $value } abgemeldet.
log-remove-from-league = { $manager } hat den Server { $value } aus der Liga entfernt.

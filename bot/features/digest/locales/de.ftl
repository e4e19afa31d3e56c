## The digest

digest-heading = 🗞️ **Die Woche vom { $since } bis { $until }** · { $count ->
    [one] { $count } Partie beendet
   *[other] { $count } Partien beendet
  }
digest-game = **Partie der Woche:** { $players }
    Mit { $move } änderte sich die Gewinnchance von { $player } von { $before } % auf { $after } %.
digest-movers = **Bewegung in der Rangliste**
digest-board = **Die besten Ergebnisse am Brett der Woche { $number }**
digest-crown = 👑 { $player } trägt die Krone.
digest-crown-new = 👑 Neu in dieser Woche: { $player } trägt die Krone.
digest-league-join = Mitmachen: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Wochenrückblick**
digest-off = Einmal in der Woche erzählt eine stille Nachricht, was los war: Partie der Woche, Rangliste, Liga, Brett der Woche und Krone. Wähle einen Kanal dafür.
digest-on = Er erscheint in { $channel }, das nächste Mal am { $next } (deine Zeit), außer wenn niemand eine Partie beendet hat. Niemand wird angepingt. Wähle keinen Kanal, um ihn zu beenden.
digest-times = Tag und Uhrzeit, Zeitzone { $zone }:
digest-missing = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }.
button-digest-zone = Zeitzone
form-digest-zone = Zeitzone
form-digest-zone-explanation = Kontinent/Stadt, etwa Europe/Berlin, oder nur die Stadt
digest-day-1 = montags
digest-day-2 = dienstags
digest-day-3 = mittwochs
digest-day-4 = donnerstags
digest-day-5 = freitags
digest-day-6 = samstags
digest-day-7 = sonntags
digest-lost = { $server }: Den Wochenrückblick gibt es nicht mehr, weil ich in { $channel } nicht mehr schreiben kann. Wähle mit `/dvonn-admin digest` einen anderen Kanal.
digest-lost-permissions = { $server }: Den Wochenrückblick gibt es nicht mehr. Fehlende Berechtigungen in { $channel }: { $permissions }. Erteile sie, und wähle den Kanal dann mit `/dvonn-admin digest` neu.

## Commands

help-admin-digest = `/dvonn-admin digest`: ein Wochenrückblick.
command-admin-digest = Eine stille Nachricht pro Woche über das, was hier los war (braucht „Server verwalten“)

## Refusals

refused-not-a-zone = Eine Zeitzone namens „{ $text }“ finde ich nicht. Gib einen Ort wie Europe/Berlin an oder eine große Stadt.

## Zuschauen

live-board-heading = 🔴 **Live**
button-unfollow = Nicht mehr zeigen
follow-server-all = { $channel } zeigt jetzt die laufenden Partien dieses Servers als Live-Bretter und auch die Ergebnisse.
follow-server-results = { $channel } zeigt jetzt die Ergebnisse der Partien dieses Servers.
follow-player-all = { $channel } zeigt jetzt die laufenden Partien von { $player } als Live-Bretter und auch die Ergebnisse.
follow-player-results = { $channel } zeigt jetzt die Ergebnisse der Partien von { $player }.
follow-privacy = -# Partien aus Kanälen, die dort nicht alle sehen können, werden nicht gezeigt.
follow-missing-permissions = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }. Erteile sie mir, dann nutze `/dvonn-admin follow` noch einmal.
follow-stopped = { $channel } zeigt keine Partien mehr. Die Live-Bretter verschwinden, Ergebnisse bleiben.
follow-lost-notice = { $server }: Ein Kanal zeigt keine Partien mehr.
follow-lost = Ich kann in { $channel } nicht mehr schreiben. Mit `/dvonn-admin follow` geht es wieder los.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-admin-follow = Einen Kanal die Partien dieses Servers zeigen lassen (braucht „Server verwalten“)

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-results-only = nur-ergebnisse
name-stop = beenden

option-follow-channel = Der Kanal, der die Partien zeigt
option-follow-player = Nur Partien dieser Person zeigen
option-follow-results = Nur die Ergebnisse zeigen, keine Live-Bretter
option-follow-stop = In dem Kanal keine Partien mehr zeigen

## Absagen

refused-not-followed = { $channel } zeigt keine Partien. Das richtest du mit `/dvonn-admin follow` ein.

## Personen und Server

kept-follows = Kanäle zum Zuschauen, von dir eingerichtet oder nur mit deinen Partien: { $count }

## The log of managers

log-follow = { $manager } hat { $channel } als Kanal zum Zuschauen eingerichtet.
log-unfollow = { $manager } hat { $channel } als Kanal zum Zuschauen entfernt.

## Buttons

button-find-start = Gegenüber finden
button-find-stop = Suche beenden
button-find-change = Wünsche ändern

## Private answers

find-heading = **Gegenüber finden.** Ich bringe dich mit jemandem auf diesem Server zusammen, der zu deinen Wünschen passt.
find-heading-anywhere = **Überall suchen.** Ich bringe dich mit jemandem zusammen, der zu deinen Wünschen passt, von einem meiner Server oder von außerhalb.
find-waiting = Du suchst schon. Deine Suche endet { $until }.
find-reach-server = Wo: auf diesem Server
find-reach-anywhere = Wo: überall
find-server-played = Gespielt wird auf diesem Server.
find-anywhere-played = Ihr spielt in euren Direktnachrichten mit mir. Dein Gegenüber erfährt deinen Namen, und ein Kanal auf dessen Server zeigt vielleicht die Partie und ihre Revanchen.
find-anywhere-shown = Hier zeigt { $channel } sie.
find-anywhere-named = Dein Gegenüber erfährt auch den Namen dieses Servers.
find-closed-here = Außerhalb dieses Servers suchst du mit `/dvonn-club opponent` in deinen Direktnachrichten mit mir.
find-tempo-live = Bedenkzeit: live, jetzt
find-tempo-days = Bedenkzeit: über mehrere Tage
find-setup-any = Aufbau: egal
find-setup-full = Aufbau: Wir setzen selbst
find-setup-random = Aufbau: zufällig
find-stakes-any = Wertung: egal
find-stakes-rated = Wertung: Die Partie zählt
find-stakes-unrated = Wertung: Die Partie zählt nicht
find-spread-any = Spielstärke: egal
find-spread = Spielstärke: höchstens { $points } Punkte Abstand
find-none-yet = **Suche läuft.** Im Moment passt niemand. Deine Suche endet { $until }.
find-called-live = Sobald jemand passt, beginnt die Partie sofort, und ich pinge dich an.
find-called-days = Sobald jemand passt, beginnt die Partie, und ich pinge dich an, wenn du am Zug bist.
find-called-anywhere = Sobald jemand passt, beginnt die Partie in deinen Direktnachrichten mit mir. Dort habe ich dir geschrieben.
find-found = Ich habe jemanden gefunden. Partie { $match } hat begonnen. Viel Spaß!
find-found-direct = Ich habe jemanden gefunden: { $player }. Partie { $match } hat in deinen Direktnachrichten mit mir begonnen. Viel Spaß!
find-found-from = Ich habe jemanden gefunden: { $player } von { $server }. Partie { $match } hat in deinen Direktnachrichten mit mir begonnen. Viel Spaß!
find-stopped = Deine Suche ist beendet.
find-not-waiting = Du suchst gerade niemanden.
find-nobody = Sonst sucht im Moment niemand.
find-usual = Meist dauert es etwa { $time }.

## The card, and how many look for an opponent

find-card = **Gegenüber finden**
find-card-empty = Im Moment sucht niemand. Drück auf den Button, und ich bringe dich mit der nächsten Person zusammen, die sucht.
find-number-live =
    { $count ->
        [one] { $count } Person sucht eine Live-Partie.
       *[other] { $count } Personen suchen eine Live-Partie.
    }
find-number-days =
    { $count ->
        [one] { $count } Person sucht eine Partie über mehrere Tage.
       *[other] { $count } Personen suchen eine Partie über mehrere Tage.
    }

## Messages to people who look, and in channels

find-notice = **Suche überall.** Sobald jemand passt, beginnt die Partie hier. Deine Suche endet { $until }.
find-call = { $role } Jemand sucht ein Gegenüber.
find-call-over = Inzwischen sucht niemand mehr. Drück auf den Button, und ich bringe dich mit der nächsten Person zusammen, die sucht.
find-call-notification = Jemand sucht ein Gegenüber.
anywhere-heading = 🌍 **Eine Partie mit jemandem von anderswo**
anywhere-heading-server = 🌍 **Eine Partie mit jemandem von { $server }**

## For managers

lobby-heading = **Gegenüber finden** auf diesem Server.
lobby-openness-closed = Mitglieder treffen nur einander
lobby-openness-open = Offen für Leute von anderswo
lobby-openness-named = Offen, und der Name des Servers wird genannt
log-setting-lobby-openness = Gegenüber von anderswo
log-setting-lobby-channel = Kanal für Partien mit Leuten von anderswo
log-setting-lobby-role = Rolle, die bei einer Suche angepingt wird
lobby-channel = **Kanal.** Hier zeige ich Partien mit Leuten von anderswo und pinge die Rolle an. Ohne Kanal tue ich beides nicht.
lobby-missing = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }.
lobby-role = **Rolle.** Ich pinge sie an, wenn jemand sucht und sonst niemand, höchstens einmal am Tag.
lobby-role-missing = ⚠️ Ich kann diese Rolle nicht anpingen: Erlaube allen, sie zu erwähnen, oder gib mir die Berechtigung, alle Rollen zu erwähnen.

## Refusals

refused-server-closed = Dieser Server ist nicht für Partien mit Leuten von anderswo geöffnet. In deinen Direktnachrichten mit mir kannst du überall suchen.

## Commands

help-admin-opponent = `/dvonn-admin opponent`: Partien mit Leuten von anderswo.
command-club-opponent = Mit jemandem zusammenkommen, der auch spielen will
command-admin-opponent = Wer wen treffen kann und welche Rolle ich bei einer Suche anpinge (nur mit „Server verwalten“)

## People and servers

kept-seeks = Suchen nach jemandem zum Spielen: { $count }

## Standing messages

standing-lobby = Gegenüber finden

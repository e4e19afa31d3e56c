## Buttons

button-find-start = Gegenüber finden
button-find-stop = Suche beenden
button-find-change = Wünsche ändern

## Private answers

find-heading = **Gegenüber finden.** Ich bringe dich mit jemandem auf diesem Server zusammen, der zu deinen Wünschen passt.
find-waiting = Du suchst schon. Deine Suche endet { $until }.
find-tempo-live = Bedenkzeit: live, jetzt ({ $pace })
find-tempo-days = Bedenkzeit: über mehrere Tage ({ $pace })
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
find-found = Ich habe jemanden gefunden. Partie { $match } hat begonnen. Viel Spaß!
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

## Commands

command-club-opponent = Mit jemandem zusammenkommen, der auch spielen will

## People and servers

kept-seeks = Suchen nach jemandem zum Spielen: { $count }

## Standing messages

standing-lobby = Gegenüber finden

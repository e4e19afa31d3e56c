## Einen Moment teilen

button-moment = Moment teilen
moment-title = { $player } trennt { $pieces } ab

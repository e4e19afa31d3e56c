## Einen Moment teilen

button-moment = Moment teilen
button-moment-direct = Moment zeigen
moment-title = { $player } trennt { $pieces } ab

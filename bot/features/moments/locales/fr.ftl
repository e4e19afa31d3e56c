## Partager un moment

button-moment = Partager ce moment
button-moment-direct = Montrer ce moment
moment-title = { $player } isole { $pieces } pièces

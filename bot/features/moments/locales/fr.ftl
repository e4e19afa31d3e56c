## Partager un moment

button-moment = Partager ce moment
moment-title = { $player } isole { $pieces } pièces

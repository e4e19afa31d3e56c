## Partager un moment

button-moment = Partager ce moment
moment-title = { $player } isole { $pieces } pièces
shared-moment = { $player } partage un moment :

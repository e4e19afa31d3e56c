## Compartir un momento

button-moment = Compartir el momento
moment-title = { $player } aísla { $pieces }

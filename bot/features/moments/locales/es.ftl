## Compartir un momento

button-moment = Compartir el momento
button-moment-direct = Mostrar el momento
moment-title = { $player } aísla { $pieces }

## Compartilhar um momento

button-moment = Compartilhar o momento
button-moment-direct = Mostrar o momento
moment-title = { $player } isola { $pieces } peças

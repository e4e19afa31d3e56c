## Compartilhar um momento

button-moment = Compartilhar o momento
moment-title = { $player } isola { $pieces } peças

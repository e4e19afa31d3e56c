## Condividere un momento

button-moment = Condividi il momento
button-moment-direct = Mostra il momento
moment-title = { $player } isola { $pieces }

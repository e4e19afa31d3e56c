## Condividere un momento

button-moment = Condividi il momento
moment-title = { $player } isola { $pieces }

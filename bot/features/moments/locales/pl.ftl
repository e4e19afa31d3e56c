## Udostępnianie momentu

button-moment = Udostępnij ten moment
moment-title = { $player } odcina { $pieces }

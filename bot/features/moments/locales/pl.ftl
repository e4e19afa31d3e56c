## Udostępnianie momentu

button-moment = Udostępnij ten moment
button-moment-direct = Pokaż ten moment
moment-title = { $player } odcina { $pieces }

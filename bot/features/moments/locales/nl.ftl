## Een moment delen

button-moment = Dit moment delen
button-moment-direct = Dit moment tonen
moment-title = { $player } snijdt er { $pieces } af

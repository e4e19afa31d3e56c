## Een moment delen

button-moment = Dit moment delen
moment-title = { $player } snijdt er { $pieces } af

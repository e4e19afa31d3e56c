## Share a moment

button-moment = Share this moment
button-moment-direct = Show this moment
moment-title = { $player } cuts off { $pieces }

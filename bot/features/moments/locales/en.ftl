## Share a moment

button-moment = Share this moment
moment-title = { $player } cuts off { $pieces }

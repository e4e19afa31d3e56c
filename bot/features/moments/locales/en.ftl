## Share a moment

button-moment = Share this moment
moment-title = { $player } cuts off { $pieces }
shared-moment = { $player } shared a moment:

"""The channel of the puzzle of the day, in which the bot needs permissions."""

from operator import attrgetter

from bot.access.permissions import posts_in

posts_in(attrgetter("daily_channel"))

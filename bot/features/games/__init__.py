"""Looking at one's matches and at all that can be done with them."""

from bot.features.games import commands, controls

__all__ = ["commands", "controls"]

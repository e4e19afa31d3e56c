"""Looking at one's matches and at what there is to do with them."""

from bot.features.looking import commands, controls

__all__ = ["commands", "controls"]

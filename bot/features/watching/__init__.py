"""Being told of matches in which one does not play."""

from bot.features.watching import commands, controls

__all__ = ["commands", "controls"]

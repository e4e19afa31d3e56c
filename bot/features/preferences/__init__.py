"""How one likes to be called, and one's pictures to look."""

from bot.features.preferences import commands, controls

__all__ = ["commands", "controls"]

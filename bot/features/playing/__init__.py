"""Making a move."""

from bot.features.playing import commands, controls

__all__ = ["commands", "controls"]

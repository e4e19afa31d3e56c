"""The lesson."""

from bot.features.lesson import commands, controls

__all__ = ["commands", "controls"]

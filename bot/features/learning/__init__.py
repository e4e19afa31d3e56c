"""The rules and the help."""

from bot.features.learning import commands, controls

__all__ = ["commands", "controls"]

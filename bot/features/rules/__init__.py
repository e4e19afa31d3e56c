"""The rules, the help, and tips for one's first matches."""

from bot.features.rules import commands, controls

__all__ = ["commands", "controls"]

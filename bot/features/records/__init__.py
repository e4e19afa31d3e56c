"""Taking a game home and bringing one along."""

from bot.features.records import commands, controls

__all__ = ["commands", "controls"]

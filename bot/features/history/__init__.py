"""Looking back at a game: leafing, replay, chart, sharing."""

from bot.features.history import commands, controls

__all__ = ["commands", "controls"]

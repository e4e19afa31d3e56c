"""The review of a finished match: how it went, the worst moves with what was better, and the turning point."""

from bot.features.review import commands, controls

__all__ = ["commands", "controls"]

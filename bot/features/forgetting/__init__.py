"""Being forgotten."""

from bot.features.forgetting import commands, controls

__all__ = ["commands", "controls"]

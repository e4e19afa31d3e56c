"""Being forgotten."""

from bot.features.privacy import commands, controls

__all__ = ["commands", "controls"]

"""The means of managers against matches, challenges and players of their server, and the log of what they did."""

from bot.features.moderation import commands, controls

__all__ = ["commands", "controls"]

"""Channels for spectators."""

from bot.features.following import commands, controls

__all__ = ["commands", "controls"]

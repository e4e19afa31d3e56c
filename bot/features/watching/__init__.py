"""Watching: being told of other people's matches."""

from bot.features.watching import commands, controls

__all__ = ["commands", "controls"]

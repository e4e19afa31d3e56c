"""Watching: being told of other people's matches."""

from bot.features.watching import controls

__all__ = ["controls"]

"""The lesson."""

from bot.features.lesson import controls

__all__ = ["controls"]

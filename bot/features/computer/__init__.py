"""The computer as an opponent."""

from bot.features.computer import controls

__all__ = ["controls"]

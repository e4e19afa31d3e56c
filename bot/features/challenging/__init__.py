"""Challenges: making, listing and answering them."""

from bot.features.challenging import commands, controls

__all__ = ["commands", "controls"]

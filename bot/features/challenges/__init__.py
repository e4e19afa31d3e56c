"""Challenges: making, listing and answering them."""

from bot.features.challenges import commands, controls

__all__ = ["commands", "controls"]

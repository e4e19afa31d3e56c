"""Agreeing with the opponent on an undo or a draw, and resigning."""

from bot.features.offers import commands, controls

__all__ = ["commands", "controls"]

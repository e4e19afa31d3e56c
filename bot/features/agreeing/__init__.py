"""Agreeing with the opponent on an undo or a draw, and resigning."""

from bot.features.agreeing import commands, controls

__all__ = ["commands", "controls"]

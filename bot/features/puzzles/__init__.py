"""Puzzles."""

from bot.features.puzzles import commands, controls

__all__ = ["commands", "controls"]

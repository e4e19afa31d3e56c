"""Trying moves out for both sides, from any position of a game, and keeping the lines that come of it."""

from bot.features.trying import commands, controls

__all__ = ["commands", "controls"]

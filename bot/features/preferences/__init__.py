"""Preferences: how somebody wants to be pinged, and how pictures are to look."""

from bot.features.preferences import commands, controls

__all__ = ["commands", "controls"]

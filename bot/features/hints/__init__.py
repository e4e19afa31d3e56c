"""Hints: against the computer, and in matches that are over."""

from bot.features.hints import controls

__all__ = ["controls"]

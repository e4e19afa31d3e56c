"""Blocking somebody, so that neither challenges the other any more."""

from bot.features.blocking import controls

__all__ = ["controls"]

"""Bringing Discord up to date with the store: commit first, then show, as often as it takes."""

from bot.showing.presenter import Presenter

__all__ = ["Presenter"]

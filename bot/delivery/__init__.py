"""Bringing Discord up to date with the store: a change is committed first, then shown, as often as it takes."""

from bot.delivery.presenter import Presenter

__all__ = ["Presenter"]

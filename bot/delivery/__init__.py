"""Brings Discord up to date with the database: changes are committed first, then delivered until they succeed."""

from bot.delivery.presenter import Presenter

__all__ = ["Presenter"]

"""Being away and coming back."""

from bot.features.absence import commands

__all__ = ["commands"]

"""Moments: a match's largest cut-off, or the one just made, as a short animation to share."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.moments import handlers
    from bot.requests.handlers import Handlers

    bot.get(Handlers).include(handlers.handlers)

"""Blocking: neither user can challenge the other."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.blocking import handlers
    from bot.features.blocking.service import Blocking
    from bot.requests.handlers import Handlers

    bot.provide(Blocking(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

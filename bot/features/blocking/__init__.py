"""Blocking: neither user can challenge the other."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.blocking import handlers
    from bot.requests.handlers import Handlers
    from bot.services import Blocking

    bot.provide(Blocking(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

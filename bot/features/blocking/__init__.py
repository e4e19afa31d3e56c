"""Blocking somebody, so that neither challenges the other any more."""

from bot.client import DvonnClient
from bot.features.blocking import handlers
from bot.requests.handlers import Handlers
from bot.services import Blocking


async def setup(bot: DvonnClient) -> None:
    bot.provide(Blocking(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

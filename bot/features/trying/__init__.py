"""Trying moves out for both sides, from any position of a game, and keeping the lines that come of it."""

from bot.client import DvonnClient
from bot.features.trying import handlers
from bot.requests.handlers import Handlers
from bot.services import Trying


async def setup(bot: DvonnClient) -> None:
    bot.provide(Trying(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

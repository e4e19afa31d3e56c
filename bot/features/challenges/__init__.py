"""Challenges: making, listing and answering them."""

from bot.client import DvonnClient
from bot.features.challenges import handlers
from bot.requests.handlers import Handlers
from bot.services import Challenges


async def setup(bot: DvonnClient) -> None:
    bot.provide(Challenges(bot.store, clock=bot.clock, rng=bot.rng))
    bot.get(Handlers).include(handlers.handlers)

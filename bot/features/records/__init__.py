"""Taking a game home and bringing one along."""

from bot.client import DvonnClient
from bot.features.records import handlers
from bot.requests.handlers import Handlers
from bot.services import Imports


async def setup(bot: DvonnClient) -> None:
    bot.provide(Imports(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

"""The lesson."""

from bot.client import DvonnClient
from bot.features.lesson import handlers
from bot.requests.handlers import Handlers
from bot.services import Lessons


async def setup(bot: DvonnClient) -> None:
    bot.provide(Lessons(bot.store))
    bot.get(Handlers).include(handlers.handlers)

"""Looking back at a game: leafing, replay, chart, sharing."""

from bot.client import DvonnClient
from bot.features.history import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

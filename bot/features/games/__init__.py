"""Looking at one's matches and at all that can be done with them."""

from bot.client import DvonnClient
from bot.features.games import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

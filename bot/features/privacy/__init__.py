"""Being forgotten."""

from bot.client import DvonnClient
from bot.features.privacy import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

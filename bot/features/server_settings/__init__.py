"""The settings of a server for its matches."""

from bot.client import DvonnClient
from bot.features.server_settings import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

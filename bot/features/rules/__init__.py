"""The rules, the help, and tips for one's first matches."""

from bot.client import DvonnClient
from bot.features.rules import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

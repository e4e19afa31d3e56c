"""Plans: moves that are played as soon as one's turn comes."""

from bot.client import DvonnClient
from bot.features.plans import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

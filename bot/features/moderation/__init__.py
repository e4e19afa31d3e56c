"""The means of managers against matches, challenges and players of their server, and the log of what they did."""

from bot.client import DvonnClient
from bot.features.moderation import handlers
from bot.requests.handlers import Handlers
from bot.services import Moderation


async def setup(bot: DvonnClient) -> None:
    bot.provide(Moderation(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

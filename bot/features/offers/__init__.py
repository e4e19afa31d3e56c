"""Agreeing with the opponent on an undo or a draw, and resigning."""

from bot.client import DvonnClient
from bot.features.offers import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

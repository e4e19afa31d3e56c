"""Hints: against the computer, and in matches that are over."""

from bot.client import DvonnClient
from bot.features.hints import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

"""Preferences: how somebody wants to be pinged, and how pictures are to look."""

from bot.client import DvonnClient
from bot.features.preferences import handlers
from bot.requests.handlers import Handlers


async def setup(bot: DvonnClient) -> None:
    bot.get(Handlers).include(handlers.handlers)

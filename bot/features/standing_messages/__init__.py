"""`/dvonn-admin show`: managers choose the channels of standing messages."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.standing_messages import handlers
    from bot.requests.handlers import Handlers

    bot.get(Handlers).include(handlers.handlers)

"""`/dvonn-club archive`: the finished games between people, found by player, result, length, set-up and date."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.archive import handlers
    from bot.requests.handlers import Handlers

    bot.get(Handlers).include(handlers.handlers)

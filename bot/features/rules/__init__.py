"""The rules, the help, and tips for a player's first matches."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.rules import handlers
    from bot.requests.handlers import Handlers

    bot.get(Handlers).include(handlers.handlers)

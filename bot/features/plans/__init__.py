"""Plans: moves that the bot plays as soon as the player's turn comes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.plans import handlers
    from bot.requests.handlers import Handlers

    bot.get(Handlers).include(handlers.handlers)

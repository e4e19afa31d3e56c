"""Personal data: what is stored about a user, and its deletion."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.privacy import handlers
    from bot.features.privacy.service import PersonalData
    from bot.requests.handlers import Handlers

    bot.provide(PersonalData(bot.store, bot.people, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

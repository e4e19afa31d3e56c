"""Personal data: what is stored about a user, and its deletion."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.privacy.service import PersonalData

    bot.provide(PersonalData(bot.store, bot.people, clock=bot.clock))

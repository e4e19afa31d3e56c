"""Giving the opponent time: a day, or a minute in a live match."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.giving_time.service import GivingTime

    bot.provide(GivingTime(bot.store, clock=bot.clock))

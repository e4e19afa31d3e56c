"""Challenges: creating, listing and answering them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.services import Challenges
    from bot.services.foreign_views import ForeignViews

    bot.provide(Challenges(bot.store, clock=bot.clock, rng=bot.rng))
    bot.provide(ForeignViews(bot.store, clock=bot.clock))

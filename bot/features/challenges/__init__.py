"""Challenges: creating, listing and answering them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.services import Challenges

    bot.provide(Challenges(bot.store, clock=bot.clock, rng=bot.rng))

"""Trying out moves for both sides from any position of a game, and saving the resulting lines."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.trying.service import Trying

    bot.provide(Trying(bot.store, clock=bot.clock))

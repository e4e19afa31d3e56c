"""Blocking: neither user can challenge the other."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.blocking.service import Blocking

    bot.provide(Blocking(bot.store, clock=bot.clock))

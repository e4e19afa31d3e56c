"""Managers' commands for cancelling matches and challenges, for bans and exports, and for the log of these actions."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.moderation.service import Moderation

    bot.provide(Moderation(bot.store, clock=bot.clock))

"""Managers' commands for cancelling matches and challenges, for bans and exports, and for the log of these actions."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.moderation import handlers
    from bot.features.moderation.service import Moderation
    from bot.requests.handlers import Handlers

    bot.provide(Moderation(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

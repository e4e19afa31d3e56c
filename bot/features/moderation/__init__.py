"""Moderation by server managers, and the audit log."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.moderation import handlers
    from bot.requests.handlers import Handlers
    from bot.services import Moderation

    bot.provide(Moderation(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

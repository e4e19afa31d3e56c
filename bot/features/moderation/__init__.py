"""The means of managers against matches, challenges and players of their server, and the log of what they did."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.moderation import handlers
    from bot.features.moderation.service import Moderation
    from bot.requests.handlers import Handlers

    bot.provide(Moderation(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

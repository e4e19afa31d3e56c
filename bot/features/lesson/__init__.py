"""The interactive lesson."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.lesson import handlers
    from bot.requests.handlers import Handlers
    from bot.services import Lessons

    bot.provide(Lessons(bot.store))
    bot.get(Handlers).include(handlers.handlers)

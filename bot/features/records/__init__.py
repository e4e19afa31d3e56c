"""Exporting matches as game records, and importing records."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.features.records import handlers
    from bot.requests.handlers import Handlers
    from bot.services import Imports

    bot.provide(Imports(bot.store, clock=bot.clock))
    bot.get(Handlers).include(handlers.handlers)

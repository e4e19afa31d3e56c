"""Exporting matches as game records, and importing records."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.client import DvonnClient


async def setup(bot: "DvonnClient") -> None:
    from bot.domain.imported import ImportFinder
    from bot.features.records.repository import DUE
    from bot.features.records.service import Imports

    imports = Imports(bot.store, clock=bot.clock)
    bot.provide(imports, ImportFinder(imports.find))
    bot.schedule(DUE, imports.delete_expired)

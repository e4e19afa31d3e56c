"""The commands that Discord has in a club where the bot has been for some time.

A bot gives them to Discord once. Those of the first bot of a process are there at the beginning of each later club.
"""

from dataclasses import replace
from typing import Any

from bot.storage import Store, UnitOfWork
from playground import Application

_given: dict[str, list[Any]] = {}
"""The commands as Discord has them, by the fingerprint that the bot has noted for them."""


async def settle_in(uow: UnitOfWork, application: Application) -> None:
    """Let Discord have an application's commands, and the bot know it; in the first club they are yet to be given."""
    for fingerprint, commands in _given.items():
        own = {"application_id": str(application.id)}
        application.commands.restore([replace(each, payload={**each.payload, **own}) for each in commands])
        await uow.commands.record(application.id, fingerprint)


async def note(store: Store, application: Application) -> None:
    """Keep what the first bot has given Discord for the clubs to come."""
    if _given:
        return
    async with store.read() as uow:
        fingerprint = await uow.commands.fingerprint(application.id)
    if fingerprint:
        _given[fingerprint] = [
            replace(each, payload=dict(each.payload)) for each in application.commands.registered(None)
        ]

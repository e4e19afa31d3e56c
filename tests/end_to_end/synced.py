"""Slash commands that Discord already has, for clubs that the bot joined some time ago.

The first bot of the process registers its commands with Discord; later clubs start with those.
"""

from dataclasses import replace
from typing import Any

from bot.storage import Store, UnitOfWork
from discord_playground import Application

_given: dict[str, list[Any]] = {}
"""The registered commands, by the fingerprint that the bot stores for them."""


async def settle_in(uow: UnitOfWork, application: Application) -> None:
    """Register the commands of an application, unless this is the first club of the process."""
    for fingerprint, commands in _given.items():
        own = {"application_id": str(application.id)}
        application.commands.restore([replace(each, payload={**each.payload, **own}) for each in commands])
        await uow.commands.record(application.id, fingerprint)


async def note(store: Store, application: Application) -> None:
    """Save the commands that the first bot has registered, for later clubs."""
    if _given:
        return
    async with store.read() as uow:
        fingerprint = await uow.commands.fingerprint(application.id)
    if fingerprint:
        _given[fingerprint] = [
            replace(each, payload=dict(each.payload)) for each in application.commands.registered(None)
        ]

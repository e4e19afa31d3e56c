"""Registers the commands with Discord when they have changed, and stores their ids, which mentions need.

https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.catalogue import languages
from bot.discord.client import DvonnClient
from bot.discord_errors import FAILURES
from bot.process.logs import in_short
from bot.storage import StoreUnavailableError

ENTRY_POINT = 4
"""The type of the command that launches an Activity: Discord adds it, and takes no list of commands without it.

https://discord.com/developers/docs/interactions/application-commands#entry-point-commands
"""

NOT_SENT = ("application_id", "version")
"""The fields of a registered command that can't be sent back."""

PATIENCE = 30.0
"""Timeout in seconds: discord.py would wait for the end of a limit, for example of the new commands of a day."""

AGAIN = 3600.0
"""Seconds until the commands are offered again that Discord did not take."""

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
Named = tuple[str, int]
"""The name and the type of a registered command."""

log = logging.getLogger(__name__)


async def sync_commands(client: DvonnClient) -> None:
    """Register the commands if they have changed or Discord lacks them. The client must be logged in.

    If that fails, people play with the commands that Discord has, and it is tried again every hour.
    """
    if not await _are_synced(client):
        client.run_in_background(_sync_later(client))


async def _sync_later(client: DvonnClient) -> None:
    await asyncio.sleep(AGAIN)
    await sync_commands(client)


async def _are_synced(client: DvonnClient) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await _sync(client)
    except (*FAILURES, StoreUnavailableError) as error:
        log.error(  # noqa: TRY400  it says all
            "The commands are not registered, so Discord offers those that it has; next attempt in %.0f minutes: %s",
            AGAIN / 60,
            in_short(error),
        )
        return False
    return True


async def _sync(client: DvonnClient) -> None:
    application = client.application_id or 0
    fingerprint = _fingerprint(client.tree)
    async with client.store.read() as uow:
        synced = await uow.commands.fingerprint(application)
    # A raw request, as only names and ids are needed: parsing all options in the tree is slow.
    listed = await client.http.get_global_commands(application)
    known = _numbered(listed)
    _note_ids(client, known)
    if synced == fingerprint and known.keys() == _own_commands(client.tree):
        return
    payload = await _payload(client.tree)
    payload += [await _as_it_is(client, each["id"]) for each in listed if each["type"] == ENTRY_POINT]
    _note_ids(client, _numbered(await client.http.bulk_upsert_global_commands(application, payload=payload)))
    async with client.store.write() as uow:
        await uow.commands.record(application, fingerprint)
    log.info("Commands synced")


def _numbered(listed: Sequence[Mapping[str, Any]]) -> dict[Named, int]:
    return {
        (each["name"], int(each["type"])): int(each["id"]) for each in listed if each["type"] != ENTRY_POINT
    }


async def _payload(tree: app_commands.CommandTree[DvonnClient]) -> list[dict[str, Any]]:
    translator = tree.translator
    assert translator  # noqa: S101  it was set before
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def _as_it_is(client: DvonnClient, number: Any) -> dict[str, Any]:  # noqa: ANN401  a snowflake of Discord's
    """Return a registered command as it can be sent back: lists of commands lack the translations."""
    found = await client.http.get_global_command(client.application_id or 0, number)
    return {name: value for name, value in found.items() if name not in NOT_SENT}


def _fingerprint(tree: app_commands.CommandTree[DvonnClient]) -> str:
    """Return a hash of the commands and their texts in all languages.

    The hash covers whole catalogues, not just the texts of commands, so any changed sentence triggers a registration.
    """
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    found = hashlib.sha256(json.dumps(commands, sort_keys=True).encode())
    for language in languages():
        found.update(language.digest)
    return found.hexdigest()


def _own_commands(tree: app_commands.CommandTree[Any]) -> set[Named]:
    """Return the commands that Discord should have; it may also still have commands that were removed from the bot."""
    return {(command.name, _kind(command).value) for command in tree.get_commands()}


def _kind(command: AnyCommand) -> discord.AppCommandType:
    if isinstance(command, app_commands.ContextMenu):
        return command.type
    return discord.AppCommandType.chat_input


def _note_ids(client: DvonnClient, known: Mapping[Named, int]) -> None:
    """Store Discord's ids of the slash commands, for mentions."""
    typed = discord.AppCommandType.chat_input.value
    client.messenger.learn_commands({name: number for (name, kind), number in known.items() if kind == typed})

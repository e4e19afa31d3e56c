"""Giving Discord the commands, once, when they have changed; and learning its ids of them, by which texts name them.

https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands
"""

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.catalogue import languages
from bot.client import DvonnClient

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
Named = tuple[str, int]
"""The name of a command that is known to Discord, and its kind."""

log = logging.getLogger(__name__)


async def sync_commands(client: DvonnClient) -> None:
    """Sync the commands if Discord lacks them or was given others. The client must be logged in."""
    application = client.application_id or 0
    fingerprint = _fingerprint(client.tree)
    async with client.store.read() as uow:
        synced = await uow.commands.fingerprint(application)
    # Only names and ids are wanted: to read all options of all commands, as the tree does, takes longer than the rest.
    listed = await client.http.get_global_commands(application)
    known = {(each["name"], int(each["type"])): int(each["id"]) for each in listed}
    if synced == fingerprint and known.keys() == _ours(client.tree):
        _note_ids(client, known)
        return
    _note_ids(client, {(each.name, each.type.value): each.id for each in await client.tree.sync()})
    async with client.store.write() as uow:
        await uow.commands.record(application, fingerprint)
    log.info("Commands synced")


def _fingerprint(tree: app_commands.CommandTree[DvonnClient]) -> str:
    """A short form of the commands and of all that they are called in any language.

    It is found without translating them: a changed catalogue counts as changed commands, whichever sentence it was.
    """
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    found = hashlib.sha256(json.dumps(commands, sort_keys=True).encode())
    for language in languages():
        found.update(language.digest)
    return found.hexdigest()


def _ours(tree: app_commands.CommandTree[Any]) -> set[Named]:
    """The commands that Discord should have; some may have been removed since they were synced."""
    return {(command.name, _kind(command).value) for command in tree.get_commands()}


def _kind(command: AnyCommand) -> discord.AppCommandType:
    if isinstance(command, app_commands.ContextMenu):
        return command.type
    return discord.AppCommandType.chat_input


def _note_ids(client: DvonnClient, known: Mapping[Named, int]) -> None:
    """Let texts name the commands by Discord's ids of what is typed first."""
    typed = discord.AppCommandType.chat_input.value
    client.messenger.commands = {name: number for (name, kind), number in known.items() if kind == typed}

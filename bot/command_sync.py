"""Registers the commands with Discord when they have changed, and stores their ids, which mentions need.

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
"""The name and the type of a registered command."""

log = logging.getLogger(__name__)


async def sync_commands(client: DvonnClient) -> None:
    """Register the commands if they have changed or Discord lacks them. The client must be logged in."""
    application = client.application_id or 0
    fingerprint = _fingerprint(client.tree)
    async with client.store.read() as uow:
        synced = await uow.commands.fingerprint(application)
    # A raw request, as only names and ids are needed: parsing all options in the tree is slow.
    listed = await client.http.get_global_commands(application)
    known = {(each["name"], int(each["type"])): int(each["id"]) for each in listed}
    if synced == fingerprint and known.keys() == _own_commands(client.tree):
        _note_ids(client, known)
        return
    _note_ids(client, {(each.name, each.type.value): each.id for each in await client.tree.sync()})
    async with client.store.write() as uow:
        await uow.commands.record(application, fingerprint)
    log.info("Commands synced")


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

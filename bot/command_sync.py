"""Giving Discord the commands, once, when they have changed.

https://discord.com/developers/docs/interactions/application-commands#bulk-overwrite-global-application-commands
"""

import hashlib
import json
import logging

from discord import app_commands

from bot.client import DvonnClient

log = logging.getLogger(__name__)


async def sync_commands(client: DvonnClient) -> None:
    """Sync the commands if Discord lacks them or was given others. The client must be logged in."""
    application = client.application_id or 0
    fingerprint = await _fingerprint(client.tree)
    async with client.store.read() as ledger:
        synced = await ledger.commands.fingerprint(application)
    if synced == fingerprint and await _known_to_discord(client.tree):
        return
    await client.tree.sync()
    async with client.store.write() as ledger:
        await ledger.commands.record(application, fingerprint)
    log.info("Commands synced")


async def _fingerprint(tree: app_commands.CommandTree[DvonnClient]) -> str:
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def _known_to_discord(tree: app_commands.CommandTree[DvonnClient]) -> bool:
    """Whether Discord has commands of these names: they may have been removed since they were synced."""
    known = {command.name for command in await tree.fetch_commands()}
    return known == {command.name for command in tree.get_commands()}

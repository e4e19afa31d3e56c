"""Finds out where an interaction comes from.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
"""

from collections.abc import Callable
from typing import Any

import discord

from bot.domain import GuildId
from bot.domain.context import InteractionContext


def context_of(
    interaction: discord.Interaction[Any], is_stranger_in: Callable[[GuildId], bool]
) -> InteractionContext:
    """Return where an interaction comes from. In doubt it is foreign: there, the bot says least.

    `is_stranger_in` says whether the bot is certainly no member of a server: only its commands may be installed there.
    """
    if interaction.guild_id is None:
        return _outside_servers(interaction)
    guild = GuildId(interaction.guild_id)
    if interaction.client.get_guild(guild) is not None:
        return InteractionContext.GUILD
    # Discord names the server only if the application is installed there. Another process may serve that server.
    if interaction.is_guild_integration() and not is_stranger_in(guild):
        return InteractionContext.GUILD
    return InteractionContext.FOREIGN_GUILD


def _outside_servers(interaction: discord.Interaction[Any]) -> InteractionContext:
    told = interaction.context
    if told.dm_channel:
        return InteractionContext.BOT_DM
    if not (told.guild or told.private_channel) and _is_of_bots_direct_messages(interaction):
        return InteractionContext.BOT_DM
    return InteractionContext.PRIVATE_CHANNEL


def _is_of_bots_direct_messages(interaction: discord.Interaction[Any]) -> bool:
    """Whether a payload without a context comes from the bot's direct messages: Discord then names the server 0."""
    owners = interaction._integration_owners  # noqa: SLF001  discord.py has no other way to them
    return owners.get(discord.app_commands.AppInstallationType.GUILD) == 0

"""Visibility: which matches a person may see, for commands and controls alike.

Players see their matches. Everybody else sees those of the channels that they see, from within the same server: also
where a page was opened before somebody lost access to a channel, or a match is looked at from elsewhere.

https://discord.com/developers/docs/topics/permissions
"""

from collections.abc import Mapping

import discord

from bot.domain import ChannelId, Match, UserId
from bot.domain.match import Head

Interaction = discord.Interaction[discord.Client]


def sees(interaction: Interaction, match: Match | Head) -> bool:
    """Whether a match may be shown to the person who used the bot there; in direct messages only its players see it."""
    plays = UserId(interaction.user.id) in match.players
    if interaction.guild_id is None:
        return plays
    if interaction.guild_id != match.venue.guild:
        return False
    if interaction.channel_id == match.venue.channel:
        return plays or interaction.permissions.view_channel
    guild, user = interaction.guild, interaction.user
    if plays or guild is None or not isinstance(user, discord.Member):
        return plays
    return _sees_channel(guild, match, user)


def sees_here(user: discord.User | discord.Member, interaction: Interaction) -> bool:
    """Whether somebody sees the channel of an interaction; nobody does who is no member of the server."""
    channel = interaction.channel
    if not isinstance(user, discord.Member) or not isinstance(
        channel, discord.abc.GuildChannel | discord.Thread
    ):
        return False
    return channel.permissions_for(user).view_channel


def may_share_here(interaction: Interaction, match: Match) -> bool:
    """Whether everybody who reads along in the channel of an interaction may see a match.

    So it is in the match's own channel and threads, and anywhere in the server if everybody in it sees that channel.
    """
    guild, here = interaction.guild, interaction.channel
    if guild is None or guild.id != match.venue.guild:
        return False
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    if match.venue.channel in (interaction.channel_id, parent):
        return True
    channel = public_part(guild, match)
    if channel is None:
        return False
    return interaction.channel_id == channel.id or is_open_to_all(channel)


def is_open_to_all(channel: discord.abc.GuildChannel) -> bool:
    """Whether everybody in the server sees a channel: neither a role nor a person is kept out."""
    kept_out = any(overwrite.view_channel is False for overwrite in channel.overwrites.values())
    return not kept_out and channel.permissions_for(channel.guild.default_role).view_channel


def may_write(interaction: Interaction) -> bool:
    """Whether the person who used the bot there may write there."""
    granted = interaction.permissions
    if isinstance(interaction.channel, discord.Thread):
        return granted.view_channel and granted.send_messages_in_threads
    return granted.view_channel and granted.send_messages


def sees_publicly(guild: discord.Guild, match: Match | Head, user: discord.Member) -> bool:
    """Whether a member sees the channel of a match that is not in a private thread."""
    channel = public_part(guild, match)
    return channel is not None and channel.permissions_for(user).view_channel


def may_be_shown_in(guild: discord.Guild, match: Match, channel: ChannelId) -> bool:
    """Whether everybody who reads a channel may see a match that is not played there.

    They may if everybody in the server sees the match's channel, or if whoever sees this channel, by a role or as a
    member, sees the match's, too (`_is_at_least_as_open`).
    """
    stage, home = guild.get_channel(channel), public_part(guild, match)
    if stage is None or home is None or match.venue.channel == channel:
        return False
    return is_open_to_all(home) or _is_at_least_as_open(home, stage)


def _is_at_least_as_open(home: discord.abc.GuildChannel, stage: discord.abc.GuildChannel) -> bool:
    """Whether each overwrite gives at least as much sight of one channel as of another.

    Then nobody sees only the other, whatever roles they have: Discord lets overwrites for everybody, for roles and for
    members follow on each other, and none of these steps can make less of more.
    https://discord.com/developers/docs/topics/permissions#permission-overwrites
    """
    ours, theirs = _openness(home), _openness(stage)
    return all(ours.get(each, 0) >= theirs.get(each, 0) for each in {*ours, *theirs})


def _openness(channel: discord.abc.GuildChannel) -> Mapping[int, int]:
    """Whether the overwrite of each role and member, by their ids, lets them see a channel: 1 yes, -1 no, 0 neither."""
    # discord.py makes all of them anew whenever it is asked, so it is asked once; and it compares members that it
    # doesn't know slowly, so their ids are compared.
    says = {True: 1, None: 0, False: -1}
    return {each.id: says[overwrite.view_channel] for each, overwrite in channel.overwrites.items()}


def _sees_channel(guild: discord.Guild, match: Match | Head, user: discord.Member) -> bool:
    if public_part(guild, match) is not None:
        return sees_publicly(guild, match, user)
    # A private thread is seen by those who were added to it, whom only Discord knows, and by those who manage threads.
    thread = guild.get_thread(match.venue.channel)
    return thread is not None and thread.permissions_for(user).manage_threads


def public_part(guild: discord.Guild, match: Match | Head) -> discord.abc.GuildChannel | None:
    """The channel whose permissions decide who sees a match: its own, or that of its thread if the thread is public.

    None for private threads and for channels that are unknown. Archived threads are known to Discord alone: of those
    only the ones that the bot has opened itself have a known channel.
    """
    channel = guild.get_channel_or_thread(match.venue.channel)
    if isinstance(channel, discord.Thread):
        return None if channel.is_private() else _channel(guild, ChannelId(channel.parent_id))
    if channel is not None:
        return channel
    return _channel(guild, match.parent) if match.parent else None


def _channel(guild: discord.Guild, channel: ChannelId) -> discord.abc.GuildChannel | None:
    return guild.get_channel(channel)

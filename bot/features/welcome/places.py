"""The channels in which the bot can introduce itself to a server."""

import discord

from bot.domain import ChannelId

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""The permissions without which no card can be posted."""


def places_for_card(guild: discord.Guild) -> list[ChannelId]:
    """The text channels in which the bot can post: the one for the system's messages first, then from the top.

    https://discord.com/developers/docs/resources/guild#guild-object-system-channel-flags
    """
    from_the_top = [
        channel
        for _, channels in guild.by_category()
        for channel in channels
        if isinstance(channel, discord.TextChannel)
    ]
    first = [guild.system_channel] if guild.system_channel else []
    ordered = dict.fromkeys([*first, *from_the_top])
    return [ChannelId(channel.id) for channel in ordered if channel.permissions_for(guild.me) >= NEEDED]

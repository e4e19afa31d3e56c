"""The permissions that the bot needs in a channel to hold matches there.

https://discord.com/developers/docs/topics/permissions
"""

import discord

from bot.catalogue import Language
from bot.domain import ChannelId, ServerSettings
from bot.domain.refusals import NoAccess, RefusalReason, Refused
from bot.ui.words import enumerated

IN_CHANNELS = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)

FOR_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""The permissions that the bot needs in addition where it opens a thread for each match."""

INVITED_WITH = IN_CHANNELS | IN_THREADS | FOR_THREADS
"""The permissions that the invite link asks for, exactly."""


def missing_permissions(
    granted: discord.Permissions, *, in_thread: bool, opens_threads: bool = False
) -> tuple[str, ...]:
    """The needed permissions that are not granted, as discord.py names them.

    Somebody who can't see a channel can do nothing there, and somebody who can't write can attach nothing: Discord
    takes those permissions away with the first, so the first alone is the one to give back.
    """
    if not granted.view_channel:
        return ("view_channel",)
    needed = IN_THREADS if in_thread else IN_CHANNELS
    if opens_threads:
        needed = needed | FOR_THREADS  # in place it would change what the name stands for
    missing = [name for name, wanted in needed if wanted and not getattr(granted, name)]
    writing = "send_messages_in_threads" if in_thread else "send_messages"
    return tuple(name for name in missing if name != "attach_files" or writing not in missing)


def describe_permissions(missing: tuple[str, ...], language: Language) -> str:
    """Permissions as Discord's own settings call them, in the middle of a sentence; empty for none."""
    names = [f"**{language.say('permission-' + name.replace('_', '-'))}**" for name in missing]
    return enumerated(names, language) if names else ""


def about_missing(channel: ChannelId, missing: tuple[str, ...], language: Language) -> dict[str, str | int]:
    """The values for a sentence on permissions that are missing in a channel: where, how many, which."""
    return {
        "channel": f"<#{channel}>",
        "count": len(missing),
        "permissions": describe_permissions(missing, language),
    }


def missing_in(
    interaction: discord.Interaction[discord.Client], channel_id: int | None = None
) -> tuple[str, ...]:
    """The needed permissions that are not granted where an interaction comes from, or in another channel.

    None are known of a channel that is gone, of a thread that is asleep, or of direct messages, where permissions don't
    count: showing something there will tell.
    """
    if interaction.guild_id is None and channel_id in (None, interaction.channel_id):
        return ()
    channel, granted = _place(interaction, channel_id)
    if granted is None:
        return ()
    return missing_permissions(granted, in_thread=isinstance(channel, discord.Thread))


def check_access(
    interaction: discord.Interaction[discord.Client], channel_id: ChannelId | None = None
) -> None:
    """Let something be posted where an interaction comes from, or in another channel. Raises `Refused`: CANNOT_POST."""
    if missing := missing_in(interaction, channel_id):
        channel = channel_id or ChannelId(interaction.channel_id or 0)
        raise Refused(RefusalReason.CANNOT_POST, NoAccess(channel, missing))


def opens_threads(interaction: discord.Interaction[discord.Client], channel_id: int | None = None) -> bool:
    """Whether the bot can open a thread there, and write in it."""
    channel, granted = _place(interaction, channel_id)
    return isinstance(channel, discord.TextChannel) and granted is not None and granted >= FOR_THREADS


def check_manager(interaction: discord.Interaction[discord.Client]) -> None:
    """Let somebody change what holds for the whole server. Raises `Refused`: NOT_THE_MANAGER.

    Discord offers `/dvonn-admin` to such people alone, unless the server's owner has it otherwise; and a button may be
    older than somebody's loss of the permission. So it is looked at here each time.
    """
    granted = interaction.permissions
    if not (granted.manage_guild or granted.administrator):
        raise Refused(RefusalReason.NOT_THE_MANAGER)


def missing_for(
    settings: ServerSettings, interaction: discord.Interaction[discord.Client]
) -> dict[ChannelId, tuple[str, ...]]:
    """The permissions that the bot lacks in each channel of a server's settings; channels that are gone are left out.

    Where matches may be played everywhere, the present channel stands for all.
    """
    lacking = {}
    daily = (settings.daily_channel,) if settings.daily_channel else ()
    for channel_id in (*(settings.channels or [ChannelId(interaction.channel_id or 0)]), *daily):
        channel, granted = _place(interaction, channel_id)
        if granted is not None:
            lacking[channel_id] = missing_permissions(
                granted,
                in_thread=isinstance(channel, discord.Thread | discord.ForumChannel),
                opens_threads=bool(settings.threads)
                and isinstance(channel, discord.TextChannel)
                and (channel_id in settings.channels or channel_id not in daily),
            )
    return lacking


def _place(
    interaction: discord.Interaction[discord.Client], channel_id: int | None
) -> tuple[object, discord.Permissions | None]:
    """A channel and what the bot may do there; nothing where it does not see it."""
    if channel_id in (None, interaction.channel_id):
        return interaction.channel, interaction.app_permissions
    channel = interaction.client.get_channel(channel_id) if channel_id else None
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None, None
    return channel, channel.permissions_for(channel.guild.me)

"""The permissions that the bot needs in a channel to hold matches there.

https://discord.com/developers/docs/topics/permissions
"""

import discord

from bot.catalogue import Language

IN_CHANNELS = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)
IN_THREADS = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)

INVITED_WITH = IN_CHANNELS | IN_THREADS
"""What the invite link asks for: exactly this."""


def missing_permissions(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The needed permissions that are not granted, as discord.py names them.

    Who can't see a channel can do nothing there, and who can't write can attach nothing: Discord takes those
    permissions away with the first, so the first alone is the one to give back.
    """
    if not granted.view_channel:
        return ("view_channel",)
    needed = IN_THREADS if in_thread else IN_CHANNELS
    missing = [name for name, wanted in needed if wanted and not getattr(granted, name)]
    writing = "send_messages_in_threads" if in_thread else "send_messages"
    return tuple(name for name in missing if name != "attach_files" or writing not in missing)


def tell_permissions(missing: tuple[str, ...], language: Language) -> str:
    """Permissions as Discord's own settings call them."""
    return ", ".join(f"**{language.say('permission-' + name.replace('_', '-'))}**" for name in missing)


def missing_in(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """The needed permissions that are not granted where an interaction comes from."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return missing_permissions(interaction.app_permissions, in_thread=in_thread)

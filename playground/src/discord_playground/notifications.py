"""Push notifications: whom a new message notifies, and what their lock screens show.

https://docs.discord.com/developers/resources/message#allowed-mentions-object,
https://docs.discord.com/developers/resources/guild#guild-object-default-message-notification-level

A user's own notification settings, and the notifications of Discord's own messages, are not imitated.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from discord_playground.channels import GuildChannel, Thread
from discord_playground.direct_messages import DirectChannel
from discord_playground.guilds import NotificationLevel
from discord_playground.messages import Channel, Message, MessageType
from discord_playground.private_channels import PrivateChannel
from discord_playground.users import User

MENTION = re.compile(r"<(@!?|@&|#)(\d+)>")
WRITTEN = frozenset({MessageType.DEFAULT, MessageType.REPLY, MessageType.COMMAND, MessageType.MENU_COMMAND})
"""The types of messages that someone wrote."""


@dataclass(frozen=True)
class Notification:
    """A notification on a user's phone; `text` is empty if it says only who wrote where, which is the `title`."""

    user: User
    message: Message
    title: str
    text: str


def notifications_of(message: Message) -> list[Notification]:
    """Return the notifications that a new message triggers; edits trigger none."""
    notified = sorted(_notified(message), key=lambda user: user.id)
    if not notified:
        return []
    title, text = notification_title(message), notification_text(message)
    return [Notification(user, message, title, text) for user in notified]


def notification_title(message: Message) -> str:
    """Return who wrote, and in a server, where."""
    channel = message.channel
    if not isinstance(channel, GuildChannel):
        return message.author.shown_name
    return f"{_name_in(channel, message.author)} (#{channel.name})"


def notification_text(message: Message) -> str:
    """Return a message's content with names instead of mentions.

    Text in components is left out: https://github.com/discord/discord-api-docs/issues/7854
    """
    return MENTION.sub(lambda found: _named(message, found[1], int(found[2])) or found[0], message.content)


def _notified(message: Message) -> set[User]:
    # SUPPRESS_NOTIFICATIONS: no push notification, only a badge. An ephemeral answer is seen where it is asked for.
    if message.is_silent or message.ephemeral or message.loading or message.type not in WRITTEN:
        return set()
    return {user for user in _reached(message) if not user.bot and user is not message.author}


def _reached(message: Message) -> Iterable[User]:
    channel = message.channel
    if isinstance(channel, DirectChannel):
        return [channel.human]
    if isinstance(channel, PrivateChannel):
        return channel.people
    if not isinstance(channel, GuildChannel):
        return []
    notifies_all = channel.home.default_message_notifications is NotificationLevel.ALL_MESSAGES
    return [
        member.user
        for member in channel.home.members.values()
        if member.user.id in message.pings
        or (notifies_all and channel.sees(member.user) and _follows(channel, member.user))
    ]


def _follows(channel: GuildChannel, user: User) -> bool:
    """Return whether a user gets a channel's messages; those of a thread are for its members.

    https://docs.discord.com/developers/topics/threads
    """
    return not isinstance(channel, Thread) or user.id in channel.member_ids


def _named(message: Message, sign: str, number: int) -> str | None:
    """Return the name that a client shows for a mention; None if it knows none."""
    channel, guild = message.channel, message.channel.guild
    if sign == "#":
        named = guild.channels.get(number) if guild else None
        return f"#{named.name}" if isinstance(named, GuildChannel) else None
    if sign == "@&":
        return next((f"@{role.name}" for role in message.mentions.roles if role.id == number), None)
    # A client gets names from the message's own mentions: https://github.com/discord/discord-api-docs/issues/1479
    return next((f"@{_name_in(channel, user)}" for user in message.mentions.users if user.id == number), None)


def _name_in(channel: Channel, user: User) -> str:
    member = channel.guild.members.get(user.id) if channel.guild else None
    return (member and member.nick) or user.shown_name

"""Messages, and what all kinds of channel have in common.

https://docs.discord.com/developers/resources/message, https://docs.discord.com/developers/resources/channel
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, Protocol

from discord_playground import reading
from discord_playground.attachments import Attachment
from discord_playground.clock import timestamp
from discord_playground.events import Event, Ground
from discord_playground.members import Member, Role
from discord_playground.permissions import Overwrite, Permission
from discord_playground.reading import Button, Component, Select
from discord_playground.users import Application, User

CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
USER = re.compile(r"<@!?(\d+)>")
SHOWN_USER = re.compile(r"(?<!\\)" + USER.pattern)
"""A mention as clients show it: with a backslash before it, it stays as it was typed."""


class MessageFlag(IntFlag):
    """The message flags that the playground supports."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageType(IntEnum):
    """The message types that the playground creates."""

    DEFAULT = 0
    PERSON_ADDED = 1
    PERSON_REMOVED = 2
    NAME_CHANGED = 4
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21
    MENU_COMMAND = 23


class ChannelType(IntEnum):
    """The channel types that the playground supports."""

    TEXT = 0
    DIRECT = 1
    GROUP = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


@dataclass(frozen=True)
class Mentions:
    """The effective mentions; `pinged` holds the ids of the users who are notified."""

    users: tuple[User, ...] = ()
    roles: tuple[Role, ...] = ()
    everyone: bool = False
    pinged: frozenset[int] = frozenset()


NO_MENTIONS = Mentions()


@dataclass(frozen=True)
class Media:
    """A picture or file shown by a message."""

    filename: str
    data: bytes
    description: str | None
    url: str


class Home(Protocol):
    """The interface of a server that its channels and messages use."""

    id: int
    locale: str
    available: bool

    @property
    def members(self) -> dict[int, Member]:
        """Members by user id."""

    @property
    def roles(self) -> dict[int, Role]:
        """Roles by id."""

    @property
    def channels(self) -> "Mapping[int, Channel]":
        """Channels and threads by id."""

    @property
    def applications(self) -> dict[int, Application]:
        """The applications whose bots are members, by id."""

    def permissions_of(self, user: User) -> Permission:
        """Return a user's server-wide permissions; none for non-members."""

    def permissions_in(
        self, user: User, overwrites: Iterable[Overwrite], *, sending: Permission = Permission.SEND_MESSAGES
    ) -> Permission:
        """Return a user's permissions in a channel with the overwrites; `sending` is the permission needed to write."""


@dataclass(eq=False)
class Channel(ABC):
    """A channel of any kind, with its messages, oldest first; `deleted` once it is gone."""

    ground: Ground
    id: int
    messages: "dict[int, Message]" = field(default_factory=dict, init=False, repr=False)
    last_message_id: str | None = field(default=None, init=False)
    deleted: bool = field(default=False, init=False)

    @property
    @abstractmethod
    def type(self) -> ChannelType: ...

    @property
    def guild(self) -> Home | None:
        """The channel's server; None for direct messages."""
        return None

    @property
    def writing(self) -> Permission:
        """The permission needed to write here."""
        return Permission.SEND_MESSAGES

    @abstractmethod
    def permissions_of(self, user: User) -> Permission:
        """Return a user's permissions here; none for outsiders."""

    @abstractmethod
    def payload(self) -> dict[str, Any]:
        """Return Discord's channel object."""

    def user(self, user_id: int) -> User | None:
        """Return one of the users who are in the channel's server, or in its direct messages; None for others."""
        member = self.guild.members.get(user_id) if self.guild else None
        return member.user if member else None

    @property
    def reader(self) -> User | None:
        """The only human who can view the channel, in direct messages."""
        return None

    def sees(self, user: User) -> bool:
        """Return whether a user can view the channel."""
        return Permission.VIEW_CHANNEL in self.permissions_of(user)

    def shows(self, message: "Message", user: User) -> bool:
        """Return whether a user can see one of the channel's messages; ephemeral ones have a single viewer.

        The reference at the start of a thread is hidden: clients show the starter message itself instead.
        """
        return self.sees(user) and message.is_for(user)

    def visible_to(self, user: User) -> "list[Message]":
        """Return the messages that a user can see here, oldest first."""
        if not self.sees(user):
            return []
        return [each for each in self.messages.values() if each.is_for(user)]

    def add(self, message: "Message") -> None:
        self.messages[message.id] = message
        if message.viewer is None:
            self.last_message_id = str(message.id)

    def remove(self, message: "Message") -> None:
        del self.messages[message.id]

    def thread_on(self, _message: "Message") -> "Channel | None":
        """Return the thread created on a message, in channels that support it."""
        return None


@dataclass(eq=False)
class Message:
    """A message; edits change it in place, and `deleted` is set once it is gone.

    `viewer` is the only user who can see an ephemeral message. `origin` is the `interaction_metadata` of the
    interaction that the message answers; `command` is that interaction's slash command or menu command. `pings` are the
    users who were pinged when the message was created, `notified` those who got a push notification, and `notice` its
    text; edits change none of them. `opened` is the thread that a system message announces.
    """

    channel: Channel
    id: int
    author: User
    created_at: float
    application_id: int | None = None
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    components: list[Component] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    mentions: Mentions = NO_MENTIONS
    pings: frozenset[int] = frozenset()
    notified: tuple[User, ...] = ()
    notice: str = ""
    nonce: str | int | None = None
    reference: "Message | None" = None
    opened: Channel | None = None
    viewer: User | None = None
    origin: dict[str, Any] | None = None
    command: str | None = None
    edited_at: float | None = None
    deleted: bool = False

    def is_for(self, user: User) -> bool:
        """Return whether clients show the message to a user who can view the channel."""
        if self.type is MessageType.THREAD_STARTER:
            return False
        return self.viewer is None or self.viewer is user

    @property
    def text(self) -> str:
        """All text of the message, one line per part: the content, text displays and embeds."""
        parts = [self.content, *reading.texts(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{each['name']}: {each['value']}" for each in embed.get("fields") or ()]
        return "\n".join(part for part in parts if part)

    def resolves(self, user_id: int, viewer: User | None) -> bool:
        """Return whether every client of a viewer has a name for a mentioned user.

        A message brings only the users of its `mentions`: "Mentions only resolve in a message if they actually ping
        someone" (https://github.com/discord/discord-api-docs/issues/1479, and #2126). Others are shown by clients that
        happen to have loaded them, and otherwise as @unknown-user or <@id>. Clients know their own user.
        """
        known = {user.id for user in self.mentions.users} | ({viewer.id} if viewer else set())
        return user_id in known

    @property
    def unresolved_mentions(self) -> list[int]:
        """The ids of the users that the text mentions and for whom a client may have no name, each once."""
        reader = self.viewer or self.channel.reader
        shown = dict.fromkeys(map(int, SHOWN_USER.findall(CODE.sub("", self.text))))
        return [user_id for user_id in shown if not self.resolves(user_id, reader)]

    @property
    def buttons(self) -> list[Button]:
        """The buttons in reading order."""
        return reading.buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """The select menus in reading order."""
        return reading.selects(self.components)

    @property
    def media(self) -> list[Media]:
        """The pictures and files shown, with their data and alt texts."""
        by_url = {attachment.url: attachment for attachment in self.attachments}
        if self.is_v2:
            shown = [
                (by_url[item["url"]], holder.get("description"))
                for item, holder in reading.media_items(self.components)
                if item["url"] in by_url
            ]
        else:
            shown = [(attachment, attachment.description) for attachment in self.attachments]
        return [Media(each.filename, each.data, description, each.url) for each, description in shown]

    @property
    def ephemeral(self) -> bool:
        return self.viewer is not None

    @property
    def edited(self) -> bool:
        """Whether clients mark the message as "(edited)"."""
        return self.edited_at is not None

    @property
    def loading(self) -> bool:
        """Whether the message shows "… is thinking"."""
        return MessageFlag.LOADING in self.flags

    @property
    def is_silent(self) -> bool:
        """Whether the message was sent without notifications."""
        return MessageFlag.SUPPRESS_NOTIFICATIONS in self.flags

    @property
    def is_v2(self) -> bool:
        """Whether the message uses Components V2."""
        return MessageFlag.COMPONENTS_V2 in self.flags

    @property
    def jump_url(self) -> str:
        place = self.channel.guild.id if self.channel.guild else "@me"
        return f"https://discord.com/channels/{place}/{self.channel.id}/{self.id}"

    def payload(self, *, with_reference: bool = True) -> dict[str, Any]:
        """Return Discord's message object."""
        message: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.type),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": timestamp(self.created_at),
            "edited_timestamp": None if self.edited_at is None else timestamp(self.edited_at),
            "flags": int(self.flags),
            "components": self.components,
            "embeds": self.embeds,
            "attachments": [] if self.is_v2 else [each.payload() for each in self.attachments],
            "mentions": [user.payload() for user in self.mentions.users],
            "mention_roles": [str(role.id) for role in self.mentions.roles],
            "mention_everyone": self.mentions.everyone,
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            message["nonce"] = self.nonce
        if self.application_id is not None:
            message["application_id"] = str(self.application_id)
        if self.origin is not None:
            message["interaction_metadata"] = self.origin
            message["webhook_id"] = str(self.application_id)
        thread = self.channel.thread_on(self)
        if thread is not None:
            message["thread"] = thread.payload()
        if self.reference is not None:
            message["message_reference"] = _reference(self.reference.channel, self.reference)
            if with_reference:
                gone = self.reference.deleted
                message["referenced_message"] = None if gone else self.reference.payload(with_reference=False)
        if self.opened is not None:
            message["message_reference"] = _reference(self.opened)
        return message


def _reference(channel: Channel, message: Message | None = None) -> dict[str, Any]:
    """Return Discord's message reference to a message, or to a channel."""
    reference: dict[str, Any] = {"type": 0, "channel_id": str(channel.id)}
    if message is not None:
        reference["message_id"] = str(message.id)
    if channel.guild is not None:
        reference["guild_id"] = str(channel.guild.id)
    return reference


@dataclass(frozen=True)
class MessageCreated(Event):
    message: Message


@dataclass(frozen=True)
class MessageEdited(Event):
    message: Message


@dataclass(frozen=True)
class MessageDeleted(Event):
    """A message was deleted, or an ephemeral one dismissed."""

    message: Message


@dataclass(frozen=True)
class MessagesPurged(Event):
    """Several messages of a channel were deleted in bulk."""

    channel: Channel
    messages: tuple[Message, ...]

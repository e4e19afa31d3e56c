"""Messages, and the channels in which they stand, as far as all kinds of channel are alike.

https://docs.discord.com/developers/resources/message, https://docs.discord.com/developers/resources/channel
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any, Protocol

from playground import reading
from playground.attachments import Attachment
from playground.clock import timestamp
from playground.events import Event, Ground
from playground.members import Member, Role
from playground.permissions import Overwrite, Permission
from playground.reading import Button, Component, Select
from playground.users import Application, User


class MessageFlag(IntFlag):
    """The flags that the playground knows."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageType(IntEnum):
    """The kinds of message that the playground makes."""

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
    """The kinds of channel that the playground has."""

    TEXT = 0
    DIRECT = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(frozen=True)
class Mentions:
    """The mentions that count: `pinged` holds the ids of those who get a notification."""

    users: tuple[User, ...] = ()
    roles: tuple[Role, ...] = ()
    everyone: bool = False
    pinged: frozenset[int] = frozenset()


NO_MENTIONS = Mentions()


@dataclass(frozen=True)
class Media:
    """A picture or file that a message shows."""

    filename: str
    data: bytes
    description: str | None
    url: str


class Home(Protocol):
    """A server as far as its channels and their messages know it."""

    id: int
    locale: str
    available: bool

    @property
    def members(self) -> dict[int, Member]:
        """Its members by the ids of their users."""

    @property
    def roles(self) -> dict[int, Role]:
        """Its roles by id."""

    @property
    def channels(self) -> "Mapping[int, Channel]":
        """Its channels and threads by id."""

    @property
    def applications(self) -> dict[int, Application]:
        """The applications whose bots are in it, by id."""

    def permissions_of(self, user: User) -> Permission:
        """The permissions of somebody in the server as a whole; none for outsiders."""

    def permissions_in(
        self, user: User, overwrites: Iterable[Overwrite], *, sending: Permission = Permission.SEND_MESSAGES
    ) -> Permission:
        """The permissions of somebody in a channel with those overwrites; `sending` is the one that writing needs."""


@dataclass(eq=False)
class Channel(ABC):
    """A place for messages, oldest first; it says `deleted` once it is gone."""

    ground: Ground
    id: int
    messages: "dict[int, Message]" = field(default_factory=dict, init=False, repr=False)
    last_message_id: str | None = field(default=None, init=False)
    deleted: bool = field(default=False, init=False)
    _by_nonce: "dict[tuple[User, str], Message]" = field(default_factory=dict, init=False, repr=False)

    @property
    @abstractmethod
    def type(self) -> ChannelType:
        """The kind of channel."""

    @property
    def guild(self) -> Home | None:
        """The server it stands in, if any."""
        return None

    @property
    def writing(self) -> Permission:
        """The permission that writing here takes."""
        return Permission.SEND_MESSAGES

    @abstractmethod
    def permissions_of(self, user: User) -> Permission:
        """The permissions of somebody here; none for outsiders."""

    @abstractmethod
    def payload(self) -> dict[str, Any]:
        """Discord's channel object."""

    def sees(self, user: User) -> bool:
        """Whether somebody can read here."""
        return Permission.VIEW_CHANNEL in self.permissions_of(user)

    def shows(self, message: "Message", user: User) -> bool:
        """Whether somebody sees a message that stands here: private ones are for one person.

        In place of a reference to the message on which a thread hangs, clients show that message.
        """
        return self.sees(user) and message.is_for(user)

    def visible_to(self, user: User) -> "list[Message]":
        """The messages that somebody sees here, oldest first."""
        if not self.sees(user):
            return []
        return [each for each in self.messages.values() if each.is_for(user)]

    def add(self, message: "Message") -> None:
        """Put a message at the end."""
        self.messages[message.id] = message
        if message.viewer is None:
            self.last_message_id = str(message.id)
        if message.nonce is not None:
            self._by_nonce[message.author, str(message.nonce)] = message

    def remove(self, message: "Message") -> None:
        """Take a message away."""
        del self.messages[message.id]
        if message.nonce is not None:
            self._by_nonce.pop((message.author, str(message.nonce)), None)

    def thread_on(self, _message: "Message") -> "Channel | None":
        """Find the thread that was opened on a message, where messages can have one."""
        return None

    def latest_with(self, nonce: str | int, author: User) -> "Message | None":
        """Find the author's latest message with that nonce."""
        return self._by_nonce.get((author, str(nonce)))


@dataclass(eq=False)
class Message:
    """A message; it changes in place when it is edited, and says `deleted` once it is gone.

    `viewer` is the one person who sees an ephemeral message. `origin` is the interaction that it answers, as
    Discord's `interaction_metadata`; `command` is the slash command that was typed for it, or the one that was chosen
    from a menu. `pings` of an edit stay those of the message's creation. `opened` is the thread of whose opening
    Discord tells with it.
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
    nonce: str | int | None = None
    reference: "Message | None" = None
    opened: Channel | None = None
    viewer: User | None = None
    origin: dict[str, Any] | None = None
    command: str | None = None
    edited_at: float | None = None
    deleted: bool = False

    def is_for(self, user: User) -> bool:
        """Whether clients show it to somebody who sees its channel."""
        if self.type is MessageType.THREAD_STARTER:
            return False
        return self.viewer is None or self.viewer is user

    @property
    def text(self) -> str:
        """All that is written: the content, embeds, and every text display, a line each."""
        parts = [self.content, *reading.texts(self.components)]
        for embed in self.embeds:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{each['name']}: {each['value']}" for each in embed.get("fields") or ()]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        return reading.buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """The select menus, in reading order."""
        return reading.selects(self.components)

    @property
    def media(self) -> list[Media]:
        """The pictures and files that are shown, with their bytes and alt texts."""
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
        """Whether one person alone sees it."""
        return self.viewer is not None

    @property
    def edited(self) -> bool:
        """Whether it carries the mark "(edited)"."""
        return self.edited_at is not None

    @property
    def loading(self) -> bool:
        """Whether it says "… is thinking"."""
        return MessageFlag.LOADING in self.flags

    @property
    def is_silent(self) -> bool:
        """Whether it made no sound when it came."""
        return MessageFlag.SUPPRESS_NOTIFICATIONS in self.flags

    @property
    def is_v2(self) -> bool:
        """Whether it is made of Components V2."""
        return MessageFlag.COMPONENTS_V2 in self.flags

    @property
    def jump_url(self) -> str:
        """The address that leads to it."""
        place = self.channel.guild.id if self.channel.guild else "@me"
        return f"https://discord.com/channels/{place}/{self.channel.id}/{self.id}"

    def payload(self, *, with_reference: bool = True) -> dict[str, Any]:
        """Discord's message object."""
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
    """Discord's reference to a message in a channel, or to a channel."""
    reference: dict[str, Any] = {"type": 0, "channel_id": str(channel.id)}
    if message is not None:
        reference["message_id"] = str(message.id)
    if channel.guild is not None:
        reference["guild_id"] = str(channel.guild.id)
    return reference


@dataclass(frozen=True)
class MessageCreated(Event):
    """A message was posted."""

    message: Message


@dataclass(frozen=True)
class MessageEdited(Event):
    """A message was edited."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted(Event):
    """A message was deleted or dismissed."""

    message: Message


@dataclass(frozen=True)
class MessagesPurged(Event):
    """Several messages of one channel were deleted at once."""

    channel: Channel
    messages: tuple[Message, ...]

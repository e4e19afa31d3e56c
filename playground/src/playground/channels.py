"""Text channels of a server, and their threads.

https://docs.discord.com/developers/resources/channel
"""

from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from playground.clock import Timer, timestamp
from playground.errors import Reason
from playground.events import Event
from playground.members import Member, Role
from playground.messages import Channel, ChannelType, Home, Message, MessageType
from playground.permissions import NOTHING, Overwrite, Permission
from playground.system_messages import LASTING, tell_of_name, tell_of_starter, tell_of_thread
from playground.users import User

THREAD_NAME = 100
ARCHIVE_AFTER_MINUTES = 1440
ARCHIVE_CHOICES = frozenset({60, 1440, 4320, 10080})  # minutes
HIDDEN_NAME = "___hidden___"
OBFUSCATED = 1 << 17  # a channel flag


class GuildHome(Home, Protocol):
    """The interface of a server that its channels use."""

    @property
    def default_message_notifications(self) -> int:
        """The level of notifications, as in Discord's guild object."""

    @property
    def channels(self) -> "dict[int, GuildChannel]":
        """Channels and threads by id."""

    @property
    def threads(self) -> "list[Thread]":
        """All threads, including archived ones."""

    def blocks(self, name: str) -> bool:
        """Return whether AutoMod blocks a thread name."""

    def changing_sight(self, *, told: bool = False) -> AbstractContextManager[None]:
        """Publish a `SightChanged` for each channel that the block hides from a bot or reveals to it."""


@dataclass(eq=False)
class GuildChannel(Channel):
    """A channel or a thread of a server."""

    home: GuildHome
    name: str

    @property
    def guild(self) -> GuildHome:
        return self.home


@dataclass(eq=False)
class TextChannel(GuildChannel):
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)

    @property
    def type(self) -> ChannelType:
        return ChannelType.TEXT

    def permissions_of(self, user: User) -> Permission:
        """Return a user's permissions in this channel; none for non-members."""
        return self.home.permissions_in(user, self.overwrites.values())

    def set_permissions(
        self, subject: Role | Member, *, allow: Permission = NOTHING, deny: Permission = NOTHING
    ) -> None:
        member = subject.subject_id in self.home.members
        with self.home.changing_sight(told=True):
            self.overwrites[subject.subject_id] = Overwrite(
                subject.subject_id, is_member=member, allow=allow, deny=deny
            )
            self.ground.publish(ChannelUpdated(self))

    def create_thread(
        self,
        name: str,
        *,
        owner: User,
        private: bool = False,
        on_message: Message | None = None,
        archive_minutes: int = ARCHIVE_AFTER_MINUTES,
    ) -> "Thread":
        """Create a thread in this channel; a thread on a message shares the message's id."""
        thread = Thread(
            self.ground,
            on_message.id if on_message else self.ground.new_id(),
            self.home,
            name,
            parent=self,
            owner=owner,
            private=private,
            archive_minutes=archive_minutes,
        )
        thread.member_ids.add(owner.id)
        self.home.channels[thread.id] = thread
        self.ground.publish(ChannelCreated(thread))
        if on_message is not None:
            tell_of_starter(thread, on_message, owner)
        elif not private:
            tell_of_thread(self, thread, name, owner)
        return thread

    def thread_on(self, message: Message) -> "Thread | None":
        """Return the thread created on a message; it shares the message's id."""
        found = self.home.channels.get(message.id)
        return found if isinstance(found, Thread) else None

    def delete(self) -> None:
        """Delete the channel and its threads."""
        for thread in self.threads:
            thread.delete()
        del self.home.channels[self.id]
        self.deleted = True
        self.ground.publish(ChannelDeleted(self))

    @property
    def threads(self) -> "list[Thread]":
        """The channel's threads, including archived ones."""
        return [thread for thread in self.home.threads if thread.parent is self]

    def payload(self) -> dict[str, Any]:
        """Return Discord's channel object."""
        return {
            "id": str(self.id),
            "type": int(self.type),
            "guild_id": str(self.home.id),
            "name": self.name,
            "topic": self.topic,
            "position": self.position,
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "flags": 0,
            "last_message_id": self.last_message_id,
            "last_pin_timestamp": None,
            "permission_overwrites": [overwrite.payload() for overwrite in self.overwrites.values()],
        }

    def payload_for(self, bot: User) -> dict[str, Any]:
        """Return the channel object that the gateway sends to a bot; a channel that the bot can't see is obfuscated.

        https://docs.discord.com/developers/resources/channel#channel-object-obfuscated-channels
        """
        if self.sees(bot):
            return self.payload()
        nobody = Overwrite(self.home.id, is_member=False, deny=Permission.VIEW_CHANNEL)
        return {
            **self.payload(),
            "name": HIDDEN_NAME,
            "topic": None,
            "last_message_id": None,
            "flags": OBFUSCATED,
            "permission_overwrites": [nobody.payload()],
        }


@dataclass(eq=False)
class Thread(GuildChannel):
    """A thread under a text channel; it archives itself after `archive_minutes` without activity."""

    parent: TextChannel
    owner: User
    private: bool = False
    archived: bool = False
    locked: bool = False
    archive_minutes: int = ARCHIVE_AFTER_MINUTES
    member_ids: set[int] = field(default_factory=set)
    _rest: Timer | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        self.created_at = self.archive_changed_at = self.active_at = self.ground.now()
        self.watch()

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to save in a file: everything except the timer, which belongs to a running clock."""
        return {**self.__dict__, "_rest": None}

    @property
    def starter(self) -> Message | None:
        """The message on which the thread was created; None if there is none or it was deleted."""
        return self.parent.messages.get(self.id)

    def watch(self) -> None:
        """Schedule the automatic archiving, replacing the previous schedule."""
        if self._rest is not None:
            self._rest.cancel()
        due = self.active_at + self.archive_minutes * 60
        self._rest = self.ground.clock.at(due, self._archive_if_idle)

    def _archive_if_idle(self) -> None:
        if self.archived or self.deleted:
            return
        if self.ground.now() < self.active_at + self.archive_minutes * 60:
            self.watch()
        else:
            self.edit(archived=True)

    def add(self, message: Message) -> None:
        """Append a message; its author and the users it pings become members of the thread."""
        super().add(message)
        self.active_at = self.ground.now()
        written = message.type not in LASTING
        self.member_ids |= {message.author.id, *message.pings} if written else message.pings

    @property
    def type(self) -> ChannelType:
        return ChannelType.PRIVATE_THREAD if self.private else ChannelType.PUBLIC_THREAD

    @property
    def writing(self) -> Permission:
        return Permission.SEND_MESSAGES_IN_THREADS

    def permissions_of(self, user: User) -> Permission:
        """Return a user's permissions: those in the parent channel, or none in a private thread without access."""
        permissions = self.home.permissions_in(user, self.parent.overwrites.values(), sending=self.writing)
        invited = user.id in self.member_ids or Permission.MANAGE_THREADS in permissions
        return NOTHING if self.private and not invited else permissions

    def obstacle(self, user: User) -> Reason | None:
        """Return why a user who may write in threads can't write in this one: it is locked, or also archived."""
        if not self.locked:
            return None
        if self.archived:
            return Reason.THREAD_ARCHIVED
        unlocks = Permission.MANAGE_THREADS in self.permissions_of(user)
        return None if unlocks else Reason.THREAD_LOCKED

    def edit(
        self,
        *,
        name: str | None = None,
        archived: bool | None = None,
        locked: bool | None = None,
        archive_minutes: int | None = None,
        by: User | None = None,
    ) -> None:
        """Change the given attributes; a new name is announced in the thread as changed `by` a user."""
        now = self.ground.now()
        renamed = name not in {None, self.name}
        if archived is not None and archived != self.archived:
            self.archived, self.archive_changed_at = (
                archived,
                round(now, 6),
            )  # microseconds, the precision of the serialised timestamp
        self.name = self.name if name is None else name
        self.locked = self.locked if locked is None else locked
        self.archive_minutes = self.archive_minutes if archive_minutes is None else archive_minutes
        if not self.archived:
            self.active_at = now
            self.watch()
        self.ground.publish(ChannelUpdated(self))
        if renamed:
            tell_of_name(self, self.name, by or self.owner)

    def delete(self) -> None:
        del self.home.channels[self.id]
        self.deleted = True
        self.ground.publish(ChannelDeleted(self))

    def _count(self) -> int:
        """Return the number of messages, not counting the reference to the starter message."""
        first = next(iter(self.messages.values()), None)
        return len(self.messages) - (first is not None and first.type is MessageType.THREAD_STARTER)

    def membership(self, user: User) -> dict[str, Any]:
        """Return Discord's thread member object."""
        return {
            "id": str(self.id),
            "user_id": str(user.id),
            "join_timestamp": timestamp(self.created_at),
            "flags": 0,
        }

    def payload(self) -> dict[str, Any]:
        """Return Discord's thread object."""
        return {
            "id": str(self.id),
            "type": int(self.type),
            "guild_id": str(self.home.id),
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "name": self.name,
            "last_message_id": self.last_message_id,
            "rate_limit_per_user": 0,
            "flags": 0,
            "message_count": self._count(),
            "total_message_sent": self._count(),
            "member_count": len(self.member_ids),
            "thread_metadata": {
                "archived": self.archived,
                "archive_timestamp": timestamp(self.archive_changed_at),
                "auto_archive_duration": self.archive_minutes,
                "locked": self.locked,
                "create_timestamp": timestamp(self.created_at),
            },
        }


@dataclass(frozen=True)
class ChannelCreated(Event):
    """A channel or thread was created."""

    channel: GuildChannel


@dataclass(frozen=True)
class ChannelUpdated(Event):
    """A channel or thread was changed."""

    channel: GuildChannel


@dataclass(frozen=True)
class ChannelDeleted(Event):
    """A channel or thread was deleted."""

    channel: GuildChannel


@dataclass(frozen=True)
class TypingStarted(Event):
    channel: Channel
    user: User
    at: float

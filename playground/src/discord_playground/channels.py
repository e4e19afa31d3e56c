"""Text channels, announcement channels and forums of a server, and their threads.

https://docs.discord.com/developers/resources/channel
"""

from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from discord_playground.clock import Timer, timestamp
from discord_playground.errors import Reason
from discord_playground.events import Event
from discord_playground.members import Member, Role
from discord_playground.messages import Channel, ChannelType, Home, Message, MessageType
from discord_playground.permissions import NOTHING, Overwrite, Permission
from discord_playground.system_messages import LASTING, tell_of_name, tell_of_starter, tell_of_thread
from discord_playground.users import User

THREAD_NAME = 100
ARCHIVE_AFTER_MINUTES = 1440
ARCHIVE_CHOICES = frozenset({60, 1440, 4320, 10080})  # minutes
BRAND_NEW_SECONDS = 10.0
"""The age up to which Discord doesn't announce a thread that is opened on a message.

Discord's documentation only calls it "very small":
https://docs.discord.com/developers/topics/threads#new-message-types
"""
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

    takes_messages: ClassVar[bool] = True
    """Whether messages can be posted in the channel itself, not only in its threads."""
    takes_private_threads: ClassVar[bool] = True

    @property
    def type(self) -> ChannelType:
        return ChannelType.TEXT

    @property
    def thread_type(self) -> ChannelType:
        """The type of the channel's public threads."""
        return ChannelType.PUBLIC_THREAD

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
        """Create a thread in this channel; a thread on a message shares the message's id.

        A public thread is announced in the channel, unless it is on a brand new message:
        https://docs.discord.com/developers/resources/message#message-reference-content-attribution-thread-created-messages
        """
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
        is_brand_new = (
            on_message is not None and self.ground.now() - on_message.created_at <= BRAND_NEW_SECONDS
        )
        if self.takes_messages and not private and not is_brand_new:
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
class AnnouncementChannel(TextChannel):
    """A channel whose messages other servers can follow. It has public threads only, of a type of their own.

    https://docs.discord.com/developers/topics/threads#public--private-threads
    """

    takes_private_threads = False

    @property
    def type(self) -> ChannelType:
        return ChannelType.ANNOUNCEMENT

    @property
    def thread_type(self) -> ChannelType:
        return ChannelType.ANNOUNCEMENT_THREAD


@dataclass(eq=False)
class ForumChannel(TextChannel):
    """A channel that contains only threads, its posts; a post begins with a message that has the thread's id.

    https://docs.discord.com/developers/topics/threads#forums
    """

    takes_messages = False
    takes_private_threads = False

    @property
    def type(self) -> ChannelType:
        return ChannelType.FORUM

    def payload(self) -> dict[str, Any]:
        return {
            **super().payload(),
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }


@dataclass(eq=False)
class Thread(GuildChannel):
    """A thread under another channel; it archives itself after `archive_minutes` without activity."""

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
        return ChannelType.PRIVATE_THREAD if self.private else self.parent.thread_type

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
        """Change the given attributes; a new name is announced in the thread as changed `by` a user.

        Unarchiving the thread, or setting the minutes until it archives itself, counts as activity:
        https://docs.discord.com/developers/topics/threads#active--archived-threads
        """
        now = self.ground.now()
        renamed = name not in {None, self.name}
        was_archived = self.archived
        self.archived = self.archived if archived is None else archived
        if self.archived != was_archived or archive_minutes is not None:
            self.archive_changed_at = round(now, 6)  # microseconds, the precision of the serialised timestamp
        self.name = self.name if name is None else name
        self.locked = self.locked if locked is None else locked
        self.archive_minutes = self.archive_minutes if archive_minutes is None else archive_minutes
        if not self.archived and (was_archived or archive_minutes is not None):
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
        """Return the number of messages without the first: that of a post, or the reference to the starter message."""
        return sum(
            message.viewer is None
            and message.type is not MessageType.THREAD_STARTER
            and message.id != self.id
            for message in self.messages.values()
        )

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

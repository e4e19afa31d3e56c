"""An in-memory stand-in for channels: messages, failures and slow posts."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.catalogue import Language, language_for
from bot.delivery.errors import MessageGoneError, NoDirectMessagesError
from bot.delivery.messenger import LOOK_BACK, FoundMessage, Messenger
from bot.domain import ChannelId, GuildId, Message, MessageId, UserId
from bot.features.watching.notices import WATCHERS_NOTICE
from bot.toolkit.page import Kind, MessageTag, Page
from tests.bot.company import NOON
from tests.bot.discord_limits import plain_problems, text_of, walk

A_SECOND = 1000 << 22
"""The difference between ids of messages that are a second apart; posts are never closer."""


@dataclass
class Posted:
    """A message in a channel."""

    message: Message
    page: Page
    nonce: str
    ping: UserId | None
    also: tuple[UserId, ...] = ()

    @property
    def text(self) -> str:
        return text_of(self.page)

    @property
    def controls(self) -> tuple[str, ...]:
        """The custom ids of its controls."""
        custom_ids = (component.get("custom_id") for component in walk(self.page))
        return tuple(custom_id for custom_id in custom_ids if custom_id)

    @property
    def is_board(self) -> bool:
        return self.page.message_tag is not None and self.page.message_tag.kind in (Kind.BOARD, Kind.RESULT)

    @property
    def event(self) -> int:
        """The last event on a board."""
        assert self.page.message_tag is not None
        return self.page.message_tag.number


Hook = Callable[[ChannelId], Awaitable[None]]


@dataclass
class Trouble:
    """A failure of a request, before or after it takes effect."""

    error: Exception
    taken: bool = False


@dataclass
class Channels:
    """The messages and users on Discord, and the failures to come."""

    messages: dict[MessageId, Posted] = field(default_factory=dict)
    history: list[Posted] = field(default_factory=list)
    troubles: dict[str, list[Trouble]] = field(default_factory=dict)
    """Failures by the name of the request; each happens once, in order."""
    now: datetime = NOON
    """The time of direct messages; all posts have the same time."""
    open: asyncio.Event = field(default_factory=asyncio.Event)
    """Posting blocks until it is set."""
    remembers_nonces: bool = True
    """Whether a message with a known nonce is the first one again, as Discord does for some minutes."""
    before_post: Hook | None = None
    direct_messages: list[tuple[UserId, str]] = field(default_factory=list)
    """The direct messages: recipients and texts."""
    direct_nonces: list[str] = field(default_factory=list)
    """The nonces of all attempts to send a direct message; Discord merges equal ones within minutes."""
    accepted: dict[tuple[UserId, str], MessageId] = field(default_factory=dict)
    """The direct messages that were sent, by recipient and nonce."""
    written: list[tuple[UserId, FoundMessage]] = field(default_factory=list)
    """The direct messages as they are found again."""
    silent: set[UserId] = field(default_factory=set)
    """The users who got a silent direct message."""
    closed: set[UserId] = field(default_factory=set)
    """The users who accept no direct messages."""
    threads: dict[ChannelId, str] = field(default_factory=dict)
    """The names of the threads."""
    archived_after_a_day: set[ChannelId] = field(default_factory=set)
    requests: Counter[str] = field(default_factory=Counter)
    """The requests so far, by name."""
    under_way: int = 0
    most_under_way: int = 0

    def boards(self) -> list[int]:
        """The events of the boards in the channels, oldest message first."""
        return [posted.event for posted in self.messages.values() if posted.is_board]

    def write_notices(self, user: UserId, *, at: datetime) -> None:
        """Fill a user's direct messages up to `LOOK_BACK`, as after a long absence."""
        notice = MessageTag(WATCHERS_NOTICE, 1, 1)
        for number in range(LOOK_BACK):
            self.written.append((user, FoundMessage(Message(ChannelId(user), MessageId(number)), notice, at)))


class StubMessenger(Messenger):
    """A messenger that uses `Channels` instead of Discord."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.languages = {}
        self.install_link = None
        channels.open.set()

    def language(self, guild: GuildId, own: str | None = None) -> Language:  # noqa: ARG002  every server speaks English
        return language_for(own or "en")

    def server_name(self, guild: GuildId) -> str:
        return f"Server {guild}"

    def parent_of(self, channel: ChannelId) -> ChannelId | None:  # noqa: ARG002  only matches open threads here
        return None

    def is_thread(self, channel: ChannelId) -> bool:  # noqa: ARG002  as above
        return False

    def missing_in(self, channel: ChannelId) -> tuple[str, ...]:  # noqa: ARG002  nothing is missing here
        return ()

    async def write_to(self, user: UserId, page: Page, *, nonce: str, silent: bool = False) -> Message:
        self.channels.direct_nonces.append(nonce)
        trouble = self._trouble_with("write")
        if user in self.channels.closed:
            raise NoDirectMessagesError
        assert plain_problems(page) == {}
        if (user, nonce) in self.channels.accepted and self.channels.remembers_nonces:
            return Message(ChannelId(user), self.channels.accepted[user, nonce])
        self.channels.accepted[user, nonce] = MessageId(902 + len(self.channels.direct_messages))
        self.channels.direct_messages.append((user, text_of(page)))
        if silent:
            self.channels.silent.add(user)
        if page.message_tag:
            message = Message(ChannelId(user), MessageId(901 + len(self.channels.direct_messages)))
            self.channels.written.append((user, FoundMessage(message, page.message_tag, self.channels.now)))
        if trouble:
            raise trouble.error
        return Message(ChannelId(user), MessageId(901 + len(self.channels.direct_messages)))

    async def open_thread(
        self,
        channel: ChannelId,  # noqa: ARG002  threads are identified by their ids alone
        message: Message | None,
        name: str,
    ) -> ChannelId:
        trouble = self._trouble_with("open")
        thread = ChannelId(message.id if message else 701 + len(self.channels.threads))
        self.channels.threads[thread] = name
        if trouble:
            raise trouble.error
        return thread

    async def delete_thread_created_message(self, channel: ChannelId, thread: ChannelId) -> None:  # noqa: ARG002  there is no such message here
        self._trouble_with("look")

    async def archive_after_a_day(self, thread: ChannelId) -> None:
        self._trouble_with("archive")
        self.channels.archived_after_a_day.add(thread)

    async def post(
        self,
        channel: ChannelId,
        page: Page,
        *,
        nonce: str,
        ping: UserId | None,
        also: Sequence[UserId] = (),
    ) -> Message:
        there = self.channels
        if ping or also:
            page.announcement([*([ping] if ping else []), *also])
        there.under_way += 1
        there.most_under_way = max(there.most_under_way, there.under_way)
        try:
            if there.before_post:
                await there.before_post(channel)
            await there.open.wait()
            trouble = self._trouble_with("post")
            known = next((posted for posted in there.history if posted.nonce == nonce), None)
            if known and there.remembers_nonces:
                return known.message
            message = Message(channel, MessageId(501 + len(there.history) * A_SECOND))
            posted = Posted(message, page, nonce, ping, tuple(also))
            there.messages[message.id] = posted
            there.history.append(posted)
            if trouble:
                raise trouble.error
            return message
        finally:
            there.under_way -= 1

    async def edit(self, message: Message, page: Page, *, pinged: UserId | None = None) -> None:  # noqa: ARG002  as above
        trouble = self._trouble_with("edit")
        if message.id not in self.channels.messages:
            raise MessageGoneError
        self.channels.messages[message.id].page = page
        if trouble:
            raise trouble.error

    async def check(self, message: Message) -> None:
        self._trouble_with("check")
        if message.id not in self.channels.messages:
            raise MessageGoneError

    async def delete(self, message: Message) -> None:
        trouble = self._trouble_with("delete")
        if self.channels.messages.pop(message.id, None) is None:
            raise MessageGoneError
        if trouble:
            raise trouble.error

    async def own_messages(
        self,
        channel: ChannelId,
        after: MessageId | None,
        until: datetime | None = None,
    ) -> AsyncIterator[FoundMessage]:
        self._trouble_with("look")
        if until is not None and until <= NOON:  # all posts have the same time
            return
        for posted in list(self.channels.messages.values()):
            there = posted.message.channel == channel and posted.message.id > (after or 0)
            if there and posted.page.message_tag:
                yield FoundMessage(posted.message, posted.page.message_tag, NOON)

    async def own_messages_to(
        self, user: UserId, until: datetime | None = None
    ) -> AsyncIterator[FoundMessage]:
        written = [found for to, found in self.channels.written if to == user]
        for found in [found for found in written if until is None or found.at < until][-LOOK_BACK:]:
            yield found

    def _trouble_with(self, action: str) -> Trouble | None:
        """Return the failure to raise after the request takes effect, or raise the one that prevents it."""
        self.channels.requests[action] += 1
        waiting = self.channels.troubles.get(action)
        if not waiting:
            return None
        trouble = waiting.pop(0)
        if not trouble.taken:
            raise trouble.error
        return trouble

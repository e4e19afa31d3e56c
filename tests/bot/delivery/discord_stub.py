"""Channels as the presenter sees them, in memory: messages, failures, and posts that take their time."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.catalogue import Language, language_for
from bot.delivery.found import Found
from bot.delivery.messenger import LOOK_BACK, MessageGoneError, Messenger, NoDirectMessagesError
from bot.domain import ChannelId, GuildId, Message, MessageId, UserId
from bot.ui.page import Kind, MessageTag, Page
from tests.bot.company import NOON
from tests.bot.discord_limits import text_of, walk

A_SECOND = 1000 << 22
"""From the number of a message to that of one a second later: none is posted within a second of another."""


@dataclass
class Posted:
    """A message in a channel."""

    message: Message
    page: Page
    nonce: str
    ping: UserId | None

    @property
    def text(self) -> str:
        return text_of(self.page)

    @property
    def controls(self) -> tuple[str, ...]:
        """The ids of what can be pressed."""
        custom_ids = (component.get("custom_id") for component in walk(self.page))
        return tuple(custom_id for custom_id in custom_ids if custom_id)

    @property
    def is_board(self) -> bool:
        return self.page.message_tag is not None and self.page.message_tag.kind in (Kind.BOARD, Kind.RESULT)

    @property
    def event(self) -> int:
        """The number of the event that a board shows."""
        assert self.page.message_tag is not None
        return self.page.message_tag.number


Hook = Callable[[ChannelId], Awaitable[None]]


@dataclass
class Trouble:
    """A failure of an action on a message: an error before it takes effect, or after."""

    error: Exception
    taken: bool = False


@dataclass
class Channels:
    """The messages and people on Discord, and the failures that will come."""

    messages: dict[MessageId, Posted] = field(default_factory=dict)
    history: list[Posted] = field(default_factory=list)
    troubles: dict[str, list[Trouble]] = field(default_factory=dict)
    """The failures by the name of the action; each happens once, in turn."""
    now: datetime = NOON
    """The time of what is written by direct message; what is posted is all of one moment."""
    open: asyncio.Event = field(default_factory=asyncio.Event)
    """While it is not set, posting takes its time."""
    remembers_nonces: bool = True
    """Whether posting with a known nonce finds the first message, as it does for some minutes."""
    before_post: Hook | None = None
    direct_messages: list[tuple[UserId, str]] = field(default_factory=list)
    """The direct messages: their receivers and their texts."""
    direct_nonces: list[str] = field(default_factory=list)
    """The nonces of all attempts to write a direct message; one is taken for another with the same within minutes."""
    written: list[tuple[UserId, Found]] = field(default_factory=list)
    """The same, as they are found again."""
    closed: set[UserId] = field(default_factory=set)
    """The people who take no direct messages."""
    threads: dict[ChannelId, str] = field(default_factory=dict)
    """The names of the threads."""
    archived: set[ChannelId] = field(default_factory=set)
    under_way: int = 0
    most_under_way: int = 0

    def boards(self) -> list[int]:
        """The events whose boards stand in the channels, the oldest message first."""
        return [posted.event for posted in self.messages.values() if posted.is_board]

    def write_notices(self, user: UserId, *, at: datetime) -> None:
        """Let somebody have got as many direct messages as are looked through, as after a long absence."""
        notice = MessageTag(Kind.WATCHERS_NOTICE, 1, 1)
        for number in range(LOOK_BACK):
            self.written.append((user, Found(Message(ChannelId(user), MessageId(number)), notice, at)))


class StubMessenger(Messenger):
    """The messenger on `Channels` in place of Discord."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.languages = {}
        channels.open.set()

    def language(self, guild: GuildId, own: str | None = None) -> Language:  # noqa: ARG002  every server speaks English
        return language_for(own or "en")

    def server_name(self, guild: GuildId) -> str:
        return f"Server {guild}"

    def missing_in(self, channel: ChannelId) -> tuple[str, ...]:  # noqa: ARG002  nothing is missing here
        return ()

    async def write_to(self, user: UserId, page: Page, *, nonce: str) -> Message:
        self.channels.direct_nonces.append(nonce)
        trouble = self._trouble_with("write")
        if user in self.channels.closed:
            raise NoDirectMessagesError
        self.channels.direct_messages.append((user, text_of(page)))
        if page.message_tag:
            message = Message(ChannelId(user), MessageId(901 + len(self.channels.direct_messages)))
            self.channels.written.append((user, Found(message, page.message_tag, self.channels.now)))
        if trouble:
            raise trouble.error
        return Message(ChannelId(user), MessageId(901 + len(self.channels.direct_messages)))

    async def open_thread(
        self,
        channel: ChannelId,  # noqa: ARG002  threads are told by their numbers alone
        message: Message | None,
        name: str,
    ) -> ChannelId:
        trouble = self._trouble_with("open")
        thread = ChannelId(message.id if message else 701 + len(self.channels.threads))
        self.channels.threads[thread] = name
        if trouble:
            raise trouble.error
        return thread

    async def archive(self, thread: ChannelId) -> None:
        self._trouble_with("archive")
        self.channels.archived.add(thread)

    async def post(
        self,
        channel: ChannelId,
        page: Page,
        *,
        nonce: str,
        ping: UserId | None,
        silent: bool = False,  # noqa: ARG002  nobody hears anything here
    ) -> Message:
        there = self.channels
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
            posted = Posted(message, page, nonce, ping)
            there.messages[message.id] = posted
            there.history.append(posted)
            if trouble:
                raise trouble.error
            return message
        finally:
            there.under_way -= 1

    async def edit(self, message: Message, page: Page) -> None:
        trouble = self._trouble_with("edit")
        if message.id not in self.channels.messages:
            raise MessageGoneError
        self.channels.messages[message.id].page = page
        if trouble:
            raise trouble.error

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
        until: datetime | None = None,  # noqa: ARG002  all of them are of one moment
    ) -> AsyncIterator[Found]:
        self._trouble_with("look")
        for posted in list(self.channels.messages.values()):
            there = posted.message.channel == channel and posted.message.id > (after or 0)
            if there and posted.page.message_tag:
                yield Found(posted.message, posted.page.message_tag, NOON)

    async def own_messages_to(self, user: UserId, until: datetime | None = None) -> AsyncIterator[Found]:
        written = [found for to, found in self.channels.written if to == user]
        for found in [found for found in written if until is None or found.at < until][-LOOK_BACK:]:
            yield found

    def _trouble_with(self, action: str) -> Trouble | None:
        """The failure to be raised after the action has taken effect. Raises the one that comes before."""
        waiting = self.channels.troubles.get(action)
        if not waiting:
            return None
        trouble = waiting.pop(0)
        if not trouble.taken:
            raise trouble.error
        return trouble

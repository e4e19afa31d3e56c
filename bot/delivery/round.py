"""The round for a message that the bot keeps on Discord, written once for all kinds of messages.

Look for what a crash has left; compare; post or edit; record. A kind says what differs: how its messages are
recognized, what they show, whom they ping, how they are recorded, and what follows if Discord refuses one or if one was
deleted.
"""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from datetime import datetime
from typing import Generic, Protocol, TypeVar, cast

from typing_extensions import override

from bot.delivery.errors import MessageGoneError, PostRefusedError, UnreachableError
from bot.delivery.messenger import CLOCKS_DIFFER, FoundMessage, Messenger
from bot.delivery.queue import TAKES_AT_MOST
from bot.domain import ChannelId, Message, UserId
from bot.toolkit.page import MessageKind, MessageTag, Page

Refusal = UnreachableError | PostRefusedError
"""A refusal of a message that won't pass by itself, as far as is known."""


class Unrecorded:
    """The subjects or places for which Discord may have a message that isn't recorded."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._until: dict[Hashable, datetime] = {}

    def __contains__(self, each: Hashable) -> bool:
        return each in self._until

    def until(self, each: Hashable) -> datetime | None:
        """Return until when such a message may have been posted, by Discord's clock."""
        return self._until.get(each)

    def mark(self, those: Iterable[Hashable]) -> None:
        """Note that another process, or an attempt that has failed, may have posted messages until now."""
        until = self._clock() + CLOCKS_DIFFER
        self._until.update((each, until) for each in those)

    def searched(self, each: Hashable) -> None:
        """Note that a search is over, and everything that it found is recorded."""
        self._until.pop(each, None)

    @contextlib.contextmanager
    def posting(self, each: Hashable) -> Iterator[None]:
        """Post and record a message in this block; if that fails, a search has to come before the next attempt."""
        self._until[each] = self._clock() + TAKES_AT_MOST
        yield
        self.searched(each)


@dataclass(frozen=True, slots=True)
class Post:
    """The page that a message is to show now, and how it is posted."""

    page: Page
    _: KW_ONLY
    channel: ChannelId | None = None
    """Where it is posted if that has changed."""
    nonce: str = ""
    """As for `Messenger.post`."""
    ping: UserId | None = None
    """The user whom posting it pings; an edit pings nobody."""
    also: Sequence[UserId] = ()
    """Others whom posting it pings."""
    mentioned: UserId | None = None
    """The user whom an edited message has pinged."""
    is_news: bool = False
    """Whether it is posted even if there is a message that could be edited."""
    is_silent: bool = False
    """Whether a direct message triggers no notification."""


class Keyed(Protocol):
    """The facts about a message that is to be sent."""

    @property
    def key(self) -> Hashable:
        """The key that is uncertain while a message may be posted that isn't recorded."""


class Viewed(Keyed, Protocol):
    """The facts about a message in a channel."""

    @property
    def channel(self) -> ChannelId: ...

    @property
    def message(self) -> Message | None:
        """The message if it is recorded."""


V = TypeVar("V", bound=Keyed)
C = TypeVar("C", bound=Viewed)
P = TypeVar("P", bound=Post)
R = TypeVar("R")
"""The outcome."""


class Round(ABC, Generic[V, P, R]):
    """The round for one message at a time. Methods raise what the messenger raises, and `StoreUnavailableError`."""

    def __init__(self, messenger: Messenger, clock: Callable[[], datetime]) -> None:
        self._messenger = messenger
        self._clock = clock
        self._unrecorded = Unrecorded(clock)

    def mark(self, keys: Iterable[Hashable]) -> None:
        """Note that other processes may have posted messages that aren't recorded."""
        self._unrecorded.mark(keys)

    async def bring_up_to_date(self, view: V) -> R:
        """Post or edit a message, or leave it as it is."""
        try:
            if self.is_uncertain(view):
                async for found in self.left(view):
                    view = await self.adopt(view, found)
                self._unrecorded.searched(view.key)
            wanted = await self.wanted(view)
            return await self.deliver(view, cast("P", wanted)) if isinstance(wanted, Post) else wanted
        except (UnreachableError, PostRefusedError) as refusal:
            return await self.refused(view, refusal)

    async def deliver(self, view: V, wanted: P) -> R:
        return await self.post(view, wanted)

    async def post(self, view: V, wanted: P) -> R:
        """Post and record a message."""
        with self._unrecorded.posting(view.key):
            message = await self.send(view, wanted)
            return await self.record(view, wanted, message)

    # what differs

    def is_uncertain(self, view: V) -> bool:
        """Whether a search has to come first, as a message may be posted that isn't recorded."""
        return view.key in self._unrecorded

    @abstractmethod
    def left(self, view: V) -> AsyncIterator[FoundMessage]:
        """Yield the messages that interrupted attempts may have left."""

    @abstractmethod
    async def adopt(self, view: V, found: FoundMessage) -> V:
        """Record a message that was found; return what is known then."""

    @abstractmethod
    async def wanted(self, view: V) -> P | R:
        """Return what is to be shown, or the outcome if nothing is to be posted or edited."""

    @abstractmethod
    async def send(self, view: V, wanted: P) -> Message:
        """Post a message."""

    @abstractmethod
    async def record(self, view: V, wanted: P, message: Message) -> R:
        """Record that a message shows what was wanted."""

    async def refused(self, view: V, refusal: Refusal) -> R:  # noqa: ARG002  for kinds that have an answer
        """Handle a message that Discord refuses for good. By default, that is raised."""
        raise refusal


class ChannelRound(Round[C, P, R]):
    """The round for a message in a channel, which is edited, or replaced by a new one if that is news."""

    tags: Sequence[MessageKind] = ()
    """The kinds of its messages."""

    @override
    async def deliver(self, view: C, wanted: P) -> R:
        if view.message is None or wanted.is_news:
            return await self.post(view, wanted)
        try:
            return await self.edit(view, wanted, view.message)
        except MessageGoneError:
            return await self.make_up_for(view, wanted, view.message)

    async def edit(self, view: C, wanted: P, message: Message) -> R:
        """Edit the message, and record that. Raises `MessageGoneError` if someone has deleted it."""
        await self._messenger.edit(message, wanted.page, pinged=wanted.mentioned)
        return await self.record(view, wanted, message)

    @override
    async def send(self, view: C, wanted: P) -> Message:
        channel = wanted.channel or view.channel
        return await self._messenger.post(
            channel, wanted.page, nonce=wanted.nonce, ping=wanted.ping, also=wanted.also
        )

    @override
    async def left(self, view: C) -> AsyncIterator[FoundMessage]:
        after = view.message.id if view.message else None
        async for found in self._messenger.left_in(view.channel, self.tags, after=after):
            if self.is_of(view, found.message_tag):
                yield found

    @abstractmethod
    def is_of(self, view: C, tag: MessageTag) -> bool:
        """Whether a message of the bot in the view's channel is one of the view."""

    @abstractmethod
    async def make_up_for(self, view: C, wanted: P, message: Message) -> R:
        """Handle a message that was to be edited, but that someone has deleted."""

"""Delivers the direct messages of the outbox. The core's kinds are declared here, the others by features."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from operator import attrgetter

from typing_extensions import override

from bot.catalogue import Language
from bot.delivery.messenger import CLOCKS_DIFFER, FoundMessage, Messenger
from bot.delivery.queue import LONGEST
from bot.delivery.rejections import Rejections
from bot.delivery.round import Post, Refusal, Round
from bot.domain import DirectMessage, Match, Message, Preferences, UserId
from bot.domain.notifications import MATCH_BEGUN, MATCH_HALTED, MATCH_MOVED, MATCH_OVER
from bot.domain.preferences import PingWhen
from bot.domain.rejections import Rejected
from bot.domain.titles import TITLES, TROUBLE
from bot.pages.direct_message_posts import (
    MatchNews,
    Tell,
    news_page,
    tell_of_beginning,
    tell_of_move,
    tell_of_state,
)
from bot.process.logs import in_short
from bot.storage import Store, UnitOfWork, retried
from bot.storage.direct_messages import DIRECT_MESSAGE
from bot.storage.rejections import RejectionRepository
from bot.toolkit.control import to_server
from bot.toolkit.page import NUMBERS, Kind, MessageTag, Page, row
from bot.toolkit.words import quoted

AT_ONCE = 4
"""The maximum number of users written to concurrently; a low limit, so that boards never wait for long."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Recipient:
    """The facts about the recipient that a direct message depends on."""

    user: UserId
    language: Language
    preferences: Preferences
    server: str
    """The name of the server that the message is about; empty in direct messages."""


Compose = Callable[[DirectMessage, Recipient, Store], Awaitable[Page | None]]
"""Renders a direct message from the current state; returns None if there is nothing to tell any more."""


OnLost = Callable[[UnitOfWork, DirectMessage, datetime], Awaitable[None]]
"""Does what follows within a transaction if Discord doesn't take a direct message."""


@dataclass(frozen=True, slots=True)
class DirectMessageKind:
    """A kind of direct messages. The page needs a button, and no message tag of its own."""

    name: str
    compose: Compose
    silent: bool = False
    """Whether it never rings. Others don't ring for users who want no pings."""
    rings_always: bool = False
    """Whether it rings for users who want no pings, too."""
    observes_quiet_hours: bool = False
    """Whether it waits until the quiet hours of its recipient are over."""
    on_lost: OnLost | None = None


def about_match(
    name: str, tell: Tell, *, silent: bool = False, counts: Callable[[Match], bool] = lambda _: True
) -> DirectMessageKind:
    """Return a kind that tells a player something about a match, for as long as it `counts`."""

    async def compose(message: DirectMessage, reader: Recipient, store: Store) -> Page | None:
        if message.match_id is None:
            return None
        async with store.read() as uow:
            match = await uow.matches.find(message.match_id)
            board = await uow.boards.of(message.match_id, reader.user)
            names = await uow.people.names(match.players.both)
        if not counts(match):
            return None
        news = MatchNews(match, reader.user, reader.language, reader.server, names)
        return news_page(news, tell, message=board.message if board else None)

    return DirectMessageKind(name, compose, silent=silent)


async def tell_of_role(message: DirectMessage, reader: Recipient, _: Store) -> Page | None:
    """Tell the manager who has chosen the role of a title that the bot can't change it."""
    if message.data["title"] not in TITLES:
        return None
    key = f"role-trouble-{message.data['title']}"
    text = reader.language.say(key, server=quoted(reader.server))
    return Page(text, row(to_server(message.guild, reader.language)))


CORE_KINDS = (
    about_match(MATCH_BEGUN, tell_of_beginning, counts=attrgetter("begins_live")),
    about_match(MATCH_HALTED, tell_of_state),
    about_match(MATCH_MOVED, tell_of_move, silent=True),
    about_match(MATCH_OVER, tell_of_state),
    DirectMessageKind(TROUBLE, tell_of_role),
)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A direct message that is due."""

    message: DirectMessage
    kind: DirectMessageKind
    is_delivered: bool = False

    @property
    def key(self) -> int:
        return self.message.id


class DirectMessages(Round[Waiting, Post, bool]):
    """The reconciler of a user's direct messages. Each is sent once; the outcome is whether it is settled.

    Messages of an unknown kind, from a newer process, are left alone.
    """

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        *,
        clock: Callable[[], datetime],
        rejections: Rejections,
    ) -> None:
        super().__init__(messenger, clock)
        self._store = store
        self._rejections = rejections
        self.places = asyncio.Semaphore(AT_ONCE)
        self._kinds = {kind.name: kind for kind in CORE_KINDS}
        self._unknown: set[str] = set()
        """The unknown kinds that were logged."""

    def register(self, kind: DirectMessageKind) -> None:
        """Add a feature's kind. Raises `ValueError` for a second one of the same name."""
        if kind.name in self._kinds:
            raise ValueError(f"there are two kinds of direct messages named {kind.name}")
        self._kinds[kind.name] = kind

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark due messages as uncertain: a killed process may have delivered them."""
        by = self._clock() + CLOCKS_DIFFER
        self.mark([message.id for message in await uow.direct_messages.waiting(due_by=by)])

    async def waited_for(self) -> set[UserId]:
        """Return the users with messages that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            return {message.to for message in await uow.direct_messages.waiting(due_by=self._clock())}

    def named(self, _: UserId) -> str:
        """Return a name for the log that doesn't identify the user."""
        return "a user's direct messages"

    async def show(self, user: UserId, _: None) -> None:
        """Deliver a user's due messages. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        async with self._store.read() as uow:
            waiting = self._known(await uow.direct_messages.waiting(user, due_by=self._clock()))
        for each in waiting:
            if await self.bring_up_to_date(each):
                await self._forget(each.message)

    async def _forget(self, message: DirectMessage) -> None:
        async with self._store.write() as uow:
            await uow.direct_messages.forget(message)
            await RejectionRepository(uow).forget(_rejected(message))

    def _known(self, waiting: Sequence[DirectMessage]) -> Sequence[Waiting]:
        """Return the messages with their kinds, and log each unknown kind once."""
        for unknown in {message.kind for message in waiting} - self._kinds.keys() - self._unknown:
            log.warning("Direct messages of the unknown kind %s are left alone", unknown)
            self._unknown.add(unknown)
        return [
            Waiting(message, self._kinds[message.kind]) for message in waiting if message.kind in self._kinds
        ]

    @override
    def left(self, view: Waiting) -> AsyncIterator[FoundMessage]:
        until = self._unrecorded.until(view.key)
        return self._messenger.left_to(view.message.to, Kind.DIRECT_MESSAGE, until=until)

    @override
    async def adopt(self, view: Waiting, found: FoundMessage) -> Waiting:
        return replace(view, is_delivered=view.is_delivered or found.message_tag == _tag(view.message))

    @override
    async def wanted(self, view: Waiting) -> Post | bool:
        message, kind = view.message, view.kind
        if view.is_delivered:
            return True
        async with self._store.read() as uow:
            spoken = (await uow.people.languages([message.to])).get(message.to)
            chosen = (await uow.people.preferences([message.to]))[message.to]
        at = self._clock()
        if kind.observes_quiet_hours and chosen.quiet and (end := chosen.quiet.end_after(at)) > at:
            async with self._store.write() as uow:
                await uow.direct_messages.put_off(message, end)
            return False
        reader = Recipient(
            message.to,
            self._messenger.language(message.guild, spoken),
            chosen,
            self._messenger.server_name(message.guild),
        )
        page = await kind.compose(message, reader, self._store)
        if page is None:
            return True
        page.mark(_tag(message))
        silent = kind.silent or (chosen.when is PingWhen.NEVER and not kind.rings_always)
        return Post(page, is_silent=silent, nonce=f"l{message.id}")

    @override
    async def send(self, view: Waiting, wanted: Post) -> Message:
        return await self._messenger.write_to(
            view.message.to, wanted.page, nonce=wanted.nonce, silent=wanted.is_silent
        )

    @override
    async def record(self, view: Waiting, wanted: Post, message: Message) -> bool:
        await self._forget(view.message)
        return True

    @override
    async def refused(self, view: Waiting, refusal: Refusal) -> bool:
        """Give up when Discord has rejected a message for the second time."""
        log.info("A direct message can't be delivered: %s", in_short(refusal.__cause__ or refusal))
        self._unrecorded.searched(view.key)
        is_final = await self._rejections.is_final(_rejected(view.message), view.message.guild)
        if is_final and view.kind.on_lost:
            await self._lose(view.message, view.kind.on_lost)
        return is_final

    @retried
    async def _lose(self, message: DirectMessage, on_lost: OnLost) -> None:
        async with self._store.write() as uow:
            await on_lost(uow, message, self._clock())


def _tag(message: DirectMessage) -> MessageTag:
    return MessageTag(Kind.DIRECT_MESSAGE, message.match_id or 0, message.id % NUMBERS)


def _rejected(message: DirectMessage) -> Rejected:
    return Rejected(DIRECT_MESSAGE, message.id, message.to)

"""Brings views up to date: looks for what a crash has left unrecorded, posts or edits, records, and tidies up.

A feature registers an object for each kind of its views, which says what a view should show now. A view with a recorded
message is edited, or replaced where the message is too old for that; a message that is gone is posted again.

A view is uncertain from the moment its message is posted until that is recorded, and without a recorded message also
after another process may have stopped. Before it is posted, its channel is then searched for its message tag.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Generic, TypeVar

from bot.delivery.messenger import FoundMessage, MessageGoneError, Messenger, UnreachableError, posted_at
from bot.delivery.queue import LONGEST, Queue
from bot.delivery.request_pacer import for_those_who_look_on
from bot.domain import GuildId, Message, Obstacle
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.domain.view import Trouble, View, ViewKey, ViewState
from bot.storage import Store, UnitOfWork
from bot.toolkit.answer import Delayed, Delivered, Delivery, Unreachable
from bot.toolkit.page import ABOUT, MessageKind, MessageTag, Page

AT_ONCE = 2
"""Views shown concurrently; a low limit, so that players' boards never wait for them."""

CHECKED_AFTER = timedelta(hours=1)
"""How long a view that can't be shown waits, unless something changes that may have been in the way."""

T = TypeVar("T", bound=Hashable)

log = logging.getLogger(__name__)


class Unrecorded(Generic[T]):
    """The subjects or places of which Discord may have a message that isn't recorded."""

    def __init__(self) -> None:
        self._uncertain: set[T] = set()

    def __contains__(self, each: T) -> bool:
        return each in self._uncertain

    def mark(self, those: Iterable[T]) -> None:
        self._uncertain.update(those)

    def searched(self, each: T) -> None:
        """Note that what a search has found is recorded."""
        self._uncertain.discard(each)

    @contextlib.contextmanager
    def posting(self, each: T) -> Iterator[None]:
        """Post and record a message in this block; if that fails, a search has to come before the next attempt."""
        self._uncertain.add(each)
        yield
        self._uncertain.discard(each)


@dataclass(frozen=True, slots=True)
class Content:
    """The page that a view is to show now."""

    page: Page
    version: int = 0
    digest: str = ""
    """The hash of the page, if that decides whether the message is edited."""
    nonce: str = ""
    """Names the post, as for `Messenger.post`; empty for a view that is stored before it is posted."""


class Nothing(Enum):
    """Instead of a content."""

    NEW = auto()
    """The view shows what it should."""
    LEFT = auto()
    """The view is to be removed."""
    ABANDONED = auto()
    """The view is dropped; its message, if there is one, stays as it is."""


class WhenDeleted(Enum):
    """The consequences if someone has deleted a message that is to be edited."""

    POST_AGAIN = auto()
    LEAVE = auto()
    """It counts as edited."""
    DROP = auto()
    """The view is dropped."""


class ViewKind(ABC):
    """A kind of views: it says what they show, and what follows from what happens to them."""

    name: str
    """As in `ViewKey`."""
    tags: Sequence[MessageKind]
    """The kinds of its messages."""
    when_deleted = WhenDeleted.POST_AGAIN
    edited_every = timedelta()
    """The shortest time between two edits."""
    edited_for: timedelta | None = None
    """The age from which on a message is replaced instead of edited."""
    checked_every: timedelta | None = None
    """How long after a comparison a view is compared again even if nothing has changed."""
    is_always_sought = False
    """Whether its channel is searched before each first post, as the database may have been lost."""
    is_urgent = False
    """Whether users wait for it, so that its requests aren't put last when Discord throttles them."""

    @abstractmethod
    async def content(self, view: View) -> Content | Nothing:
        """Return what a view is to show. Raises `UnreachableError`, `OutOfOrderError`, `StoreUnavailableError`."""

    def is_of(self, view: View, tag: MessageTag) -> bool:
        """Whether a message of the bot in the view's channel is one of the view."""
        return tag.about == view.key.about % ABOUT

    async def is_lost(self, view: View, obstacle: Obstacle) -> bool:  # noqa: ARG002  for kinds that drop views
        """Whether to drop a view that its place doesn't take; otherwise that is noted as trouble.

        Raises `OutOfOrderError`, `StoreUnavailableError`.
        """
        return False

    async def on_recorded(self, uow: UnitOfWork, view: View) -> None:  # noqa: B027  few kinds note anything
        """Note, within the transaction that records it, that a view was posted, edited or found."""

    async def on_dropped(self, uow: UnitOfWork, view: View) -> None:  # noqa: B027  likewise
        """Note, within the transaction that forgets it, that a view is dropped."""


@dataclass(frozen=True, slots=True)
class ShownView:
    """The outcome of bringing a view up to date."""

    view: View | None
    """As it is recorded; None if it was removed or dropped."""
    due_at: datetime | None = None
    """When it is to be compared again."""
    is_changed: bool = True
    """Whether anything was sent to Discord that changes the channel."""


OnRecorded = Callable[[UnitOfWork, View], Awaitable[None]]
"""A function like `ViewKind.on_recorded`."""


class ViewDelivery:
    """The round for one view. Methods raise `OutOfOrderError`, `StoreUnavailableError`."""

    def __init__(self, store: Store, messenger: Messenger, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock

    async def bring_up_to_date(
        self, kind: ViewKind, view: View, posting: AbstractContextManager[None]
    ) -> ShownView:
        """Post, edit or remove a view, or leave it as it is. Also raises `UnreachableError`.

        `posting` is entered while a message may be posted but not recorded.
        """
        begun = self._clock()
        content = await kind.content(view)
        if content is Nothing.LEFT:
            return await self.remove(view)
        if content is Nothing.ABANDONED:
            return await self.drop(kind, view)
        due_at = begun + kind.checked_every if kind.checked_every else None
        if content is Nothing.NEW:
            return ShownView(view, due_at, is_changed=False)
        view = replace(view, due_at=due_at)
        if view.message is None or is_too_old(kind, view.message, begun):
            return await self._post(kind, view, content, posting)
        try:
            return await self._edit(kind, view, view.message, content)
        except MessageGoneError:
            return await self._make_up_for(kind, view, content, posting)

    async def _make_up_for(
        self, kind: ViewKind, view: View, content: Content, posting: AbstractContextManager[None]
    ) -> ShownView:
        """Do what follows from a deleted message."""
        if kind.when_deleted is WhenDeleted.POST_AGAIN:
            return await self._post(kind, view, content, posting)
        if kind.when_deleted is WhenDeleted.LEAVE:
            return await self._record(kind, showing(view, content, self._clock()))
        return await self.drop(kind, view)

    async def _edit(self, kind: ViewKind, view: View, message: Message, content: Content) -> ShownView:
        """Edit the message if it shows something else, and if its last edit isn't too recent."""
        at = self._clock()
        if content.digest and content.digest == view.digest:
            await self._messenger.check(message)
            return ShownView(view, view.due_at, is_changed=False)
        if view.edited_at and view.edited_at + kind.edited_every > at:
            return ShownView(view, view.edited_at + kind.edited_every, is_changed=False)
        await self._messenger.edit(message, content.page)
        return await self._record(kind, showing(view, content, at))

    async def _post(
        self, kind: ViewKind, view: View, content: Content, posting: AbstractContextManager[None]
    ) -> ShownView:
        at, posts = self._clock(), view.posts + 1
        nonce = content.nonce or f"v{view.id}-{posts}"
        with posting:
            message = await self._messenger.post(view.channel, content.page, nonce=nonce, ping=None)
            posted = replace(showing(view, content, at), message=message, posts=posts)
            shown = await self._record(kind, posted, replaced=view.message)
        if view.message:
            await self.put_away(view.key)
        return shown

    async def _record(self, kind: ViewKind, view: View, *, replaced: Message | None = None) -> ShownView:
        async with self._store.write() as uow:
            recorded = await uow.views.record(view, replaced=replaced)
            await kind.on_recorded(uow, recorded)
        return ShownView(recorded, view.due_at)

    async def adopt(self, view: View, found: FoundMessage, on_recorded: OnRecorded) -> View:
        """Record a message that an interrupted attempt has posted; return the current view.

        Of two messages, the one that shows more stays.
        """
        if found.message == view.message:
            return view
        version = found.message_tag.number
        async with self._store.write() as uow:
            if view.message and version < view.shown:
                await uow.views.supersede(view, found.message)
                return view
            adopted = replace(view, message=found.message, shown=version, digest="", edited_at=None)
            adopted = replace(adopted, posts=view.posts + 1)
            recorded = await uow.views.record(adopted, replaced=view.message)
            await on_recorded(uow, recorded)
            return recorded

    async def adopt_left(self, kind: ViewKind, view: View) -> View:
        """Record what interrupted attempts have posted of a view; return the current view."""
        after = view.message.id if view.message else None
        async for found in self._messenger.left_in(view.channel, kind.tags, after=after):
            if kind.is_of(view, found.message_tag):
                view = await self.adopt(view, found, kind.on_recorded)
        return view

    async def remove(self, view: View) -> ShownView:
        """Delete the message of a view, as far as it is there, and forget the view."""
        if view.message:
            # The message is gone, or its channel is no longer visible or writable: nothing is left to do.
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(view.message)
        async with self._store.write() as uow:
            await uow.views.forget(view)
        return ShownView(None, is_changed=view.message is not None)

    async def put_away(self, key: ViewKey) -> None:
        """Remove the messages that others have replaced."""
        async with self._store.read() as uow:
            all_of_it = await uow.views.all_of(key)
        for view in all_of_it:
            if view.state is not ViewState.CURRENT:
                await self.remove(view)

    async def drop(self, kind: ViewKind, view: View) -> ShownView:
        """Forget a view, whose message is gone, can't be posted or is left alone."""
        async with self._store.write() as uow:
            await uow.views.forget(view)
            await kind.on_dropped(uow, view)
        return ShownView(None, is_changed=False)


def showing(view: View, content: Content, at: datetime) -> View:
    """Return a view once it shows a content."""
    return replace(view, shown=content.version, digest=content.digest, edited_at=at)


def is_too_old(kind: ViewKind, message: Message, at: datetime) -> bool:
    """Whether a message is replaced instead of edited."""
    return kind.edited_for is not None and at - posted_at(message.id) >= kind.edited_for


class WhenToShow(Enum):
    """Why a view is to be shown."""

    IF_DUE = auto()
    """It was due. An attempt that has failed since is not repeated at once."""


Ask = Callable[[ViewKey], None]
"""A function that queues a view."""


class ViewReconciler:
    """The reconciler of views, and the registry of their kinds."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        queue: Queue,
        *,
        clock: Callable[[], datetime],
        is_in: Callable[[GuildId], bool],
    ) -> None:
        """Create a reconciler. `is_in` tells whether the bot is in an available server."""
        self._store = store
        self._queue = queue
        self._clock = clock
        self._is_in = is_in
        self.delivery = ViewDelivery(store, messenger, clock)
        self.places = asyncio.Semaphore(AT_ONCE)
        self._kinds: dict[str, ViewKind] = {}
        self._asking: dict[str, Ask] = {}
        self._unrecorded = Unrecorded[ViewKey]()

    # the registry

    def register(self, kind: ViewKind) -> None:
        """Register a kind of views. Raises `ValueError` for a second one of the same name."""
        self.register_elsewhere(kind.name, self.ask)
        self._kinds[kind.name] = kind

    def register_elsewhere(self, name: str, ask: Ask) -> None:
        """Register a kind whose views another reconciler shows: `ask` queues one. Raises what `register` raises."""
        if name in self._asking:
            raise ValueError(f"two kinds of views are named {name!r}")
        self._asking[name] = ask

    # requests

    def ask(self, key: ViewKey) -> None:
        """Queue a view."""
        self._queue.ask(self, key)

    def wait_for(self, key: ViewKey) -> asyncio.Future[Delivery]:
        """Queue a view; return a future of the outcome, as `Queue.wait_for` does."""
        return self._queue.wait_for(self, key)

    async def show_due(self) -> None:
        """Queue the views that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await uow.views.due(self._clock(), self._asking)
        for key in due:
            if key.kind in self._kinds:
                self._queue.ask(self, key, WhenToShow.IF_DUE)
            else:
                self._asking[key.kind](key)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue the views that are due or couldn't be shown. Raises `StoreUnavailableError`."""
        for key in await uow.views.behind(self._clock(), self._asking):
            self._asking[key.kind](key)

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark views without a message as uncertain: a killed process may have posted them."""
        self._unrecorded.mark(await uow.views.unposted(self._kinds))

    # reconciling one of them, called by the queue

    def named(self, key: ViewKey) -> str:
        return f"the {key.kind.replace('_', ' ')} {key.about}"

    async def show(self, key: ViewKey, hint: WhenToShow | None) -> Delivery:
        """Bring a view up to date, and remove what it has replaced. Raises `OutOfOrderError`, `StoreUnavailableError`.

        Returns `Delayed` if there is nothing to show, or if the server is unavailable.
        """
        kind = self._kinds[key.kind]
        with contextlib.nullcontext() if kind.is_urgent else for_those_who_look_on():
            async with self._store.read() as uow:
                all_of_it = await uow.views.all_of(key)
            if hint is WhenToShow.IF_DUE and not any(map(self._is_due, all_of_it)):
                return Delayed()
            current = None
            for view in all_of_it:
                if view.guild is not None and not self._is_in(view.guild):
                    await self._checked(view, self._clock() + CHECKED_AFTER)
                elif view.state is ViewState.CURRENT:
                    current = view
                else:
                    await self.delivery.remove(view)
            return await self._show(kind, current) if current else Delayed()

    def _is_due(self, view: View) -> bool:
        return view.due_at is not None and view.due_at <= self._clock()

    async def _show(self, kind: ViewKind, view: View) -> Delivery:
        begun = self._clock()
        try:
            if view.key in self._unrecorded or (kind.is_always_sought and not view.message):
                view = await self.delivery.adopt_left(kind, view)
                self._unrecorded.searched(view.key)
            shown = await self.delivery.bring_up_to_date(kind, view, self._unrecorded.posting(view.key))
        except UnreachableError as error:
            await self._make_way(kind, view, begun, error)
            return Unreachable(view.channel, error.obstacle)
        if shown.view is None:
            return Unreachable(view.channel)
        if not shown.is_changed and (view.trouble or view.due_at != shown.due_at):
            await self._checked(view, shown.due_at)
        return Delivered(shown.view.message) if shown.view.message else Delayed()

    async def _make_way(self, kind: ViewKind, view: View, begun: datetime, error: UnreachableError) -> None:
        """Drop a view that its place doesn't take, or note the trouble; that may pass soon if it is new."""
        log.info("Can't show %s: its channel is gone or not writable", self.named(view.key))
        if await kind.is_lost(view, error.obstacle):
            await self.delivery.drop(kind, view)
            return
        wait = kind.checked_every and (kind.checked_every if view.trouble else ASKED_AGAIN_AFTER)
        await self._checked(view, begun + wait if wait else None, Trouble(error.missing))

    async def _checked(self, view: View, due_at: datetime | None, trouble: Trouble | None = None) -> None:
        async with self._store.write() as uow:
            await uow.views.checked(view, due_at, trouble)

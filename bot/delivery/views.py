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
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto

from typing_extensions import override

from bot.delivery.errors import MessageGoneError, UnreachableError
from bot.delivery.messenger import FoundMessage, Messenger, posted_at
from bot.delivery.queue import LONGEST, Queue
from bot.delivery.request_pacer import for_those_who_look_on
from bot.delivery.round import ChannelRound, Post, Refusal
from bot.domain import GuildId, Message, Obstacle
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.domain.view import Trouble, View, ViewKey, ViewState
from bot.storage import Store, UnitOfWork
from bot.toolkit.answer import Delayed, Delivered, Delivery, Unreachable
from bot.toolkit.page import ABOUT, MessageKind, MessageTag

AT_ONCE = 2
"""Views shown concurrently; a low limit, so that players' boards never wait for them."""

CHECKED_AFTER = timedelta(hours=1)
"""How long a view that can't be shown waits, unless something changes that may have been in the way."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Content(Post):
    """The page that a view is to show now. Without a nonce, its post is named by the view's number."""

    version: int = 0
    digest: str = ""
    """The hash of the page, if that decides whether the message is edited."""


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
    """A message that is at least this old is replaced instead of edited."""
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

    async def on_dropped(self, uow: UnitOfWork, view: View) -> None:  # noqa: B027  as above
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
    obstacle: Obstacle | None = None
    """Why it can't be shown."""


class ViewRound(ChannelRound[View, Content, ShownView]):
    """The round for the views of a kind."""

    def __init__(
        self, kind: ViewKind, store: Store, messenger: Messenger, clock: Callable[[], datetime]
    ) -> None:
        super().__init__(messenger, clock)
        self.kind = kind
        self.tags = kind.tags
        self._store = store

    @override
    def is_uncertain(self, view: View) -> bool:
        return super().is_uncertain(view) or (self.kind.is_always_sought and not view.message)

    @override
    def is_of(self, view: View, tag: MessageTag) -> bool:
        return self.kind.is_of(view, tag)

    @override
    async def adopt(self, view: View, found: FoundMessage) -> View:
        return await adopt(self._store, view, found, self.kind.on_recorded)

    @override
    async def wanted(self, view: View) -> Content | ShownView:
        content = await self.kind.content(view)
        if content is Nothing.LEFT:
            return await self.remove(view)
        if content is Nothing.ABANDONED:
            return await self.drop(view)
        if content is Nothing.NEW:
            return ShownView(view, self._due_at(), is_changed=False)
        nonce = content.nonce or f"v{view.id}-{view.posts + 1}"
        is_too_old = view.message is not None and self._is_too_old(view.message)
        return replace(content, nonce=nonce, is_news=is_too_old)

    def _due_at(self) -> datetime | None:
        """Return when a view that was compared now is to be compared again."""
        return self._clock() + self.kind.checked_every if self.kind.checked_every else None

    def _is_too_old(self, message: Message) -> bool:
        """Whether a message is replaced instead of edited."""
        age = self.kind.edited_for
        return age is not None and self._clock() - posted_at(message.id) >= age

    @override
    async def post(self, view: View, wanted: Content) -> ShownView:
        shown = await super().post(view, wanted)
        if view.message:
            await self._put_away(view.key)
        return shown

    @override
    async def edit(self, view: View, wanted: Content, message: Message) -> ShownView:
        """Edit the message if it shows something else, and if its last edit isn't too recent."""
        if wanted.digest and wanted.digest == view.digest:
            await self._messenger.check(message)
            return ShownView(view, self._due_at(), is_changed=False)
        if view.edited_at and view.edited_at + self.kind.edited_every > self._clock():
            return ShownView(view, view.edited_at + self.kind.edited_every, is_changed=False)
        return await super().edit(view, wanted, message)

    @override
    async def make_up_for(self, view: View, wanted: Content, message: Message) -> ShownView:
        if self.kind.when_deleted is WhenDeleted.POST_AGAIN:
            return await self.post(view, wanted)
        if self.kind.when_deleted is WhenDeleted.LEAVE:
            return await self.record(view, wanted, message)
        return await self.drop(view)

    @override
    async def record(self, view: View, wanted: Content, message: Message) -> ShownView:
        at, is_new = self._clock(), message != view.message
        shown = replace(view, message=message, posts=view.posts + is_new, due_at=self._due_at())
        shown = replace(shown, shown=wanted.version, digest=wanted.digest, edited_at=at)
        async with self._store.write() as uow:
            recorded = await uow.views.record(shown, replaced=view.message if is_new else None)
            await self.kind.on_recorded(uow, recorded)
        return ShownView(recorded, shown.due_at)

    @override
    async def refused(self, view: View, refusal: Refusal) -> ShownView:
        """Drop a view that its place doesn't take, or note the trouble; that may pass soon if it is new."""
        if not isinstance(refusal, UnreachableError):
            raise refusal
        log.info("Can't show %s: its channel is gone or not writable", named(view.key))
        if await self.kind.is_lost(view, refusal.obstacle):
            await self.drop(view)
            return ShownView(None, is_changed=False, obstacle=refusal.obstacle)
        every = self.kind.checked_every
        wait = every and (every if view.trouble else ASKED_AGAIN_AFTER)
        async with self._store.write() as uow:
            due_at = self._clock() + wait if wait else None
            await uow.views.checked(view, due_at, Trouble(refusal.missing))
        return ShownView(view, due_at, is_changed=False, obstacle=refusal.obstacle)

    async def remove(self, view: View) -> ShownView:
        """Delete the message of a view, and forget the view."""
        return ShownView(None, is_changed=await remove(self._store, self._messenger, view))

    async def _put_away(self, key: ViewKey) -> None:
        """Remove the messages that others have replaced."""
        async with self._store.read() as uow:
            all_of_it = await uow.views.all_of(key)
        for view in all_of_it:
            if view.state is not ViewState.CURRENT:
                await self.remove(view)

    async def drop(self, view: View) -> ShownView:
        """Forget a view, whose message is gone, can't be posted or is left alone."""
        async with self._store.write() as uow:
            await uow.views.forget(view)
            await self.kind.on_dropped(uow, view)
        return ShownView(None, is_changed=False)


def named(key: ViewKey) -> str:
    """Return a view's name for the log."""
    return f"the {key.kind.replace('_', ' ')} {key.about}"


OnRecorded = Callable[[UnitOfWork, View], Awaitable[None]]
"""A function like `ViewKind.on_recorded`."""


async def adopt(store: Store, view: View, found: FoundMessage, on_recorded: OnRecorded) -> View:
    """Record a message that an interrupted attempt has posted; return the current view.

    Of two messages, the one that shows more stays.
    """
    if found.message == view.message:
        return view
    version = found.message_tag.number
    async with store.write() as uow:
        if view.message and version < view.shown:
            await uow.views.supersede(view, found.message)
            return view
        adopted = replace(view, message=found.message, shown=version, digest="", edited_at=None)
        recorded = await uow.views.record(replace(adopted, posts=view.posts + 1), replaced=view.message)
        await on_recorded(uow, recorded)
        return recorded


async def remove(store: Store, messenger: Messenger, view: View) -> bool:
    """Delete the message of a view, if it still exists, and forget the view; return whether it had one."""
    if view.message:
        # The message is gone, or its channel is no longer visible or writable: nothing is left to do.
        with contextlib.suppress(MessageGoneError, UnreachableError):
            await messenger.delete(view.message)
    async with store.write() as uow:
        await uow.views.forget(view)
    return view.message is not None


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
        self._messenger = messenger
        self.places = asyncio.Semaphore(AT_ONCE)
        self._rounds: dict[str, ViewRound] = {}
        self._asking: dict[str, Ask] = {}

    # the registry

    def register(self, kind: ViewKind) -> None:
        """Register a kind of views. Raises `ValueError` for a second one of the same name."""
        self.register_elsewhere(kind.name, self.ask)
        self._rounds[kind.name] = ViewRound(kind, self._store, self._messenger, self._clock)

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
            if key.kind in self._rounds:
                self._queue.ask(self, key, WhenToShow.IF_DUE)
            else:
                self._asking[key.kind](key)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue the views that are due or couldn't be shown. Raises `StoreUnavailableError`."""
        for key in await uow.views.behind(self._clock(), self._asking):
            self._asking[key.kind](key)

    async def prepare(self, uow: UnitOfWork) -> None:
        """Mark views without a message as uncertain: a killed process may have posted them."""
        for key in await uow.views.unposted(self._rounds):
            self._rounds[key.kind].mark([key])

    # reconciling one of them, called by the queue

    def named(self, key: ViewKey) -> str:
        return named(key)

    async def show(self, key: ViewKey, hint: WhenToShow | None) -> Delivery:
        """Bring a view up to date, and remove what it has replaced. Raises `OutOfOrderError`, `StoreUnavailableError`.

        Returns `Delayed` if there is nothing to show, or if the server is unavailable.
        """
        each = self._rounds[key.kind]
        with contextlib.nullcontext() if each.kind.is_urgent else for_those_who_look_on():
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
                    await each.remove(view)
            return await self._show(each, current) if current else Delayed()

    def _is_due(self, view: View) -> bool:
        return view.due_at is not None and view.due_at <= self._clock()

    async def _show(self, each: ViewRound, view: View) -> Delivery:
        shown = await each.bring_up_to_date(view)
        if shown.obstacle:
            return Unreachable(view.channel, shown.obstacle)
        if shown.view is None:
            return Unreachable(view.channel)
        if not shown.is_changed and (view.trouble or view.due_at != shown.due_at):
            await self._checked(view, shown.due_at)
        return Delivered(shown.view.message) if shown.view.message else Delayed()

    async def _checked(self, view: View, due_at: datetime | None) -> None:
        async with self._store.write() as uow:
            await uow.views.checked(view, due_at)

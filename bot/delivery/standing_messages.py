"""Keeps standing messages up to date. Features register what each kind shows.

A message is compared with what it should show when that may have changed, and each hour. It is posted again if it was
deleted. If the process is killed between posting and recording a message, that is found again by its message tag.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime

from bot.access.visibility import Visibility
from bot.catalogue import Language
from bot.delivery.messenger import MessageGoneError, Messenger, UnreachableError
from bot.delivery.presenter import Presenter
from bot.delivery.queue import LONGEST
from bot.delivery.request_pacer import for_those_who_look_on
from bot.domain import ChannelId, GuildId, Obstacle
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.domain.standing_messages import CHECKED_AFTER, StandingKind, StandingMessage, Trouble
from bot.storage import Store, UnitOfWork
from bot.storage.standing_messages import StandingMessageRepository
from bot.toolkit.page import Kind, MessageTag, Page

AT_ONCE = 2
"""Standing messages shown concurrently; a low limit, so that players' boards never wait for them."""

StandingPage = Callable[[GuildId, ChannelId, Language], Awaitable[Page]]
"""Returns what a kind of standing message shows in a channel: nothing that readers of the channel may not see."""

Subject = tuple[GuildId, StandingKind]

log = logging.getLogger(__name__)


class StandingMessageDelivery:
    """The reconciler of standing messages, and the registry of what they show."""

    longest = LONGEST

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        visibility: Visibility,
        presenter: Presenter,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._visibility = visibility
        self._presenter = presenter
        self._clock = clock
        self._pages: dict[StandingKind, StandingPage] = {}
        self.places = asyncio.Semaphore(AT_ONCE)

    # the registry

    def register(self, kind: StandingKind, page: StandingPage) -> None:
        """Register what a kind of standing message shows. Raises `ValueError` for a second registration."""
        if kind in self._pages:
            raise ValueError(f"two pages for {kind!r}")
        self._pages[kind] = page

    @property
    def registered(self) -> Mapping[StandingKind, StandingPage]:
        return self._pages

    # requests

    async def show_now(self, guild: GuildId, kind: StandingKind) -> None:
        """Reconcile a standing message and wait for that, as long as a user waits."""
        await self._presenter.patiently(self._presenter.queue.wait_for(self, (guild, kind)))

    async def show_due(self) -> None:
        """Queue the standing messages that are due. Raises `StoreUnavailableError`."""
        async with self._store.read() as uow:
            due = await StandingMessageRepository(uow).due(self._clock())
        for subject in due:
            self._presenter.queue.ask(self, subject)

    async def catch_up(self, uow: UnitOfWork) -> None:
        """Queue those that are due or couldn't be shown. Raises `StoreUnavailableError`."""
        for subject in await StandingMessageRepository(uow).behind(self._clock()):
            self._presenter.queue.ask(self, subject)

    # reconciling one of them, called by the queue

    def named(self, subject: Subject) -> str:
        guild, kind = subject
        return f"the standing message {kind.key} in server {guild}"

    async def show(self, subject: Subject, _: None) -> None:
        """Post, edit, move or delete a standing message. Raises `OutOfOrderError`, `StoreUnavailableError`."""
        begun = self._clock()
        async with self._store.read() as uow:
            standing = await StandingMessageRepository(uow).find(*subject)
        if standing is None:
            return
        trouble, next_at = None, begun + CHECKED_AFTER
        if self._visibility.is_in(standing.guild) and standing.kind in self._pages:
            try:
                with for_those_who_look_on():
                    next_at = await self._reconcile(standing, begun)
            except UnreachableError as error:
                log.info("Can't show a standing message: its channel is gone or not writable")
                trouble = Trouble(error.missing)
                if standing.trouble is None:  # perhaps it passes
                    next_at = begun + ASKED_AGAIN_AFTER
        async with self._store.write() as uow:
            await StandingMessageRepository(uow).checked(standing, next_at, trouble)

    async def _reconcile(self, standing: StandingMessage, at: datetime) -> datetime:
        """Bring the message up to date; return when to compare it again. Also raises `UnreachableError`."""
        if standing.is_misplaced:
            standing = await self._remove(standing)
        channel = standing.channel
        if channel is None:
            async with self._store.write() as uow:
                await StandingMessageRepository(uow).delete(standing)
            return at + CHECKED_AFTER
        self._check_channel(channel, standing.guild)
        if standing.message is None:
            standing = await self._adopted(standing, channel)
        language = self._messenger.language(standing.guild)
        page = await self._pages[standing.kind](standing.guild, channel, language)
        await self._messenger.with_names(page, language)  # which the digest then includes
        digest = page.digest
        page.mark(MessageTag(Kind.STANDING, standing.kind))
        try:
            return await self._edit(replace(standing, digest=digest), page, standing, at)
        except MessageGoneError:
            await self._post(replace(standing, digest=digest), channel, page, at)
            return at + CHECKED_AFTER

    def _check_channel(self, channel: ChannelId, guild: GuildId) -> None:
        """Raises `UnreachableError` if the channel is gone or the bot lacks permissions in it."""
        if missing := self._messenger.missing_in(channel):
            raise UnreachableError(Obstacle.lacking(missing))
        if self._visibility.is_gone(channel, guild):
            raise UnreachableError

    async def _adopted(self, standing: StandingMessage, channel: ChannelId) -> StandingMessage:
        """Look for a message that an interrupted attempt has posted; return `standing` with it, if there is one."""
        async for found in self._messenger.left_in(channel, (Kind.STANDING,), standing.kind):
            standing = replace(standing, message=found.message, digest="", edited_at=None)
        return standing

    async def _edit(self, new: StandingMessage, page: Page, shown: StandingMessage, at: datetime) -> datetime:
        """Edit the message if it shows something else and may be edited. Also raises `MessageGoneError`."""
        if shown.message is None:
            raise MessageGoneError
        if new.digest == shown.digest:
            await self._messenger.check(shown.message)
            return at + CHECKED_AFTER
        if (until := shown.next_edit(at)) > at:
            return until
        await self._messenger.edit(shown.message, page)
        await self._record(replace(new, edited_at=at))
        return at + CHECKED_AFTER

    async def _post(self, new: StandingMessage, channel: ChannelId, page: Page, at: datetime) -> None:
        posts = new.posts + 1
        nonce = f"t{new.kind}-{new.guild}-{new.chosen_at}-{posts}"
        message = await self._messenger.post(channel, page, nonce=nonce, ping=None)
        await self._record(replace(new, message=message, posts=posts, edited_at=at))

    async def _remove(self, standing: StandingMessage) -> StandingMessage:
        """Delete the message, as far as it is still there, and return `standing` without it."""
        if standing.message:
            with contextlib.suppress(MessageGoneError, UnreachableError):
                await self._messenger.delete(standing.message)
        removed = replace(standing, message=None, digest="", edited_at=None)
        await self._record(removed)
        return removed

    async def _record(self, shown: StandingMessage) -> None:
        async with self._store.write() as uow:
            await StandingMessageRepository(uow).record(shown)

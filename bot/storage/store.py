"""The store: transactions over one engine, and retries of overtaken ones."""

import asyncio
import contextlib
import functools
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from types import TracebackType
from typing import Any, ParamSpec, Protocol, TypeVar

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.domain import Match, MatchId
from bot.domain.clock import Outage
from bot.domain.cluster import ShardSet
from bot.domain.events import Event
from bot.domain.occasion import Occasion, SecretBoard
from bot.domain.preferences import ChangedPreferences
from bot.domain.seen_review import SeenReview
from bot.domain.server_settings import ChangedSettings
from bot.storage.audit_log import AuditLogRepository, BanRepository
from bot.storage.boards import BoardRepository
from bot.storage.challenges import OPEN, ChallengeMessageRepository, ChallengeRepository, challenges
from bot.storage.cluster import ClusterRepository, CommandRepository
from bot.storage.direct_messages import DirectMessageRepository, direct_messages
from bot.storage.engine import (
    LIMIT,
    OvertakenError,
    StoreUnavailableError,
    check,
    connect,
    dispose,
    failures,
    for_reading,
    is_pooled,
    opening,
)
from bot.storage.match_tables import matches
from bot.storage.matches import MatchRepository
from bot.storage.migrate import migrate
from bot.storage.people import AbsenceRepository, BlockRepository, PeopleRepository
from bot.storage.pings import InvitationRepository, TurnPingRepository
from bot.storage.place import FileIdentity
from bot.storage.plans import PlanRepository
from bot.storage.positions import PositionRepository
from bot.storage.schema import Transaction
from bot.storage.searches import SearchRepository
from bot.storage.servers import ServerRepository
from bot.storage.silence import IN_REQUEST, limited
from bot.storage.times import AT_ONCE, TimeRepository
from bot.storage.titles import TitleRepository
from bot.storage.views import ViewRepository

LAST_TRANSACTIONS = 1.0
"""Seconds for running transactions to end when the store is closed."""


log = logging.getLogger(__name__)


@dataclass(slots=True)
class Commits:
    """The changes that transactions have committed."""

    count: int = 0
    changed: dict[MatchId, Match] = field(default_factory=dict)
    """The matches that got new events, as they are now."""

    def note(self, uow: Transaction) -> None:
        """Note a writing transaction that has been committed."""
        self.count += 1
        self.changed |= {match.id: match for match in uow.changed}


_noting = ContextVar[Commits | None]("noting", default=None)


@contextlib.contextmanager
def noting_commits() -> Iterator[Commits]:
    """Note what is committed in this block, and in the tasks that it starts while it runs."""
    commits = Commits()
    token = _noting.set(commits)
    try:
        yield commits
    finally:
        _noting.reset(token)


def note_no_commits() -> None:
    """Leave the commits of this task, which works on its own account, out of what its starter notes."""
    _noting.set(None)


class UnitOfWork(Transaction):
    """One transaction with its repositories, each created on first use."""

    absences = cached_property(AbsenceRepository)
    blocks = cached_property(BlockRepository)
    audit_log = cached_property(AuditLogRepository)
    bans = cached_property(BanRepository)
    boards = cached_property(BoardRepository)
    cluster = cached_property(ClusterRepository)
    challenge_messages = cached_property(ChallengeMessageRepository)
    challenges = cached_property(ChallengeRepository)
    commands = cached_property(CommandRepository)
    direct_messages = cached_property(DirectMessageRepository)
    invitations = cached_property(InvitationRepository)
    matches = cached_property(MatchRepository)
    people = cached_property(PeopleRepository)
    pings = cached_property(TurnPingRepository)
    plans = cached_property(PlanRepository)
    positions = cached_property(PositionRepository)
    searches = cached_property(SearchRepository)
    servers = cached_property(ServerRepository)
    titles = cached_property(TitleRepository)
    times = cached_property(TimeRepository)
    views = cached_property(ViewRepository)

    def __init__(
        self,
        connection: AsyncConnection,
        subscriptions: "Subscriptions",
        *,
        writing: bool,
        shard_set: ShardSet | None = None,
        outages: Sequence[Outage] = (),
        set_back: timedelta = timedelta(),
    ) -> None:
        super().__init__(connection, writing, shard_set, outages, set_back)
        self.subscriptions = subscriptions


OnEvents = Callable[[UnitOfWork, Match, tuple[Event, ...]], Awaitable[None]]
OnRematch = Callable[[UnitOfWork, Match, MatchId], Awaitable[None]]
OnReview = Callable[[UnitOfWork, SeenReview], Awaitable[None]]
OnSettings = Callable[[UnitOfWork, ChangedSettings], Awaitable[None]]
OnPreferences = Callable[[UnitOfWork, ChangedPreferences], Awaitable[None]]


class SecretBoards(Protocol):
    """The secret boards of a kind of occasion, whose policy says that it has such boards."""

    async def at(self, uow: UnitOfWork, moment: datetime) -> SecretBoard:
        """Return the board of the occasion that is running at a moment."""

    async def of(self, uow: UnitOfWork, occasion: Occasion) -> SecretBoard:
        """Return the board of an occasion of this kind."""


class Subscriptions:
    """The ways in which features take part in the transactions of the services.

    The handlers run one after the other, in the order in which they were added, inside the transaction that they are
    about. They read and write only through its unit of work; anything else waits for the commit. If one raises, the
    whole transaction is rolled back, and the caller gets the exception.
    """

    def __init__(self) -> None:
        self.events: list[OnEvents] = []
        self.rematches: list[OnRematch] = []
        self.reviews: list[OnReview] = []
        self.settings: list[OnSettings] = []
        self.preferences: list[OnPreferences] = []
        self.secret_boards: dict[str, SecretBoards] = {}
        """By the kind of occasion."""

    def on_events(self, handler: OnEvents) -> None:
        """Call a handler with each match that has begun or got new events, and with these events.

        No event follows the end of a match: if the match is over, it has ended with these events.
        """
        _add(self.events, handler)

    def on_rematch(self, handler: OnRematch) -> None:
        """Call a handler with each rematch that has begun, and with the match before it."""
        _add(self.rematches, handler)

    def on_review(self, handler: OnReview) -> None:
        """Call a handler when a player sees the review of their own match."""
        _add(self.reviews, handler)

    def on_settings(self, handler: OnSettings) -> None:
        """Call a handler when the settings of a server change."""
        _add(self.settings, handler)

    def on_preferences(self, handler: OnPreferences) -> None:
        """Call a handler when a user changes their preferences."""
        _add(self.preferences, handler)

    def keep_secret(self, kind: str, boards: SecretBoards) -> None:
        """Protect the boards of a kind of occasion. Raises `ValueError` if they are protected already."""
        if kind in self.secret_boards:
            raise ValueError(f"the boards of the kind {kind} are protected twice")
        self.secret_boards[kind] = boards


Handler = TypeVar("Handler")


def _add(handlers: list[Handler], handler: Handler) -> None:
    """Add a handler. Raises `ValueError` if it was added before."""
    if handler in handlers:
        raise ValueError(f"{handler} is subscribed twice")
    handlers.append(handler)


class Store:
    """Transactions on a database. Create it with `Store.open`, and `close` it at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.subscriptions = Subscriptions()
        self.shard_set: ShardSet | None = None
        self.is_new = False
        """Whether the database was empty when it was opened."""
        self.outages: Callable[[], Sequence[Outage]] = tuple
        """A function that returns the outages that the stored clocks don't take into account yet."""
        self.set_back: Callable[[], timedelta] = timedelta
        """A function that returns by how much the machine's clock was set back, if they don't yet."""
        self._listeners: list[Callable[[datetime], None]] = []
        self._writers: list[Callable[..., None]] = []
        self._watches: list[Callable[[str, float], None]] = []
        self._readers = for_reading(engine)
        on_sqlite, file = engine.dialect.name == "sqlite", engine.url.database
        self._is_local = on_sqlite
        self._turn_to_write = TurnToWrite() if on_sqlite else contextlib.nullcontext()
        self._place = FileIdentity(file) if on_sqlite and file else None
        self._in_doubt = False
        self._running: set[asyncio.Future[None]] = set()
        """A future for each running transaction, which is done when the transaction has ended."""
        self._to_scrub = False
        """Whether SQLite's log may still contain deleted data."""
        self.is_writable = True
        """Whether the last transaction that wrote has reached the database."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect to the database and migrate it. Raises `StoreUnavailableError`, `UnusableFileError` among them."""
        starting = connect(url, starting=True)
        try:
            with opening():
                await check(starting)
                was_empty = await migrate(starting)
                pooled = await is_pooled(starting)
        finally:
            await starting.dispose()
        store = cls(connect(url, serving=True, pooled=pooled))
        store.is_new = was_empty
        return store

    @classmethod
    def connected(cls, url: str) -> "Store":
        """Create a store for a migrated database; it connects on first use."""
        return cls(connect(url, serving=True))

    async def close(self) -> None:
        """Disconnect once the running transactions have ended, or after `LAST_TRANSACTIONS` seconds."""
        if self._running:
            await asyncio.wait(self._running, timeout=LAST_TRANSACTIONS)
        await dispose(self._engine)
        if self._place:
            await asyncio.to_thread(self._place.close)

    @property
    def address(self) -> str:
        """The path of the SQLite file, or the address of the database without its password."""
        if self._place:
            return str(self._place)
        return self._engine.url.render_as_string(hide_password=True)

    @contextlib.asynccontextmanager
    async def read(self, shard_set: ShardSet | None = None) -> AsyncIterator[UnitOfWork]:
        """Open a read-only transaction, for the servers of this process or of another shard set."""
        with failures():
            if not self._is_in_place():
                # Inside a transaction that writes, this one would wait for itself for ever.
                async with asyncio.timeout(IN_REQUEST), self._turn_to_write:
                    await self._put_in_place()
            async with self._transaction(self._readers) as connection:
                yield self._unit_of_work(connection, writing=False, shard_set=shard_set or self.shard_set)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[UnitOfWork]:
        """Open a writing transaction; it is rolled back if the block raises."""
        with self._noted_writing(), failures(), contextlib.ExitStack() as failed_commit:
            async with self._turn_to_write:
                await self._put_in_place()
                async with self._transaction(self._engine) as connection:
                    uow = self._unit_of_work(connection, writing=True, shard_set=self.shard_set)
                    yield uow
                    self._check_charges(uow)
                    failed_commit.callback(self._doubt)
                # If the log was deleted meanwhile, the commit went into it and isn't stored yet.
                await self._put_in_place()
            failed_commit.pop_all()
        if commits := _noting.get():
            commits.note(uow)
        for moment in uow.moments:
            for listener in self._listeners:
                listener(moment)

    def _unit_of_work(
        self, connection: AsyncConnection, *, writing: bool, shard_set: ShardSet | None
    ) -> UnitOfWork:
        return UnitOfWork(
            connection,
            self.subscriptions,
            writing=writing,
            shard_set=shard_set,
            outages=self.outages(),
            set_back=self.set_back(),
        )

    def _check_charges(self, uow: UnitOfWork) -> None:
        """Check that no clock was charged for an outage that was noticed since the transaction began.

        Raises `OvertakenError`: a process may be suspended, or its machine's clock set, within a transaction.
        """
        if not uow.charges:
            return
        outages = self.outages()
        known = [outage.since for outage in uow.outages]
        if [outage.since for outage in outages] != known or self.set_back() != uow.set_back:
            raise OvertakenError

    def on_writing(self, listener: Callable[..., None]) -> None:
        """Call a listener after each writing transaction, with whether it was `stored` or the database failed."""
        self._writers.append(listener)

    def _doubt(self) -> None:
        self._in_doubt = True

    def settle_doubt(self) -> bool:
        """Return whether a commit has failed since the last call; the database may have carried it out."""
        in_doubt, self._in_doubt = self._in_doubt, False
        return in_doubt

    def on_transaction(self, listener: Callable[[str, float], None]) -> None:
        """Call a listener after each transaction with its kind, "read" or "write", and its seconds."""
        self._watches.append(listener)

    async def census(self) -> Mapping[str, int]:
        """Count begun and running matches, open challenges and queued direct messages.

        Raises `StoreUnavailableError`.
        """
        async with self.read() as uow:
            return await _taken(uow.connection)

    async def check_writing(self) -> None:
        """Write something that changes nothing: a database that is read-only, locked or full can still be read.

        Raises `StoreUnavailableError`.
        """
        async with self.write() as uow:
            await uow.times.write_nothing_new()

    async def scrub(self) -> None:
        """Remove what was deleted from SQLite's files; what can't be removed now is left to `scrub_again`.

        Deleted data is overwritten in the pages immediately (`engine.PRAGMAS`), but SQLite's log still has the old
        pages.
        """
        self._to_scrub = self._place is not None
        await self.scrub_again()

    async def scrub_again(self) -> None:
        """Try again to empty SQLite's log after `scrub`: a log that is being read, as for a backup, can't be emptied.

        https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
        """
        if not self._to_scrub:
            return
        with contextlib.suppress(StoreUnavailableError), failures():
            async with self._turn_to_write, self._engine.connect() as connection:
                opened = (await connection.get_raw_connection()).driver_connection
                if opened:
                    ((is_read, _, _),) = await opened.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                    self._to_scrub = bool(is_read)

    @contextlib.asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; if the database may stop answering, each of its steps has a limit."""
        limits = contextlib.nullcontext() if self._is_local else limited()
        with self._noted_as_running():
            async with limits as limit, engine.connect() as connection:
                if limit is not None:
                    await connection.execution_options(**{LIMIT: limit})
                with self._timed("read" if engine is self._readers else "write"):
                    async with connection.begin():
                        try:
                            yield connection
                        except asyncio.CancelledError:
                            await self._give_up(connection)
                            raise

    @contextlib.contextmanager
    def _noted_as_running(self) -> Iterator[None]:
        ended = asyncio.get_running_loop().create_future()
        self._running.add(ended)
        try:
            yield
        finally:
            self._running.discard(ended)
            ended.set_result(None)

    @contextlib.contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        begun = time.monotonic()
        try:
            yield
        finally:
            for listener in self._watches:
                listener(kind, time.monotonic() - begun)

    async def _give_up(self, connection: AsyncConnection) -> None:
        """Drop the connection of a cancelled transaction if a rollback might wait for a silent server."""
        if not self._is_local:
            await connection.invalidate()

    @contextlib.contextmanager
    def _noted_writing(self) -> Iterator[None]:
        try:
            yield
        except OvertakenError:
            raise
        except StoreUnavailableError:
            self._note_writing(stored=False)
            raise
        self._note_writing(stored=True)

    def _note_writing(self, *, stored: bool) -> None:
        self.is_writable = stored
        for listener in self._writers:
            listener(stored=stored)

    def _is_in_place(self) -> bool:
        """Whether SQLite's log is where it was. Raises `FileNotFoundError` if the file itself isn't."""
        return self._place is None or self._place.is_whole()

    async def _put_in_place(self) -> None:
        """Store the content of a deleted log; the caller has the turn to write.

        Raises `FileNotFoundError` if the file is gone, or can't be completed now.
        """
        if self._place is None or self._place.is_whole():
            return
        if self._running:
            _, reading = await asyncio.wait(self._running, timeout=LAST_TRANSACTIONS)
            if reading:
                raise FileNotFoundError("the database's log is gone, and still read")
        await dispose(self._engine)
        await asyncio.to_thread(self._place.save)
        log.error("SQLite's log was deleted beside the bot; its content is in the database's file now")

    def on_due(self, listener: Callable[[datetime], None]) -> None:
        """Call a listener after each commit with each moment that was noted as due."""
        self._listeners.append(listener)


class TurnToWrite:
    """A fair queue for SQLite's single writer, used by `async with`.

    Queueing within the process is immediate, while SQLite's own waiting polls. While another process has locked the
    database, the first in the queue waits up to `engine.BUSY_TIMEOUT_MS`. If that fails, everything in the queue fails
    with `StoreUnavailableError` immediately, so that the waits don't add up.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._in_vain: sqlite3.OperationalError | None = None
        """The error with which the database was last found locked."""

    async def __aenter__(self) -> None:
        before = self._in_vain
        await self._lock.acquire()
        if self._in_vain is not before:
            self._lock.release()
            raise StoreUnavailableError from self._in_vain

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.OperationalError) and cause.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            self._in_vain = cause
        self._lock.release()


_CENSUS = select(
    *(
        query.scalar_subquery().label(kind)
        for kind, query in {
            "matches begun": select(func.coalesce(func.max(matches.c.id), 0)),
            "matches running": select(func.count(matches.c.mover_id)).where(matches.c.finished_at.is_(None)),
            "challenges open": select(func.count()).select_from(challenges).where(OPEN),
            "direct messages waiting": select(func.count()).where(direct_messages.c.due_at == AT_ONCE),
        }.items()
    )
)


async def _taken(connection: AsyncConnection) -> Mapping[str, int]:
    """Run the census query; return the counts by kind. Raises what the database raises."""
    return dict((await connection.execute(_CENSUS)).one()._mapping)  # noqa: SLF001  its public way


TRIES = 5

P = ParamSpec("P")
T = TypeVar("T")


def retried(change: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorate a transaction so that it is repeated if another one overtakes it, at most `TRIES` times in all.

    An overtaken transaction is rolled back. Raises `OvertakenError` if the last try is overtaken, too.
    """

    @functools.wraps(change)
    async def persistent(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with contextlib.suppress(OvertakenError):
                return await change(*args, **kwargs)
        return await change(*args, **kwargs)

    return persistent

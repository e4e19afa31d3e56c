"""The store: transactions over one engine."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from datetime import datetime
from types import TracebackType

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.domain.cluster import ShardSet
from bot.storage.census import taken
from bot.storage.engine import check, connect, for_reading
from bot.storage.errors import OvertakenError, StoreUnavailableError
from bot.storage.migrate import migrate
from bot.storage.unit_of_work import UnitOfWork

GAVE_WAY = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that was undone because it was in another one's way.

https://www.postgresql.org/docs/current/errcodes-appendix.html
"""


class Store:
    """The `bot.domain.Store` on SQL. Make it with `Store.open`; `close` it at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.shard_set: ShardSet | None = None
        self._listeners: list[Callable[[datetime], None]] = []
        self._watches: list[Callable[[str, float], None]] = []
        self._readers = for_reading(engine)
        on_sqlite, file = engine.dialect.name == "sqlite", engine.url.database
        self._turn_to_write = TurnToWrite() if on_sqlite else contextlib.nullcontext()
        self._place = Place(file) if on_sqlite and file else None
        self._to_scrub = False
        """Whether SQLite's log may still have what was deleted."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect to the database and migrate it. Raises `StoreUnavailableError`."""
        starting = connect(url, starting=True)
        try:
            with failures():
                await check(starting)
                await migrate(starting)
        finally:
            await starting.dispose()
        return cls.connected(url)

    @classmethod
    def connected(cls, url: str) -> "Store":
        """Connect to a database that needs no migration, when it is first asked for something."""
        return cls(connect(url))

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self, shard_set: ShardSet | None = None) -> AsyncIterator[UnitOfWork]:
        """A transaction that only reads, for the share of this process or another one."""
        with failures():
            self._check_place()
            async with self._transaction(self._readers) as connection:
                yield UnitOfWork(connection, writing=False, shard_set=shard_set or self.shard_set)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[UnitOfWork]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
        with failures():
            self._check_place()
            async with self._turn_to_write, self._transaction(self._engine) as connection:
                uow = UnitOfWork(connection, writing=True, shard_set=self.shard_set)
                yield uow
        for moment in uow.moments:
            for listener in self._listeners:
                listener(moment)

    def on_transaction(self, listener: Callable[[str, float], None]) -> None:
        """Tell a listener of each transaction that has ended, whether it only read, and its seconds."""
        self._watches.append(listener)

    async def census(self) -> Mapping[str, int]:
        """How many things of some kinds are kept. Raises `StoreUnavailableError`."""
        async with self.read() as uow:
            return await taken(uow.connection)

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in SQLite's files; what can't be done now is left to `scrub_again`.

        Pages are overwritten as soon as something is deleted from them (`engine.PRAGMAS`), but SQLite's log still has
        them as they were before.
        """
        self._to_scrub = self._place is not None
        await self.scrub_again()

    async def scrub_again(self) -> None:
        """Do what is left of `scrub`: a log that somebody reads from, such as a backup, is not emptied yet.

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
        """A connection in a transaction, which is undone where the block raises."""
        async with engine.connect() as connection:
            begun = time.monotonic()
            try:
                async with connection.begin():
                    yield connection
            finally:
                kind = "read" if engine is self._readers else "write"
                for listener in self._watches:
                    listener(kind, time.monotonic() - begun)

    def _check_place(self) -> None:
        if self._place:
            self._place.check()

    def on_due(self, listener: Callable[[datetime], None]) -> None:
        """Tell a listener of things that are to happen."""
        self._listeners.append(listener)


class TurnToWrite:
    """The turn to write on SQLite, which has one writer at a time: lets one in after the other by `async with`.

    Queueing within the process is fair and immediate, where SQLite's own waiting polls. While another process has the
    database locked, whoever's turn it is waits at most `engine.BUSY_TIMEOUT_MS`. When that was in vain, everybody in
    the queue gets `StoreUnavailableError` at the same moment, so that the waits don't add up.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._in_vain = 0
        """How often somebody has found the database locked."""

    async def __aenter__(self) -> None:
        before = self._in_vain
        await self._lock.acquire()
        if self._in_vain != before:
            self._lock.release()
            raise StoreUnavailableError

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.OperationalError) and cause.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            self._in_vain += 1
        self._lock.release()


class Place:
    """The place of an SQLite file, which remembers what was opened. Raises `FileNotFoundError` where there is nothing.

    A process keeps what it has opened, also after somebody has deleted the file or put another one into its place: all
    that it writes then is lost. So nothing is read or written any more once the file is not the same.
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self._opened = self._there()

    def check(self) -> None:
        """Raise `FileNotFoundError` where the file is gone, or another one."""
        if self._there() != self._opened:
            raise FileNotFoundError("another file is in the database's place")

    def _there(self) -> tuple[int, int]:
        found = os.stat(self._file)  # noqa: PTH116  it is asked before each transaction, so no path is made for it
        return found.st_dev, found.st_ino


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """Turn the database's errors into those of the store: a context. Raises `StoreUnavailableError`."""
    try:
        yield
    except DBAPIError as error:
        # The primary key of events is the lock of a match.
        taken = isinstance(error, IntegrityError)
        overtaken = taken or getattr(error.orig, "sqlstate", None) in GAVE_WAY
        raise (OvertakenError if overtaken else StoreUnavailableError) from error
    except StatementError:
        raise  # the statement never reached the database: it is a fault of the bot
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnavailableError from error

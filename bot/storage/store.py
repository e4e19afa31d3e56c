"""The store: transactions over one engine."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import StoreUnavailableError
from bot.storage.absences import SqlAbsenceBook
from bot.storage.calls import SqlCallBook
from bot.storage.challenges import SqlChallengeBook
from bot.storage.commands import SqlCommandBook
from bot.storage.engine import check, connect, for_reading
from bot.storage.letters import SqlLetterBook
from bot.storage.matches import SqlMatchBook
from bot.storage.migrate import migrate
from bot.storage.people import SqlPeopleBook
from bot.storage.plans import SqlPlanBook
from bot.storage.servers import SqlServerBook
from bot.storage.showing import SqlBoardBook, SqlNoticeBook
from bot.storage.times import SqlTimeBook


class SqlLedger:
    """One transaction's books, all on the same connection."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.challenges = SqlChallengeBook(connection)
        self.matches = SqlMatchBook(connection)
        self.people = SqlPeopleBook(connection)
        self.boards = SqlBoardBook(connection)
        self.notices = SqlNoticeBook(connection)
        self.calls = SqlCallBook(connection)
        self.absences = SqlAbsenceBook(connection)
        self.plans = SqlPlanBook(connection)
        self.letters = SqlLetterBook(connection)
        self.servers = SqlServerBook(connection)
        self.times = SqlTimeBook(connection)
        self.commands = SqlCommandBook(connection)


class SqlStore:
    """The `bot.matches.Store` on SQL. Make it with `SqlStore.open`; `close` it at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._readers = for_reading(engine)
        # SQLite has one writer at a time anyway. Queueing within the process is fair and immediate, where SQLite's
        # own waiting polls.
        self._turn_to_write = asyncio.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()

    @classmethod
    async def open(cls, url: str) -> "SqlStore":
        """Connect to the database and migrate it. Raises `StoreUnavailableError`."""
        store = cls(connect(url))
        async with contextlib.AsyncExitStack() as unless_opened:
            unless_opened.push_async_callback(store.close)
            with _failures():
                await check(store._engine)
                await migrate(store._engine)
            unless_opened.pop_all()
        return store

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[SqlLedger]:
        """A transaction that only reads."""
        with _failures():
            async with self._readers.connect() as connection, connection.begin():
                yield SqlLedger(connection)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[SqlLedger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
        with _failures():
            async with self._turn_to_write, self._engine.connect() as connection, connection.begin():
                yield SqlLedger(connection)


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Tell the database's failures as what they mean for the caller."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnavailableError from error

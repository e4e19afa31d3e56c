"""The store: transactions over one engine."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import OvertakenError, StoreUnavailableError
from bot.storage.absences import SqlAbsenceBook
from bot.storage.challenges import SqlChallengeBook
from bot.storage.commands import SqlCommandBook
from bot.storage.direct_messages import SqlDirectMessageBook
from bot.storage.engine import check, connect, for_reading
from bot.storage.follows import SqlFollowBook
from bot.storage.imports import SqlImportBook
from bot.storage.matches import SqlMatchBook
from bot.storage.migrate import migrate
from bot.storage.people import SqlPeopleBook
from bot.storage.pings import SqlPingBook
from bot.storage.plans import SqlPlanBook
from bot.storage.servers import SqlServerBook
from bot.storage.showing import SqlBoardBook, SqlChallengeMessageBook
from bot.storage.times import SqlTimeBook
from bot.storage.watchers import SqlWatcherBook

GAVE_WAY = ("40001", "40P01")
"""PostgreSQL's codes where of two transactions that are in each other's way one is undone.

https://www.postgresql.org/docs/current/errcodes-appendix.html
"""


class SqlLedger:
    """One transaction's books, all on the same connection."""

    def __init__(self, connection: AsyncConnection, *, writing: bool) -> None:
        self.challenges = SqlChallengeBook(connection)
        # SQLite has one writer at a time: nothing needs to be locked there.
        self.matches = SqlMatchBook(connection, locking=writing and connection.dialect.name != "sqlite")
        self.people = SqlPeopleBook(connection)
        self.boards = SqlBoardBook(connection)
        self.challenge_messages = SqlChallengeMessageBook(connection)
        self.pings = SqlPingBook(connection)
        self.absences = SqlAbsenceBook(connection)
        self.plans = SqlPlanBook(connection)
        self.direct_messages = SqlDirectMessageBook(connection)
        self.imports = SqlImportBook(connection)
        self.servers = SqlServerBook(connection)
        self.times = SqlTimeBook(connection)
        self.watchers = SqlWatcherBook(connection)
        self.follows = SqlFollowBook(connection)
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
                yield SqlLedger(connection, writing=False)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[SqlLedger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
        with _failures():
            async with self._turn_to_write, self._engine.connect() as connection, connection.begin():
                yield SqlLedger(connection, writing=True)


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Tell the database's failures as what they mean for the caller."""
    try:
        yield
    except DBAPIError as error:
        overtaken = getattr(error.orig, "sqlstate", None) in GAVE_WAY
        raise (OvertakenError if overtaken else StoreUnavailableError) from error
    except StatementError:
        raise  # the statement never reached the database: the mistake is ours
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnavailableError from error

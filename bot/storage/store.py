"""The store: transactions over one engine."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from datetime import datetime

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import OvertakenError, StoreUnavailableError
from bot.matches.share import Share
from bot.storage.census import taken
from bot.storage.engine import check, connect, for_reading
from bot.storage.ledger import SqlLedger
from bot.storage.migrate import migrate
from bot.storage.timing import time_transactions

GAVE_WAY = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that was undone because it was in another one's way.

https://www.postgresql.org/docs/current/errcodes-appendix.html
"""


class SqlStore:
    """The `bot.matches.Store` on SQL. Make it with `SqlStore.open`; `close` it at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.share: Share | None = None
        self._listeners: list[Callable[[datetime], None]] = []
        self._readers = for_reading(engine)
        # SQLite has one writer at a time anyway. Queueing within the process is fair and immediate, where SQLite's
        # own waiting polls.
        self._turn_to_write = asyncio.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()

    @classmethod
    async def open(cls, url: str) -> "SqlStore":
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
    def connected(cls, url: str) -> "SqlStore":
        """Connect to a database that needs no migration, when it is first asked for something."""
        return cls(connect(url))

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[SqlLedger]:
        """A transaction that only reads."""
        with failures():
            async with _transaction(self._readers) as connection:
                yield SqlLedger(connection, writing=False, share=self.share)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[SqlLedger]:
        """A transaction that changes something: all of it, or nothing where the block raises."""
        with failures():
            async with self._turn_to_write, _transaction(self._engine) as connection:
                ledger = SqlLedger(connection, writing=True, share=self.share)
                yield ledger
        for moment in ledger.moments:
            for listener in self._listeners:
                listener(moment)

    def on_transaction(self, listener: Callable[[str, float], None]) -> None:
        """Tell a listener of each transaction that has ended, whether it only read, and its seconds."""
        time_transactions(self._engine, listener)

    async def census(self) -> Mapping[str, int]:
        """How many things of some kinds are kept. Raises `StoreUnavailableError`."""
        async with self.read() as ledger:
            return await taken(ledger.connection)

    def on_due(self, listener: Callable[[datetime], None]) -> None:
        """Tell a listener of things that are to happen."""
        self._listeners.append(listener)


@contextlib.asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction, which is undone where the block raises."""
    connection = await engine.connect()
    try:
        async with connection.begin():
            yield connection
    except BaseException as error:
        await connection.__aexit__(type(error), error, error.__traceback__)
        raise
    # After a transaction that has ended nothing is waited for; the way above makes a task of it for each.
    await connection.close()


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """Turn the database's errors into those of the store: a context. Raises `StoreUnavailableError`."""
    try:
        yield
    except DBAPIError as error:
        overtaken = getattr(error.orig, "sqlstate", None) in GAVE_WAY
        raise (OvertakenError if overtaken else StoreUnavailableError) from error
    except StatementError:
        raise  # the statement never reached the database: it is a fault of the bot
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnavailableError from error

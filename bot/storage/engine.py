"""Connections to the database, its errors, and the lock of an SQLite file.

Several processes share PostgreSQL by leases (`bot/storage/cluster.py`). An SQLite file has a lock file next to it
instead, so that one process at a time works on it. The operating system releases the lock however the process ends, so
a new version can be started before the old one is stopped.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

from filelock import AsyncFileLock, Timeout
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.interfaces import AdaptedConnection, DBAPIConnection
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    SQLAlchemyError,
    StatementError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolResetState

from bot.storage import silence, sqlite


class StoreUnavailableError(Exception):
    """An error of the store, or of the connection to it; the transaction was rolled back."""

    @property
    def reason(self) -> str | None:
        """The cause in words for an operator, without anything from the database; None if it is not known."""
        return _reason_of(self.__cause__)


class NewerStoreError(StoreUnavailableError):
    """A database that a newer version of the bot has migrated to a schema that this version doesn't know."""


class SharedStoreError(StoreUnavailableError):
    """Other processes use the database, and a missing migration would break them. The argument is its number."""


class UnheardStoreError(StoreUnavailableError):
    """A database whose notifications don't arrive, as behind software that shares connections among transactions."""


class OvertakenError(StoreUnavailableError):
    """A conflict that a concurrent transaction won; this one was rolled back and may be retried."""


GAVE_WAY = ("40001", "40P01")
"""PostgreSQL's codes for serialization failure and deadlock.
https://www.postgresql.org/docs/current/errcodes-appendix.html"""

READ_ONLY = "25006"
"""PostgreSQL's code for a write where only reading is possible."""

POSTGRESQL_REASONS = {
    READ_ONLY: "it is read-only",
    "53100": "its disk is full",
    "53300": "it has no connection left",
    "57014": "it took too long",
    "57P0": "it stops or starts",
    "55P03": "another program has locked it",
    "42501": "the bot lacks a permission",
    "3D": "there is no such database",
    "28": "it refuses the bot's user or password",
    "08": "the connection was lost",
}
"""The reasons behind PostgreSQL's error codes, by the beginning of the code."""

NO_WRITABLE_HOST = "match the target attribute"
"""A part of asyncpg's message if no host of an address will do; the error has no code."""

SQLITE_REASONS = {
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_FULL: "its disk is full",
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is damaged",
    sqlite3.SQLITE_CANTOPEN: "its file can't be opened",
    sqlite3.SQLITE_IOERR: "its disk fails",
    sqlite3.SQLITE_PERM: "the bot lacks a permission",
}
"""Words for SQLite's codes: https://www.sqlite.org/rescode.html"""


BUSY_TIMEOUT_MS = 2000
"""How long SQLite waits for another process's transaction. Discord waits 3 s for an answer."""

STARTING_MS = 30_000
"""How long SQLite waits at start-up, when no user waits: another process may be migrating the same file."""

RETRY_SECONDS = 0.01

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a committed move survives a power cut too
    "foreign_keys = ON",
    "secure_delete = ON",  # free pages keep nothing of a forgotten user
)
"""https://www.sqlite.org/pragma.html"""

_READ_ONLY = "dvonn_read_only"
"""The execution option of read-only transactions on SQLite."""

CONNECTIONS, FURTHER = 5, 10
"""Connections to PostgreSQL that stay open, and further ones in busy moments."""

LIMIT = "dvonn_limit"
"""The execution option with the `silence.TransactionLimit` of a transaction on PostgreSQL."""


def connect(url: str, *, starting: bool = False, serving: bool = False, pooled: bool = False) -> AsyncEngine:
    """Create an engine for `DATABASE_URL`; it opens no connection yet.

    `starting` is for start-up work; `serving` is for a running bot, whose transactions are short. A `pooled` database
    may have only a few connections to share.
    """
    if url.startswith("sqlite"):
        return _connect_to_sqlite(url, STARTING_MS if starting else BUSY_TIMEOUT_MS)
    return _connect_to_postgresql(url, serving=serving, further=0 if pooled else FURTHER)


def _connect_to_sqlite(url: str, patience_ms: int) -> AsyncEngine:
    # Without an isolation level the driver begins no transactions; `_begin` does.
    options = {"isolation_level": None, "timeout": patience_ms / 1000, "factory": sqlite.RecordingConnection}
    engine = _create_engine(url, options, pool_reset_on_return=None)
    event.listen(engine.sync_engine, "connect", _shorten)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "reset", _roll_back)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _connect_to_postgresql(url: str, *, serving: bool, further: int) -> AsyncEngine:
    from bot.storage import postgresql  # noqa: PLC0415  its driver is optional

    kind = postgresql.ServingConnection if serving else postgresql.Connection
    options = {"timeout": silence.CONNECT, "connection_class": kind, **postgresql.UNNAMED}
    engine = _create_engine(url, options, pool_size=CONNECTIONS, max_overflow=further)
    postgresql.watch(engine, serving=serving)
    for moment in ("before_cursor_execute", "after_cursor_execute"):
        event.listen(engine.sync_engine, moment, _renew_limit)
    return engine


def _create_engine(url: str, options: dict[str, Any], **pool: int | None) -> AsyncEngine:
    # Parameters name users, and errors are logged.
    engine = create_async_engine(url, hide_parameters=True, connect_args=options, **pool)
    event.listen(engine.sync_engine, "handle_error", _drop_read_only)
    return engine


def _renew_limit(connection: Connection, *_: object) -> None:
    """Restart the time limit for each statement of a transaction."""
    limit: silence.TransactionLimit | None = connection.get_execution_options().get(LIMIT)
    if limit:
        limit.renew()


def _shorten(connection: AdaptedConnection, _record: object) -> None:
    connection.run_async(sqlite.shorten)


def _set_up(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction on SQLite, for writers with BEGIN IMMEDIATE.

    A transaction that begins as a reader and then writes can fail half-way as busy; an immediate one can't.
    https://www.sqlite.org/lang_transaction.html
    """
    reading = connection.get_execution_options().get(_READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _roll_back(opened: Any, _record: object, state: PoolResetState) -> None:  # noqa: ANN401  a class of the dialect
    """Roll back a transaction that was left open; if there is none, spare the trip to the driver's thread."""
    if state.asyncio_safe and not state.terminate_only and opened.driver_connection.in_transaction:
        opened.rollback()


async def dispose(engine: AsyncEngine) -> None:
    """Close the idle connections now, and those in use once they are returned.

    SQLAlchemy leaves the latter to the garbage collector:
    https://docs.sqlalchemy.org/en/20/core/connections.html#engine-disposal
    """
    pool = engine.sync_engine.pool
    await engine.dispose()  # gives the engine a new pool
    event.listen(pool, "checkin", _close_returned)


def _close_returned(_: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
    record.invalidate()


async def is_pooled(engine: AsyncEngine) -> bool:
    """Whether the connections of a database come from software such as PgBouncer.

    It doesn't tell its clients which of the server's processes they have: that changes.
    """
    if engine.dialect.name == "sqlite":
        return False
    async with engine.connect() as connection:
        process = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        return bool(driver.get_server_pid() != process)


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """Return an engine on the same connections for read-only transactions, each on one snapshot."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_READ_ONLY: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def check(engine: AsyncEngine) -> None:
    """Check that an SQLite file can be opened and written, before the pool opens it. Raises `sqlite3.Error`.

    If the asynchronous driver can't open a file, it leaves behind a thread that raises an error.
    """
    if engine.dialect.name == "sqlite" and engine.url.database:
        await asyncio.to_thread(_open_and_close, engine.url.database)


def _make(file: str) -> None:
    """Make a new file that only its owner can read: it contains people's data. SQLite copies the mode to its log."""
    with contextlib.suppress(OSError):  # opening the file will report it
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def _open_and_close(file: str) -> None:
    _make(file)
    patience = STARTING_MS / 1000
    with contextlib.closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as opened:
        opened.execute("BEGIN IMMEDIATE")
        # If the file is read-only, the transaction begins as a reading one.
        opened.execute("CREATE TABLE writing_test (id)")
        opened.execute("ROLLBACK")
        _enable_wal(opened, until=time.monotonic() + patience)


def _enable_wal(opened: sqlite3.Connection, *, until: float) -> None:
    """Give a new file the write-ahead log that every connection uses.

    SQLite's busy timeout doesn't cover this statement, so the statement is retried while another process runs it.
    """
    while True:
        try:
            opened.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return


def _reason_of(error: BaseException | None) -> str | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    match cause:
        case sqlite3.Error():
            return SQLITE_REASONS.get(_sqlite_code(cause))
        case TimeoutError():
            return "it doesn't answer"
        case FileNotFoundError() if cause.errno is None or cause.filename:
            return "its file is gone" if cause.filename else str(cause)
        case OSError() | DisconnectionError():
            return "it can't be reached"
    if NO_WRITABLE_HOST in str(cause):
        return "no host of the address takes writes"
    state = str(getattr(cause, "sqlstate", None))
    return next((words for code, words in POSTGRESQL_REASONS.items() if state.startswith(code)), None)


def _sqlite_code(error: sqlite3.Error) -> int:
    """Return the primary result code, which is the last byte of an extended one; 0 if the error has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _drop_read_only(context: ExceptionContext) -> None:
    """Drop all connections once the database takes no writes through them: new ones may be better.

    The server may have been replaced by another one, and a file may be writable again.
    """
    error = context.original_exception
    if getattr(error, "sqlstate", None) == READ_ONLY or (
        isinstance(error, sqlite3.Error) and _sqlite_code(error) == sqlite3.SQLITE_READONLY
    ):
        context.is_disconnect = True


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """Re-raise database errors as `OvertakenError` or `StoreUnavailableError`."""
    try:
        yield
    except DBAPIError as error:
        # Two transactions that append the same event number collide on the primary key of events.
        taken = isinstance(error, IntegrityError)
        overtaken = taken or getattr(error.orig, "sqlstate", None) in GAVE_WAY
        raise (OvertakenError if overtaken else StoreUnavailableError) from error
    except StatementError:
        raise  # a bug: the statement never reached the database
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreUnavailableError from error


LOOKS_EVERY = 0.25
"""Seconds between two attempts to lock the file."""

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def only_process_on(
    url: str, *, is_mounted: Callable[[Path], bool] = os.path.ismount
) -> AsyncIterator[None]:
    """Lock an SQLite file during the block, once no other process has it locked; other databases need no lock.

    If no lock can be made, as in a read-only directory, continue without one: opening the database reports the problem.
    A file that is mounted into a container without its folder is reported: the lock and the latest transactions
    (https://www.sqlite.org/wal.html) are in files beside it.
    """
    file = _file_of(url)
    if file is None or not file.parent.is_dir():
        yield
        return
    if is_mounted(file):
        log.warning(
            "DATABASE_URL: %s is mounted without its folder, so the latest moves, which SQLite writes beside it, are "
            "lost with the container: mount the folder instead",
            file,
        )
    lock = AsyncFileLock(
        f"{file}.lock", poll_interval=LOOKS_EVERY, fallback_to_soft=False, run_in_executor=False
    )
    with contextlib.suppress(OSError, NotImplementedError):
        await _take(lock)
    try:
        yield
    finally:
        await lock.release()


def _file_of(url: str) -> Path | None:
    address = make_url(url)
    on_file = address.get_backend_name() == "sqlite" and address.database
    return Path(on_file) if on_file else None


async def _take(lock: AsyncFileLock) -> None:
    try:
        await lock.acquire(blocking=False)
    except Timeout:
        log.warning("Another process works with this database: standing by until it is gone")
        await lock.acquire()
        log.warning("The other process is gone: starting")

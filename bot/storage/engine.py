"""Connections: how SQLite is set up so that every transaction is whole, durable and in turn."""

import asyncio
import contextlib
import sqlite3
import time

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_TIMEOUT_MS = 2000
"""How long SQLite waits for another process's transaction. Discord waits 3 s for an answer."""

STARTING_MS = 30_000
"""How long SQLite waits at the start, when nobody waits for an answer: others may be migrating the same file."""

RETRY_SECONDS = 0.01

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a committed move survives a power cut too
    "foreign_keys = ON",
    "secure_delete = ON",  # who is forgotten stands in no page that is free
)
"""https://www.sqlite.org/pragma.html"""

_READ_ONLY = "dvonn_read_only"
"""The execution option of a transaction on SQLite that will not write."""


def connect(url: str, *, starting: bool = False) -> AsyncEngine:
    """An engine for `DATABASE_URL`, or for what is done to it at the start; it opens no connection yet."""
    on_sqlite = url.startswith("sqlite")
    patience = STARTING_MS if starting else BUSY_TIMEOUT_MS
    # Without an isolation level the driver begins no transactions of its own: `_begin` does.
    options = {"isolation_level": None, "timeout": patience / 1000} if on_sqlite else {}
    engine = create_async_engine(
        url,
        hide_parameters=True,  # they name people, and errors go into the log
        pool_pre_ping=not on_sqlite,
        connect_args=options,
    )
    if on_sqlite:
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: DBAPIConnection, _record: object) -> None:
    """Make every transaction on a new connection to SQLite whole and durable."""
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction on SQLite.

    One that begins as a reader and then writes can fail half-way as busy; one that takes its place among the writers
    at once can't. https://www.sqlite.org/lang_transaction.html
    """
    reading = connection.get_execution_options().get(_READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """An engine with the same connections, for transactions that only read; each sees one state of everything."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_READ_ONLY: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def check(engine: AsyncEngine) -> None:
    """Look whether an SQLite file can be opened and written before the pool does; other databases are left alone.

    The asynchronous driver leaves a thread behind where it can't open a file, which then fails loudly on its own.
    Raises `sqlite3.Error`.
    """
    if engine.dialect.name == "sqlite" and engine.url.database:
        await asyncio.to_thread(_open_and_close, engine.url.database)


def _open_and_close(file: str) -> None:
    patience = STARTING_MS / 1000
    with contextlib.closing(sqlite3.connect(file, timeout=patience, isolation_level=None)) as opened:
        opened.execute("BEGIN IMMEDIATE")
        # Where nothing may be written, a transaction begins all the same, as one that reads.
        opened.execute("CREATE TABLE whether_it_can_be_written (so)")
        opened.execute("ROLLBACK")
        _begin_a_log(opened, until=time.monotonic() + patience)


def _begin_a_log(opened: sqlite3.Connection, *, until: float) -> None:
    """Give a new file the write-ahead log that every connection uses; one that has it already stays as it is.

    SQLite doesn't wait for this by itself where another process does the same, so it is tried again and again.
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

"""Connections: how SQLite is set up so that every transaction is whole, durable and in turn."""

import asyncio
import contextlib
import sqlite3
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage import driver

BUSY_TIMEOUT_MS = 2000
"""How long SQLite waits for another process's transaction. Discord waits 3 s for an answer."""

READ_ONLY = "dvonn_read_only"
"""The execution option of a transaction on SQLite that will not write."""


def connect(url: str) -> AsyncEngine:
    """An engine for `DATABASE_URL`; it opens no connection yet."""
    on_sqlite = url.startswith("sqlite")
    engine = create_async_engine(
        url,
        hide_parameters=True,  # they name people, and errors go into the log
        pool_pre_ping=not on_sqlite,
        connect_args={"async_creator_fn": driver.connect} if on_sqlite else {},
    )
    if on_sqlite:
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """An engine with the same connections, for transactions that only read; each sees one state of everything."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{READ_ONLY: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def check(engine: AsyncEngine) -> None:
    """Look whether an SQLite file can be opened and written before the pool does; other databases are left alone.

    The asynchronous driver leaves a thread behind where it can't open a file, which then fails loudly on its own.
    Raises `sqlite3.Error`.
    """
    if engine.dialect.name == "sqlite" and engine.url.database:
        await asyncio.to_thread(_open_and_close, engine.url.database)


def _open_and_close(file: str) -> None:
    with contextlib.closing(
        sqlite3.connect(file, timeout=BUSY_TIMEOUT_MS / 1000, isolation_level=None)
    ) as opened:
        opened.execute("BEGIN IMMEDIATE")
        opened.execute("ROLLBACK")


def _set_up_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own type
    # https://www.sqlite.org/pragma.html
    connection.isolation_level = None  # the driver begins no transactions of its own: _begin_sqlite does
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_TIMEOUT_MS}",  # comes first, as the next one may have to wait
        "journal_mode = WAL",
        "synchronous = FULL",  # a committed move survives a power cut too
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that begins as a reader and then writes can fail half-way as busy; one that takes its place in
    # the queue at once can't. https://www.sqlite.org/lang_transaction.html
    reading = connection.get_execution_options().get(READ_ONLY, False)
    if opened := connection.connection.driver_connection:
        opened.begin(writing=not reading)

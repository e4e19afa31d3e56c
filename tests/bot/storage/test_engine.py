"""Connections to SQLite: their set-up, and how their transactions begin."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage import Store
from bot.storage.engine import connect, dispose, for_reading


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """An engine for a file with one table."""
    engine = connect(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE spaces (name TEXT UNIQUE, height INTEGER)"))
    yield engine
    await engine.dispose()


async def insert(connection: AsyncConnection, name: str) -> None:
    await connection.execute(text("INSERT INTO spaces VALUES (:name, 1)"), {"name": name})


async def names(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return list((await connection.execute(text("SELECT name FROM spaces"))).scalars())


@pytest.mark.parametrize(("starting", "patience"), [(False, 2000), (True, 30_000)])
async def test_every_connection_is_set_up(tmp_path: Path, *, starting: bool, patience: int) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}", starting=starting)
    expected = {
        "busy_timeout": patience,
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "secure_delete": 1,
    }
    readers = for_reading(engine)
    async with readers.connect() as one, readers.connect() as two:
        for connection in (one, two):
            told = {
                pragma: (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
                for pragma in expected
            }
            assert told == expected
    await engine.dispose()


async def test_what_can_not_be_set_up_is_closed_again(tmp_path: Path) -> None:
    (tmp_path / "b.db").write_text("no database at all, but a long text that is none")
    engine = connect(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}")
    before = set(threading.enumerate())
    with pytest.raises(DatabaseError, match="not a database"):
        async with engine.connect():
            pass
    for thread in set(threading.enumerate()) - before:
        await asyncio.to_thread(thread.join, 5)
        assert not thread.is_alive() or "asyncio" in thread.name
    await engine.dispose()


async def test_a_connection_in_use_is_closed_once_it_is_returned(engine: AsyncEngine) -> None:
    closed: list[object] = []
    event.listen(engine.sync_engine, "close", lambda connection, _: closed.append(connection))
    async with engine.connect() as connection:
        await dispose(engine)
        assert await names(engine) == []  # on a connection of the new pool, which stays open
        await connection.execute(text("SELECT name FROM spaces"))
        assert closed == []
    assert len(closed) == 1
    assert await names(engine) == []
    assert len(closed) == 1


async def test_a_transaction_that_writes_takes_its_place_before_its_first_statement(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None, timeout=0)) as another:
        async with engine.begin():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                another.execute("BEGIN IMMEDIATE")
        async with for_reading(engine).begin() as connection:
            await connection.execute(text("SELECT * FROM spaces"))
            another.execute("BEGIN IMMEDIATE")
            another.execute("ROLLBACK")


async def test_a_transaction_that_could_not_begin_holds_up_none_of_those_that_follow(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with engine.connect() as connection:
        await connection.execute(text("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            async with engine.begin():
                pass
    async with engine.begin() as connection:
        await insert(connection, "a1")
    assert await names(engine) == ["a1"]


async def test_a_transaction_that_was_left_open_is_rolled_back(engine: AsyncEngine, tmp_path: Path) -> None:
    async with engine.connect() as connection:
        opened = (await connection.get_raw_connection()).driver_connection
        assert opened is not None
        await opened.execute("BEGIN IMMEDIATE")
        await opened.execute("INSERT INTO spaces VALUES ('a1', 1)")
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None, timeout=0)) as another:
        another.execute("BEGIN IMMEDIATE")
    assert await names(engine) == []


@pytest.mark.parametrize("moment", ["BEGIN IMMEDIATE", "INSERT", "COMMIT"])
async def test_whoever_is_cancelled_leaves_no_transaction_open(
    engine: AsyncEngine, tmp_path: Path, moment: str
) -> None:
    reached = asyncio.Event()

    def tell(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(moment):
            reached.set()

    def committing(_connection: object) -> None:
        if moment == "COMMIT":
            reached.set()

    event.listen(engine.sync_engine, "before_cursor_execute", tell)
    event.listen(engine.sync_engine, "commit", committing)

    async def write() -> None:
        async with engine.begin() as connection:
            await insert(connection, "a1")

    writing = asyncio.create_task(write())
    await reached.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None, timeout=0)) as another:
        another.execute("BEGIN IMMEDIATE")
    # A transaction that was being committed may survive.
    assert await names(engine) in ([[], ["a1"]] if moment == "COMMIT" else [[]])
    async with engine.begin() as connection:
        await insert(connection, "b1")
    assert "b1" in await names(engine)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_only_the_owner_can_read_a_new_database_and_its_log(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        async with store.write() as uow:
            await uow.connection.execute(text("PRAGMA user_version = 7"))
        assert _modes(tmp_path) == dict.fromkeys(("a.db", "a.db-shm", "a.db-wal"), "0o600")
        await store.close()
    finally:
        os.umask(before)


def _modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}

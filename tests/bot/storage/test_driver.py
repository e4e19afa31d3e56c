"""The driver for SQLite: what SQLAlchemy is told of a statement, in one turn of the driver's thread."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.storage import engine as storage
from bot.storage.driver import OneTurnConnection, Outcome, Statement, connect


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[OneTurnConnection]:
    """A connection to a file with one table."""
    opened = connect(str(tmp_path / "a.db"), isolation_level=None)
    async with opened:
        await opened.cursor().execute("CREATE TABLE spaces (name TEXT UNIQUE, height INTEGER)")
        yield opened


async def test_a_connection_is_set_up_when_it_is_open(tmp_path: Path) -> None:
    opened = connect(str(tmp_path / "b.db"), patience_ms=70)
    async with opened:
        cursor = opened.cursor()
        told = {}
        for pragma in ("busy_timeout", "journal_mode", "synchronous", "foreign_keys", "secure_delete"):
            await cursor.execute(f"PRAGMA {pragma}")
            ((told[pragma],),) = await cursor.fetchall()
        assert told == {
            "busy_timeout": 70,
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "secure_delete": 1,
        }


async def test_what_can_not_be_set_up_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "b.db").write_text("no database at all, but a long text that is none")
    opened = connect(str(tmp_path / "b.db"))
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        await opened
    assert not opened._thread.is_alive()


async def test_sqlalchemy_needs_no_turn_more_for_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = storage.connect(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}")
    async with engine.connect():  # of the first one it asks what it can do
        turns: list[object] = []
        monkeypatch.setattr(OneTurnConnection, "_execute", lambda _, *turn: turns.append(turn))
        async with engine.connect():
            pass
        monkeypatch.undo()
    await engine.dispose()
    assert turns == []


async def test_a_statement_with_its_rows_takes_one_turn(
    connection: OneTurnConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = []

    async def counted(statement: Statement) -> Outcome | None:
        turns.append(statement)
        return await run(statement)

    run = connection.run
    monkeypatch.setattr(connection, "run", counted)
    async with connection.cursor() as cursor:
        await cursor.executemany("INSERT INTO spaces VALUES (?, ?)", [("a1", 1), ("b1", 3)])
        assert (cursor.rowcount, cursor.description, await cursor.fetchall()) == (2, None, [])
        await cursor.execute("SELECT name, height FROM spaces WHERE height > ?", (2,))
        assert [column[0] for column in cursor.description] == ["name", "height"]
        assert await cursor.fetchall() == [("b1", 3)]
    assert len(turns) == 2


async def test_the_number_of_a_new_row_is_known(connection: OneTurnConnection) -> None:
    cursor = connection.cursor()
    assert (cursor.lastrowid, cursor.rowcount) == (None, -1)
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    assert cursor.lastrowid == 1


async def test_what_sqlite_refuses_is_told_as_it_tells_it(connection: OneTurnConnection) -> None:
    cursor = connection.cursor()
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await cursor.execute("INSERT INTO spaces VALUES ('a1', 2)")
    await cursor.execute("SELECT height FROM spaces")
    assert await cursor.fetchall() == [(1,)]


@pytest.fixture
def turns(connection: OneTurnConnection, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the functions that the driver's thread is given to run."""
    given: list[str] = []

    def put(turn: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        function = turn[1]
        given.append((function.func if isinstance(function, partial) else function).__name__)
        queue.put_nowait(turn)

    queue = connection._tx
    monkeypatch.setattr(connection, "_tx", SimpleNamespace(put_nowait=put))
    return given


async def test_a_transaction_begins_with_its_first_statement(
    connection: OneTurnConnection, turns: list[str]
) -> None:
    connection.begin(writing=True)
    assert not connection.in_transaction
    for name in ("a1", "b1"):
        await connection.cursor().execute("INSERT INTO spaces VALUES (?, 1)", (name,))
        assert connection.in_transaction
    await connection.commit()
    await connection.rollback()  # as a pool makes sure of
    assert not connection.in_transaction
    assert turns == ["_run", "_run", "_commit"]


async def test_what_nobody_looks_at_goes_along_with_what_follows(
    connection: OneTurnConnection, turns: list[str]
) -> None:
    cursor = connection.cursor()
    connection.begin(writing=True)
    connection.unseen()
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    assert (cursor.rowcount, await cursor.fetchall(), turns) == (-1, (), [])
    await cursor.execute("SELECT name FROM spaces")
    assert (await cursor.fetchall(), turns) == ([("a1",)], ["_run"])
    connection.unseen()
    await cursor.execute("INSERT INTO spaces VALUES ('b1', 1)")
    await connection.commit()
    assert turns == ["_run", "_commit"]
    connection.begin(writing=True)
    connection.unseen()
    await cursor.execute("DELETE FROM spaces WHERE name = 'a1'")
    await connection.commit()
    assert turns == ["_run", "_commit", "_commit"]
    await cursor.execute("SELECT name FROM spaces")
    assert await cursor.fetchall() == [("b1",)]


async def test_where_something_unseen_fails_nothing_was_done(
    connection: OneTurnConnection, turns: list[str]
) -> None:
    cursor = connection.cursor()
    connection.begin(writing=True)
    for _ in range(2):
        connection.unseen()
        await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await connection.commit()
    await connection.rollback()
    connection.begin(writing=True)
    connection.unseen()
    await cursor.execute("INSERT INTO spaces VALUES ('b1', 1)")
    await connection.rollback()
    await cursor.execute("SELECT name FROM spaces")
    assert (await cursor.fetchall(), turns) == ([], ["_commit", "rollback", "_run"])


async def test_what_is_undone_was_never_there(connection: OneTurnConnection) -> None:
    connection.begin(writing=True)
    cursor = connection.cursor()
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    await connection.rollback()
    await cursor.execute("SELECT * FROM spaces")
    assert (await cursor.fetchall(), connection.in_transaction) == ([], False)


async def test_the_end_of_reading_is_not_waited_for_and_comes_before_what_follows(
    connection: OneTurnConnection, turns: list[str]
) -> None:
    cursor = connection.cursor()
    for end in (connection.commit, connection.rollback):
        connection.begin(writing=False)
        await cursor.execute("SELECT * FROM spaces")
        turns.clear()
        await end()
        assert turns == ["rollback"]
    connection.begin(writing=True)
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    await connection.commit()
    await cursor.execute("SELECT name FROM spaces")
    assert await cursor.fetchall() == [("a1",)]


async def test_a_transaction_without_statements_takes_no_turn(
    connection: OneTurnConnection, turns: list[str]
) -> None:
    for writing in (False, True):
        connection.begin(writing=writing)
        await connection.commit()
        connection.begin(writing=writing)
        await connection.rollback()
    assert turns == []


async def test_a_transaction_that_could_not_begin_begins_with_the_next_statement(
    connection: OneTurnConnection, tmp_path: Path
) -> None:
    cursor = connection.cursor()
    await cursor.execute("PRAGMA busy_timeout = 0")
    connection.begin(writing=True)
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await cursor.execute("SELECT * FROM spaces")
    await cursor.execute("INSERT INTO spaces VALUES ('a1', 1)")
    assert connection.in_transaction
    await connection.rollback()

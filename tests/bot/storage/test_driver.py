"""The driver for SQLite: what SQLAlchemy is told of a statement, in one turn of the driver's thread."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.driver import OneTurnConnection, Outcome, Statement, connect


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[OneTurnConnection]:
    """A connection to a file with one table."""
    opened = connect(str(tmp_path / "a.db"), isolation_level=None)
    async with opened:
        await opened.cursor().execute("CREATE TABLE spaces (name TEXT UNIQUE, height INTEGER)")
        yield opened


async def test_a_statement_with_its_rows_takes_one_turn(
    connection: OneTurnConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = []

    async def counted(statement: Statement) -> Outcome:
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

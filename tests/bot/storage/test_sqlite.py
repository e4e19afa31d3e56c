"""Statements on SQLite in one trip to the driver's thread each."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine import connect


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[AsyncConnection]:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
    async with engine.begin() as opened:
        await opened.execute(text("CREATE TABLE spaces (name TEXT UNIQUE, height INTEGER)"))
        await opened.execute(
            text("INSERT INTO spaces VALUES (:name, :height)"),
            [{"name": "a1", "height": 1}, {"name": "a2", "height": 2}],
        )
        yield opened
    await engine.dispose()


async def test_a_statement_takes_one_trip(
    connection: AsyncConnection, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "aiosqlite"):
        rows = (await connection.execute(text("SELECT name, height FROM spaces ORDER BY name"))).all()
    assert rows == [("a1", 1), ("a2", 2)]
    assert len([each for each in caplog.messages if each.startswith("executing")]) == 1


async def test_a_result_says_how_many_rows_were_changed(connection: AsyncConnection) -> None:
    changed = await connection.execute(text("UPDATE spaces SET height = 3"))
    assert (changed.rowcount, changed.returns_rows) == (2, False)
    many = await connection.execute(
        text("DELETE FROM spaces WHERE name = :name"), [{"name": "a1"}, {"name": "a2"}, {"name": "a3"}]
    )
    assert many.rowcount == 2


async def test_a_statement_that_returns_what_it_wrote(connection: AsyncConnection) -> None:
    written = await connection.execute(text("INSERT INTO spaces VALUES ('b1', 4) RETURNING height"))
    assert written.scalar_one() == 4


async def test_an_error_is_the_driver_s(connection: AsyncConnection) -> None:
    with pytest.raises(IntegrityError):
        await connection.execute(text("INSERT INTO spaces VALUES ('a1', 4)"))

"""A backup has all data, and is restored as a whole to either kind of database."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId
from bot.storage import BackupError, Store, StoreUnavailableError
from bot.storage.backups import address_of, back_up, put_in_place, take_copy
from bot.storage.engine import connect
from bot.storage.match_tables import matches
from bot.storage.rows import BATCH, batches, kept_tables
from bot.storage.schema import metadata
from bot.storage.times import outages
from tests.bot.company import ANNA, HERE, NOON
from tests.bot.storage.filled import fill

EVERY_COLUMN = {column.name for table in metadata.sorted_tables for column in table.columns}


async def filled(url: str) -> None:
    """Insert a row into every table, and more than one batch into one of them."""
    engine = connect(url)
    async with engine.begin() as connection:
        values = {"guild_id": HERE.guild, "channel_id": HERE.channel, "white_id": 1, "black_id": 2}
        await connection.execute(
            insert(matches).values(setup="full", ping_on="board", ping_at=NOON, **values)
        )
        await fill(connection, EVERY_COLUMN, ANNA.id, HERE, MatchId(1))
        await connection.execute(insert(outages), [{"since": NOON, "until": NOON}] * (BATCH + 1))
    await engine.dispose()


async def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = connect(url)
    async with engine.connect() as connection:
        found = {
            table.name: [tuple(row) async for some in batches(connection, table) for row in some]
            for table in kept_tables()
        }
    await engine.dispose()
    return found


def files_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def next_match(url: str) -> int:
    """The id of the next match."""
    engine = connect(url)
    async with engine.begin() as connection:
        values = {"guild_id": 1, "channel_id": 2, "white_id": 3, "black_id": 4, "setup": "full"}
        new = insert(matches).values(values).returning(matches.c.id)
        number = (await connection.execute(new)).scalar_one()
    await engine.dispose()
    return int(number)


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, of each kind."""
    if request.param == "sqlite":
        return address_of(tmp_path / "other.db")
    found: str = request.getfixturevalue("empty_postgres_url")
    return found


async def test_every_row_comes_back_to_any_kind_of_database(url: str, other_url: str, tmp_path: Path) -> None:
    await Store.open(url)
    await filled(url)
    await next_match(url)  # its id isn't given out again, though its row is gone
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.execute(matches.delete().where(matches.c.id != 1))
    await engine.dispose()
    file, copy = tmp_path / "backup", tmp_path / "copy"

    await back_up(url, file)
    await take_copy(file, copy)
    await put_in_place(copy, other_url)

    kept = await rows(url)
    assert all(kept.values())
    assert len(kept["outages"]) > BATCH
    assert await rows(other_url) == kept
    assert await next_match(other_url) == await next_match(url)
    assert [name for name in files_in(tmp_path) if name.startswith("backup")] == ["backup"]


async def test_a_database_that_is_restored_keeps_nothing_else(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    file, copy = tmp_path / "backup", tmp_path / "copy"
    await back_up(url, file)
    await take_copy(file, copy)
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id])
        await put_in_place(copy, url)
        assert await uow.people.names([ANNA.id])  # readers still see the old rows
    async with store.read() as uow:
        assert not await uow.people.names([ANNA.id])
    await store.close()


KILLED_HALF_WAY = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.features import declare
from bot.storage import backups, rows

declare()

read = rows.batches

async def batches(connection, table):
    async for some in read(connection, table):
        yield some
    if table.name == "events":
        os.kill(os.getpid(), signal.SIGKILL)

rows.batches = batches
asyncio.run(backups.put_in_place(Path(sys.argv[1]), sys.argv[2]))
"""
"""A restoring that is killed when it has written the matches and their events."""


async def test_a_restoring_to_postgres_that_is_killed_leaves_all_as_it_was(
    postgres_url: str, tmp_path: Path
) -> None:
    file, copy = tmp_path / "backup", tmp_path / "copy"
    await filled(postgres_url)
    await back_up(postgres_url, file)
    await take_copy(file, copy)
    await next_match(postgres_url)
    kept = await rows(postgres_url)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED_HALF_WAY, copy, postgres_url),
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )
    assert await process.wait() == -signal.SIGKILL
    assert await rows(postgres_url) == kept
    await put_in_place(copy, postgres_url)
    assert len((await rows(postgres_url))["matches"]) == len(kept["matches"]) - 1


async def test_a_backup_of_postgres_has_one_moment_while_others_write(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(postgres_url)
    kept, read = await rows(postgres_url), batches

    async def slow(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
        if table is not matches:
            await next_match(postgres_url)
        async for some in read(connection, table):
            yield some

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("bot.storage.rows.batches", slow)
        await back_up(postgres_url, tmp_path / "backup")
    assert len((await rows(postgres_url))["matches"]) > len(kept["matches"])
    assert await rows(address_of(tmp_path / "backup")) == kept


async def test_a_backup_of_postgres_is_made_by_the_version_that_runs(
    postgres_url: str, tmp_path: Path
) -> None:
    engine = connect(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
    await engine.dispose()
    with pytest.raises(BackupError, match="another version of the bot"):
        await back_up(postgres_url, tmp_path / "backup")


async def test_a_backup_of_a_newer_version_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    engine = connect(sqlite_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    await back_up(sqlite_url, tmp_path / "backup")
    with pytest.raises(BackupError, match="newer version of the bot"):
        await take_copy(tmp_path / "backup", tmp_path / "copy")


async def test_what_is_no_backup_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    await back_up(sqlite_url, whole)
    files = {
        "missing": None,
        "empty": b"",
        "text": b"dvonn" * 1000,
        "cut short": whole.read_bytes()[: whole.stat().st_size // 2],
    }
    for name, content in files.items():
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(BackupError):
            await take_copy(file, tmp_path / "copy")


async def test_a_database_that_is_not_there_is_not_made_up(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="there is no database"):
        await back_up(address_of(tmp_path / "nothing.db"), tmp_path / "backup")
    with pytest.raises(StoreUnavailableError):
        await back_up("postgresql+asyncpg://nobody@127.0.0.1:1/nothing", tmp_path / "backup")
    assert "nothing.db" not in files_in(tmp_path)


async def test_a_copy_that_fails_says_so(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="can't be copied"):
        await back_up(sqlite_url, tmp_path / "no folder" / "backup")


async def test_rows_are_read_in_the_order_of_their_keys(sqlite_url: str) -> None:
    await filled(sqlite_url)
    kept = (await rows(sqlite_url))["outages"]
    engine = connect(sqlite_url)
    async with engine.connect() as connection:
        listed = await connection.execute(select(outages).order_by(outages.c.id))
        assert kept == [tuple(row) for row in listed]
    await engine.dispose()

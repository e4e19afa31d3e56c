"""All data moves into an empty database unchanged, or nothing does."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import rows as stored_rows
from bot.storage.engine import connect
from bot.storage.rows import MovingError, copy_rows, move_rows
from tests.bot.storage.later import Later
from tests.bot.storage.test_backups import filled, next_match, rows


async def do(url: str, statement: str) -> None:
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def tables(url: str) -> int:
    engine = connect(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(stored_rows._tables)
    await engine.dispose()
    return len(found)


async def test_every_row_goes_to_postgresql_and_back_and_numbers_continue(
    sqlite_url: str, empty_postgres_url: str, empty_sqlite_url: str
) -> None:
    await filled(sqlite_url)
    kept = await rows(sqlite_url)
    moved = await move_rows(sqlite_url, empty_postgres_url)
    assert moved == {table: len(found) for table, found in kept.items()}
    assert await rows(empty_postgres_url) == kept
    await do(empty_postgres_url, "SELECT setval(pg_get_serial_sequence('outages', 'id'), 5000)")
    await move_rows(empty_postgres_url, empty_sqlite_url)
    assert await rows(empty_sqlite_url) == kept
    assert await next_match(empty_sqlite_url) == 2


async def test_a_database_that_is_not_empty_is_refused_and_left_as_it_was(
    sqlite_url: str, postgres_url: str, empty_postgres_url: str
) -> None:
    await filled(sqlite_url)
    await filled(postgres_url)
    kept = await rows(postgres_url)
    with pytest.raises(MovingError, match="already has rows"):
        await move_rows(sqlite_url, postgres_url)
    assert await rows(postgres_url) == kept
    await do(empty_postgres_url, "CREATE TABLE recipes (cake TEXT)")
    with pytest.raises(MovingError, match=r"other tables \(recipes\)"):
        await move_rows(sqlite_url, empty_postgres_url)
    assert await tables(empty_postgres_url) == 1


async def test_another_version_is_refused_on_either_side(
    sqlite_url: str, postgres_url: str, later: Later
) -> None:
    await do(postgres_url, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(MovingError, match="tables of another version"):
        await move_rows(sqlite_url, postgres_url)
    await do(postgres_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(MovingError, match="of a newer version"):
        await move_rows(postgres_url, sqlite_url)
    later.add("9001")
    with pytest.raises(MovingError, match="of an older version"):
        await move_rows(sqlite_url, postgres_url)


@pytest.mark.parametrize("change", ["DELETE FROM outages WHERE id = 7", "UPDATE people SET name = 'Bela'"])
async def test_a_row_that_comes_out_otherwise_undoes_everything(
    sqlite_url: str, postgres_url: str, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    await filled(sqlite_url)

    async def copied_badly(source: AsyncConnection, target: AsyncConnection) -> dict[str, int]:
        moved = await copy_rows(source, target)
        await target.execute(text(change))
        return moved

    monkeypatch.setattr(stored_rows, "copy_rows", copied_badly)
    with pytest.raises(MovingError, match=r"was not copied correctly|that the source lacks"):
        await move_rows(sqlite_url, postgres_url)
    assert not any((await rows(postgres_url)).values())

"""The PostgreSQL database that tests share is as new for each of them."""

import pytest
from sqlalchemy import text

from bot.storage import Store
from bot.storage.engine import connect
from tests.bot.company import ANNA
from tests.bot.storage.test_backups import filled, next_match, rows
from tests.postgres import Lent, Server


async def test_it_has_no_rows_and_counts_from_the_beginning(postgres: Server) -> None:
    lent = Lent(postgres)
    async with lent.lend() as first:
        await filled(first)
        assert await next_match(first) == 2
    async with lent.lend() as url:
        assert url == first
        assert not any((await rows(url)).values())
        assert await next_match(url) == 1


async def test_who_is_still_connected_is_so_no_longer(postgres: Server) -> None:
    lent = Lent(postgres)
    async with lent.lend() as url:
        left = connect(url)
        connection = await left.connect()
        await connection.execute(text("LOCK TABLE people"))
    async with lent.lend() as url:
        store = Store.connected(url)
        async with store.write() as uow:
            await uow.people.remember(ANNA)
        await store.close()
    await connection.invalidate()
    await left.dispose()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE alembic_version SET version_num = '0000'",
        "ALTER TABLE people ADD COLUMN cake TEXT",
        "CREATE INDEX ix_cakes ON people (name)",
    ],
)
async def test_whoever_changes_more_than_rows_is_the_last_to_have_it(postgres: Server, change: str) -> None:
    lent = Lent(postgres)
    async with lent.lend() as first:
        engine = connect(first)
        async with engine.begin() as connection:
            await connection.execute(text(change))
        await engine.dispose()
    async with lent.lend() as url:
        assert url != first
        assert not any((await rows(url)).values())

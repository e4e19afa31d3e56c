"""Migrations lead to the schema that the code knows, and back."""

import asyncio

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from bot.storage import SqlStore
from bot.storage.engine import connect
from bot.storage.migrate import alembic_config, migrate
from bot.storage.schema import metadata
from tests.bot.company import ANNA


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, metadata)


def indexes(connection: Connection) -> set[str | None]:
    found = inspect(connection)
    return {index["name"] for table in found.get_table_names() for index in found.get_indexes(table)}


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_the_migrated_schema_is_the_one_in_the_code(url: str) -> None:
    engine = connect(url)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(indexes) == {
            index.name for table in metadata.tables.values() for index in table.indexes
        }
        assert await connection.run_sync(tables) == {*metadata.tables, "alembic_version"}
    await engine.dispose()


async def test_migrations_can_be_taken_back_and_applied_again(url: str) -> None:
    engine = connect(url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        assert await connection.run_sync(tables) == {"alembic_version"}
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_migrating_again_keeps_what_is_there(url: str) -> None:
    store = await SqlStore.open(url)
    async with store.write() as ledger:
        await ledger.people.remember(ANNA)
    await store.close()
    store = await SqlStore.open(url)
    async with store.read() as ledger:
        assert await ledger.people.names([ANNA.id]) == {ANNA.id: "Anna"}
    await store.close()


async def test_several_processes_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(SqlStore.open(url) for _ in range(4)))
    for store in stores:
        async with store.read() as ledger:
            assert await ledger.people.names([ANNA.id]) == {}
        await store.close()

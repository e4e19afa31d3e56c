"""Migrations lead to the schema that the code defines, and back."""

import asyncio
import re
from collections.abc import Iterator

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, inspect, make_url, text

from bot.storage import Store
from bot.storage.engine import connect
from bot.storage.migrate import MIGRATIONS, alembic_config, known_migrations, migrate
from bot.storage.schema import metadata
from tests.bot.company import ANNA


def schema(connection: Connection) -> set[str]:
    """Describe each column, key, index and option of all tables in a line."""
    found = inspect(connection)
    return {
        line
        for table in found.get_table_names()
        if table != "alembic_version"
        for line in (f"{table}: table", *described(found, table), *options(connection, table))
    }


def described(found: Inspector, table: str) -> Iterator[str]:
    for column in found.get_columns(table):
        null = "NULL" if column["nullable"] else "NOT NULL"
        yield f"{table}.{column['name']}: {column['type']!r} {null} DEFAULT {column['default']}"
    key = found.get_pk_constraint(table)
    yield f"{table}: primary key {key['name']} {key['constrained_columns']}"
    for foreign in found.get_foreign_keys(table):
        target = f"{foreign['referred_table']} {foreign['referred_columns']} {foreign['options']}"
        yield f"{table}: foreign key {foreign['name']} {foreign['constrained_columns']} to {target}"
    for index in found.get_indexes(table):
        unique = "unique index" if index["unique"] else "index"
        rows = {
            str(each) for name, each in index.get("dialect_options", {}).items() if name.endswith("where")
        }
        yield f"{table}: {unique} {index['name']} {index['column_names']} where {rows or 'all'}"
    for constraint in [*found.get_unique_constraints(table), *found.get_check_constraints(table)]:
        yield f"{table}: constraint {constraint}"


def options(connection: Connection, table: str) -> list[str]:
    """Return the options that SQLAlchemy's inspection of SQLite leaves out."""
    if connection.dialect.name != "sqlite":
        return []
    query = text("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = :name")
    created = connection.execute(query, {"name": table}).scalar_one()
    return [f"{table}: {option}" for option in re.findall("AUTOINCREMENT|WITHOUT ROWID", created)]


@pytest.mark.slow
async def test_the_migrated_schema_is_the_one_in_the_code(empty_url: str) -> None:
    engine = connect(empty_url)
    await migrate(engine)
    async with engine.begin() as connection:
        migrated = await connection.run_sync(schema)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        coded = await connection.run_sync(schema)
    await engine.dispose()
    differences = [
        *(f"only in the code:       {line}" for line in coded - migrated),
        *(f"only in the migrations: {line}" for line in migrated - coded),
    ]
    assert not differences, "\n".join(["", *sorted(differences, key=lambda each: each.split(": ", 1)[1])])


@pytest.mark.slow
async def test_migrations_can_be_taken_back_and_applied_again(empty_url: str) -> None:
    engine = connect(empty_url)
    await migrate(engine)
    async with engine.begin() as connection:
        migrated = await connection.run_sync(schema)
        await connection.run_sync(lambda sync: command.downgrade(alembic_config(sync), "base"))
        assert await connection.run_sync(schema) == set()
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(schema) == migrated
    await engine.dispose()


def test_migrations_are_known_by_the_numbers_of_their_files() -> None:
    applied = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert known_migrations() == applied


async def test_migrating_again_keeps_what_is_there(empty_url: str) -> None:
    store = await Store.open(empty_url)
    async with store.write() as uow:
        await uow.people.remember(ANNA)
    await store.close()
    store = await Store.open(empty_url)
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {ANNA.id: "Anna"}
    await store.close()


async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(4)))
    for store in stores:
        async with store.read() as uow:
            assert await uow.people.names([ANNA.id]) == {}
        await store.close()


async def test_a_store_knows_whether_its_database_was_empty_and_where_it_is(empty_url: str) -> None:
    for is_new in (True, False):
        store = await Store.open(empty_url)
        assert store.is_new is is_new
        assert str(make_url(empty_url).database) in store.address
        await store.close()


async def test_the_address_of_a_database_has_no_password() -> None:
    store = Store.connected("postgresql+asyncpg://dvonn:secret@db/matches")
    assert store.address == "postgresql+asyncpg://dvonn:***@db/matches"
    await store.close()

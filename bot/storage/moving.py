"""Moving: all that one database keeps into another one that is empty, compared row by row before it counts."""

from itertools import zip_longest

from sqlalchemy import Connection, Table, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.engine import connect, for_reading
from bot.storage.migrate import migrate, migrations_lacking
from bot.storage.rows import batches, copy_rows, kept_tables, last_numbers
from bot.storage.schema import metadata
from bot.storage.store import failures

OURS = {"alembic_version", *metadata.tables}


class MovingError(Exception):
    """Nothing was moved; the message says why, for the operator."""


async def move_rows(source_url: str, target_url: str) -> dict[str, int]:
    """Put all rows of a database into an empty one, in one transaction; gives the number of rows of each table.

    Others who want to write to the source wait meanwhile. An SQLite file has to be there already, as an empty one.
    Raises `MovingError`, and `StoreUnavailableError` where a database can't be used.
    """
    source, target = connect(source_url, starting=True), connect(target_url, starting=True)
    try:
        with failures():
            await _check_version(source)
            await _make_ready(target)
            async with source.connect() as reading, reading.begin(), target.begin() as writing:
                await _hold(reading)
                await _check_empty(writing)
                copied = await copy_rows(reading, writing)
                await _compare(reading, writing)
        return copied
    finally:
        await source.dispose()
        await target.dispose()


async def _check_version(source: AsyncEngine) -> None:
    async with for_reading(source).connect() as connection:
        lacking = await connection.run_sync(migrations_lacking)
    if lacking is None:
        raise MovingError(
            "DATABASE_URL: the database is of a newer version of the bot. Move it with that one."
        )
    if lacking:
        raise MovingError(
            "DATABASE_URL: the database is of an older version. Start the bot once with it, and stop it."
        )


async def _make_ready(target: AsyncEngine) -> None:
    """Give an empty database its tables. Raises `MovingError` for one that has others."""
    async with for_reading(target).connect() as connection:
        tables = set(await connection.run_sync(_tables))
        lacking = await connection.run_sync(migrations_lacking)
    if tables - OURS:
        raise MovingError(
            f"There are other tables in the database ({min(tables - OURS)}). Name an empty one."
        )
    if tables and lacking != 0:
        raise MovingError("The database has tables of another version of the bot. Name an empty one.")
    await migrate(target)


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def _hold(source: AsyncConnection) -> None:
    """Let nobody write to the source until the transaction ends; on SQLite any statement does that."""
    if source.dialect.name == "postgresql":
        names = ", ".join(table.name for table in kept_tables())
        await source.execute(text(f"LOCK TABLE {names} IN SHARE MODE"))
    else:
        await source.execute(text("SELECT 1"))


async def _check_empty(target: AsyncConnection) -> None:
    for table in kept_tables():
        if (await target.execute(select(table).limit(1))).first() is not None:
            raise MovingError(f"The database keeps something already (in {table.name}). Name an empty one.")


async def _compare(source: AsyncConnection, target: AsyncConnection) -> None:
    """Look at each row once more, in both, and at the numbers that the next rows get. Raises `MovingError`."""
    for table in kept_tables():
        await _compare_rows(source, target, table)
    if await last_numbers(source) != await last_numbers(target):
        raise MovingError("The numbers of new rows would differ. Nothing was moved.")


async def _compare_rows(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    theirs = batches(target, table)
    async for rows in batches(source, table):
        copies = await anext(theirs, None) or ()
        for row, copy in zip_longest(rows, copies):
            if row is None or copy is None or tuple(row) != tuple(copy):
                raise MovingError(f"A row of {table.name} does not come out as it was. Nothing was moved.")
    if await anext(theirs, None):
        raise MovingError(f"There are rows in {table.name} that were not moved. Nothing was moved.")

"""Copy all rows of a database to another, between SQLite and PostgreSQL or within one of them.

The tables of running processes are left out: they are valid only for these processes and their database.
"""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Table,
    case,
    column,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.cluster import OF_PROCESSES
from bot.storage.engine import connect, failures, for_reading
from bot.storage.migrate import migrate, migrations_lacking
from bot.storage.schema import metadata

BATCH = 1000
"""Rows that are read and written at a time."""


def kept_tables() -> list[Table]:
    """Return the tables to copy, referenced tables first."""
    return [table for table in metadata.sorted_tables if table not in OF_PROCESSES]


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> dict[str, int]:
    """Replace all rows of a database with those of another; return the number of rows of each table.

    Both have the newest schema, and each connection is in a transaction: the source's sees one snapshot, and the
    caller commits the target's. Numbers of deleted rows aren't used again.
    """
    await _delete_all(target)
    copied = {}
    for table in kept_tables():
        copied[table.name] = 0
        keys = table.columns.keys()  # some differ from the names, which a row has
        async for rows in batches(source, table):
            await target.execute(insert(table), [dict(zip(keys, row, strict=True)) for row in rows])
            copied[table.name] += len(rows)
    await count_from(target, await last_numbers(source))
    return copied


async def batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """Yield the rows of a table in batches, ordered by primary key."""
    key = tuple_(*table.primary_key.columns)
    query = select(table).order_by(*table.primary_key.columns).limit(BATCH)
    rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
    while rows:
        yield rows
        last = tuple(rows[-1]._mapping[column] for column in table.primary_key.columns)  # noqa: SLF001  its public way
        after = query.where(key > tuple_(*last, types=[column.type for column in table.primary_key.columns]))
        rows = (await connection.execute(after)).all()


async def _delete_all(target: AsyncConnection) -> None:
    """Delete all rows; other writers wait until the transaction ends, readers don't."""
    if target.dialect.name == "postgresql":
        names = ", ".join(table.name for table in kept_tables())
        await target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(kept_tables()):
        await target.execute(delete(table))


# row numbers given out by the database


async def last_numbers(source: AsyncConnection) -> dict[str, int]:
    """Return the last number given out by each table that numbers its rows, even if that row was deleted."""
    return {table.name: await _last_number(source, table) for table in _counted()}


async def count_from(target: AsyncConnection, numbers: Mapping[str, int]) -> None:
    """Set the last numbers given out, so that the next rows get the numbers after them."""
    for table in _counted():
        await _count_from(target, table, numbers[table.name])


def _counted() -> Iterator[Table]:
    return (table for table in kept_tables() if table.autoincrement_column is not None)


async def _last_number(source: AsyncConnection, table: Table) -> int:
    if source.dialect.name == "sqlite":
        named = text("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = :table")
        return int((await source.execute(named, {"table": table.name})).scalar_one())
    # The value of an unused sequence is the number that it gives out first.
    given = case((column("is_called"), column("last_value")), else_=0)
    query = select(given).select_from(text(await _sequence(source, table)))
    return int((await source.execute(query)).scalar_one())


async def _count_from(target: AsyncConnection, table: Table, number: int) -> None:
    if target.dialect.name == "sqlite":
        values = {"table": table.name, "number": number}
        await target.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), values)
        await target.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :number)"), values)
    else:
        sequence = await _sequence(target, table)
        await target.execute(select(func.setval(sequence, max(number, 1), number > 0)))


async def _sequence(connection: AsyncConnection, table: Table) -> str:
    column = table.autoincrement_column
    named = select(func.pg_get_serial_sequence(table.name, column.name if column is not None else ""))
    return str((await connection.execute(named)).scalar_one())


class MovingError(Exception):
    """An error that prevented a move of rows; nothing was moved, and the message tells the operator why."""


async def move_rows(source_url: str, target_url: str) -> dict[str, int]:
    """Copy all rows of a database into an empty one in one transaction; return the number of rows of each table.

    Other writers to the source wait in the meantime. The copy is compared with the source row by row before the
    commit. The SQLite file has to exist already, empty. Raises `MovingError`, and `StoreUnavailableError` if a
    database can't be used.
    """
    source, target = connect(source_url, starting=True), connect(target_url, starting=True)
    try:
        with failures():
            await _check_version(source)
            await _prepare_target(target)
            async with source.connect() as reading, reading.begin(), target.begin() as writing:
                await _block_writers(reading)
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
            "DATABASE_URL: the database is of a newer version of the bot. Move it with that version."
        )
    if lacking:
        raise MovingError(
            "DATABASE_URL: the database is of an older version. Start this version with it once, and stop it."
        )


async def _prepare_target(target: AsyncEngine) -> None:
    """Migrate an empty database. Raises `MovingError` if it has other tables."""
    async with for_reading(target).connect() as connection:
        tables = set(await connection.run_sync(_tables))
        lacking = await connection.run_sync(migrations_lacking)
    others = tables - {"alembic_version", *metadata.tables}
    if others:
        raise MovingError(f"The database has other tables ({min(others)}). Name an empty database.")
    if tables and lacking != 0:
        raise MovingError("The database has tables of another version of the bot. Name an empty database.")
    await migrate(target)


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def _block_writers(source: AsyncConnection) -> None:
    """Block writers to the source until the transaction ends. On SQLite the transaction's BEGIN IMMEDIATE does."""
    if source.dialect.name == "postgresql":
        names = ", ".join(table.name for table in kept_tables())
        await source.execute(text(f"LOCK TABLE {names} IN SHARE MODE"))


async def _check_empty(target: AsyncConnection) -> None:
    for table in kept_tables():
        if (await target.execute(select(table).limit(1))).first() is not None:
            raise MovingError(f"The database already has rows (in {table.name}). Name an empty database.")


async def _compare(source: AsyncConnection, target: AsyncConnection) -> None:
    """Compare all rows of both, and the numbers of their next rows. Raises `MovingError`."""
    for table in kept_tables():
        await _compare_rows(source, target, table)
    if await last_numbers(source) != await last_numbers(target):
        raise MovingError("The numbers of new rows would differ. Nothing was moved.")


async def _compare_rows(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    target_batches = batches(target, table)
    async for rows in batches(source, table):
        copies = await anext(target_batches, None) or ()
        for row, copy in zip_longest(rows, copies):
            if row is None or copy is None or tuple(row) != tuple(copy):
                raise MovingError(f"A row of {table.name} was not copied correctly. Nothing was moved.")
    if await anext(target_batches, None):
        raise MovingError(f"The copy of {table.name} has rows that the source lacks. Nothing was moved.")

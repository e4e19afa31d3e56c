"""All rows of a database, copied to another one, whichever of SQLite and PostgreSQL each of them is.

The agreements of running processes are no part of that: they hold for them and their database alone.
"""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, Table, case, column, delete, func, insert, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.cluster import OF_PROCESSES
from bot.storage.schema import metadata

BATCH = 1000
"""Rows that are read and written at a time."""


def kept_tables() -> list[Table]:
    """The tables that are copied, those first to which others refer."""
    return [table for table in metadata.sorted_tables if table not in OF_PROCESSES]


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> dict[str, int]:
    """Put all rows of one database in the place of those of another; gives the number of rows of each table.

    Both have the newest schema, and each connection is in a transaction: that of the source sees one state of
    everything, and that of the target is the caller's to commit. Numbers that rows have had are not given again.
    """
    await _take_out(target)
    copied = {}
    for table in kept_tables():
        copied[table.name] = 0
        async for rows in batches(source, table):
            await target.execute(insert(table), [dict(row._mapping) for row in rows])  # noqa: SLF001  its public way
            copied[table.name] += len(rows)
    await count_from(target, await last_numbers(source))
    return copied


async def batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """The rows of a table in the order of its primary key, some at a time."""
    key = tuple_(*table.primary_key.columns)
    query = select(table).order_by(*table.primary_key.columns).limit(BATCH)
    rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
    while rows:
        yield rows
        last = tuple(rows[-1]._mapping[column] for column in table.primary_key.columns)  # noqa: SLF001  likewise
        after = query.where(key > tuple_(*last, types=[column.type for column in table.primary_key.columns]))
        rows = (await connection.execute(after)).all()


async def _take_out(target: AsyncConnection) -> None:
    """Delete all rows; others that want to write wait until the transaction ends, and those that read go on."""
    if target.dialect.name == "postgresql":
        names = ", ".join(table.name for table in kept_tables())
        await target.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(kept_tables()):
        await target.execute(delete(table))


# the numbers that a database gives to rows by itself


async def last_numbers(source: AsyncConnection) -> dict[str, int]:
    """For each table that numbers its rows, the last number that it gave, even if that row was deleted since."""
    return {table.name: await _last_number(source, table) for table in _counted()}


async def count_from(target: AsyncConnection, numbers: Mapping[str, int]) -> None:
    """Let the next rows of tables get the numbers after these."""
    for table in _counted():
        await _count_from(target, table, numbers[table.name])


def _counted() -> Iterator[Table]:
    return (table for table in kept_tables() if table.autoincrement_column is not None)


async def _last_number(source: AsyncConnection, table: Table) -> int:
    if source.dialect.name == "sqlite":
        named = text("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = :table")
        return int((await source.execute(named, {"table": table.name})).scalar_one())
    # A sequence that was never asked has the number that it will give first.
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

"""Writing a row whether or not there is one with its key, in one statement, so that two writers can't collide."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row, or give the row with the same primary key its other values."""
    await connection.execute(_upserting(connection.dialect.name, table, tuple(row)), row)


async def insert_new(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row, or leave the row alone that has the same primary key."""
    await connection.execute(_inserting(connection.dialect.name, table).on_conflict_do_nothing(), row)


@cache  # people, servers and clocks are written over and over: to make the statement takes as long as to carry it out
def _upserting(dialect: str, table: Table, columns: tuple[str, ...]) -> Any:  # noqa: ANN401  a dialect's own type
    new = _inserting(dialect, table)
    key = table.primary_key.columns.keys()
    others = {name: new.excluded[name] for name in columns if name not in key}
    return new.on_conflict_do_update(index_elements=key, set_=others)


def _inserting(dialect: str, table: Table) -> Any:  # noqa: ANN401  likewise
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)

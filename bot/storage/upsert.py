"""Writing a row whether or not there is one with its key, in one statement, so that two writers can't collide."""

from collections.abc import Mapping

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row, or give the row with the same primary key its other values."""
    new = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    key = table.primary_key.columns.keys()
    others = {name: new.excluded[name] for name in row if name not in key}
    await connection.execute(new.values(**row).on_conflict_do_update(index_elements=key, set_=others))


async def insert_new(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row, or leave the row alone that has the same primary key."""
    new = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    await connection.execute(new.values(**row).on_conflict_do_nothing())

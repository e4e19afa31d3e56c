"""The condition of a database, found without changing anything in it."""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.backups import file_of
from bot.storage.engine import connect
from bot.storage.errors import StoreUnavailableError
from bot.storage.migrate import migrations_lacking
from bot.storage.store import failures


@dataclass(frozen=True, slots=True)
class Condition:
    """A database as it was found."""

    program: str
    """The database's program and its version."""
    lacking: int | None
    """The number of migrations that it lacks; None where it has some that this version of the bot does not know."""


async def condition_of(url: str) -> Condition | None:
    """The condition of a database; None for a file that is not there yet. Raises `StoreUnavailableError`."""
    file = file_of(url)
    if file is not None and not await asyncio.to_thread(file.exists):
        return None
    engine = connect(url)
    try:
        with failures():
            if file is not None:
                await asyncio.to_thread(_look_through, str(file))
            return await _condition(engine)
    finally:
        await engine.dispose()


async def _condition(engine: AsyncEngine) -> Condition:
    on_sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        version = text("SELECT sqlite_version()" if on_sqlite else "SHOW server_version")
        said = (await connection.execute(version)).scalar_one()
        lacking = await connection.run_sync(migrations_lacking)
    return Condition(f"{'SQLite' if on_sqlite else 'PostgreSQL'} {said}", lacking)


def _look_through(file: str) -> None:
    """Look whether a file is a whole database that can be written to. Raises `StoreUnavailableError`."""
    with contextlib.closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as opened:
        opened.execute("BEGIN IMMEDIATE")
        opened.execute("ROLLBACK")
        faults = [row[0] for row in opened.execute("PRAGMA quick_check(3)")]
    if faults != ["ok"]:
        raise StoreUnavailableError from sqlite3.DatabaseError(f"it is damaged: {'; '.join(faults)}")

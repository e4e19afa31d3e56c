"""Bringing a database to the newest schema at start-up."""

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.errors import NewerStoreError
from bot.storage.migration_files import known_migrations

_LOCK = 0x44564F4E4E
"""The number under which PostgreSQL lets one process at a time migrate."""


async def migrate(engine: AsyncEngine) -> None:
    """Apply the migrations that a database lacks, all in one transaction.

    Raises `NewerStoreError`, with the database's migration and the last one that is known here.
    """
    async with engine.begin() as connection:
        # First of all a statement that lets no other process migrate; on SQLite any statement does that.
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:
            await connection.execute(text("SELECT 1"))
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    lacking = migrations_lacking(connection)
    if lacking is None:
        raise NewerStoreError(_migration_of(connection), known_migrations()[0])
    if lacking:
        from bot.storage.upgrade import upgrade  # noqa: PLC0415  Alembic is slow to import, and rarely needed

        upgrade(connection)


def migrations_lacking(connection: Connection) -> int | None:
    """How many migrations a database lacks; None where it has one that this version of the bot does not know."""
    has, newest_first = _migration_of(connection), known_migrations()
    if has is None:
        return len(newest_first)
    return newest_first.index(has) if has in newest_first else None


def _migration_of(connection: Connection) -> str | None:
    """The last migration that was applied, as Alembic has noted it; None in a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()

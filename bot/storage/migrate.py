"""Bringing a database to the newest schema at start-up."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import NewerStoreError

MIGRATIONS = Path(__file__).with_name("migrations")

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
        await connection.run_sync(_upgrade)


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration for one connection; there is no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrations_lacking(connection: Connection) -> int | None:
    """How many migrations a database lacks; None where it has one that this version of the bot does not know."""
    has, newest_first = _migration_of(connection), _known()
    if has is None:
        return len(newest_first)
    return newest_first.index(has) if has in newest_first else None


def _upgrade(connection: Connection) -> None:
    if migrations_lacking(connection) is None:
        raise NewerStoreError(_migration_of(connection), _known()[0])
    command.upgrade(alembic_config(connection), "head")


def _migration_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _known() -> list[str]:
    return [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]

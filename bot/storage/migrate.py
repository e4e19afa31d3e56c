"""Migrations at start-up.

Alembic is imported only when there is something to migrate: of all imports it is the slowest, and rarely needed.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.cluster import LAPSED
from bot.storage.engine import NewerStoreError, SharedStoreError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")


def known_migrations() -> list[str]:
    """Return the numbers with which the migrations' file names begin, newest first."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)


_LOCK = 0x44564F4E4E
"""The key of the advisory lock on PostgreSQL that lets one process at a time migrate."""


async def migrate(engine: AsyncEngine) -> bool:
    """Apply all missing migrations in one transaction; return whether the database was empty.

    Raises `NewerStoreError` with the database's migration and the last one known here, and `SharedStoreError` if other
    processes use the database and a missing migration would break them.
    """
    async with engine.begin() as connection:
        # The first statement locks out other processes that migrate; on SQLite any statement does.
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:
            await connection.execute(text("SELECT 1"))
        return await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> bool:
    lacking = migrations_lacking(connection)
    if lacking is None:
        raise NewerStoreError(_migration_of(connection), known_migrations()[0])
    was_empty = _migration_of(connection) is None
    if lacking:
        if breaking := _breaking(connection):
            raise SharedStoreError(breaking)
        upgrade(connection)
    return was_empty


def _breaking(connection: Connection) -> str | None:
    """Return the first missing migration that would break running processes of an earlier version, if there is one.

    A migration that leaves the earlier version working says so: `additive = True`.
    """
    if not _is_shared(connection):
        return None
    from alembic.script import ScriptDirectory  # noqa: PLC0415  as below

    scripts = ScriptDirectory.from_config(alembic_config(connection))
    missing = reversed(list(scripts.iterate_revisions("head", _migration_of(connection))))
    return next((each.revision for each in missing if not getattr(each.module, "additive", False)), None)


def _is_shared(connection: Connection) -> bool:
    """Whether a process holds a lease of a shard, and so uses the database."""
    if connection.dialect.name != "postgresql" or not inspect(connection).has_table("leases"):
        return False
    held = text(f"SELECT EXISTS (SELECT FROM leases WHERE holder <> '' AND NOT {LAPSED})")  # noqa: S608  a constant
    return bool(connection.execute(held).scalar_one())


def migrations_lacking(connection: Connection) -> int | None:
    """Count the missing migrations; return None if the database has one that this version of the bot doesn't know."""
    has, newest_first = _migration_of(connection), known_migrations()
    if has is None:
        return len(newest_first)
    return newest_first.index(has) if has in newest_first else None


def _migration_of(connection: Connection) -> str | None:
    """Return the last applied migration as noted by Alembic; None in a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415  slow to import, and rarely needed

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> "Config":
    """Build Alembic's configuration for a connection; there is no alembic.ini."""
    from alembic.config import Config  # noqa: PLC0415  as above

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config

"""Migrated SQLite databases: each process migrates one and copies it."""

import functools
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine, text

from bot.storage.migrate import alembic_config
from tests.bot.storage.compiled import share_compiled_statements

share_compiled_statements()


def prepare(database: Path) -> str:
    """Create a database without rows, unless there is one; return its `DATABASE_URL`."""
    if not database.exists():
        database.write_bytes(_migrated())
    return f"sqlite+aiosqlite:///{database}"


@functools.cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "dvonn.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            command.upgrade(alembic_config(connection), "head")
        with engine.connect() as connection:
            connection.execute(text("PRAGMA journal_mode = WAL"))  # as starting the bot would do to each copy
        engine.dispose()
        return file.read_bytes()

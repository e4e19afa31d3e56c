"""Sharing compiled statements between all engines of a process.

SQLAlchemy caches compiled statements per engine. The bot has one engine, but each test has its own database, and
compiling the statements of a start takes longer than many tests.
"""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.engine.default import DefaultDialect


class AlikeEverywhere(DefaultDialect):
    """A dialect whose instances are equal, so that they share cache keys."""

    supports_statement_cache = True
    _compiled: Any = None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        """Give a new engine the shared cache."""
        super().engine_created(engine)
        if cls._compiled is None:
            cls._compiled = engine._compiled_cache
        engine._compiled_cache = cls._compiled


class AlikeSQLite(AlikeEverywhere, SQLiteDialect_aiosqlite):
    supports_statement_cache = True


class AlikePostgreSQL(AlikeEverywhere, PGDialect_asyncpg):
    """All engines must be for one server."""

    supports_statement_cache = True


def share_compiled_statements() -> None:
    """Make all engines created from now on share their compiled statements, by dialect."""
    registry.register("sqlite.aiosqlite", __name__, AlikeSQLite.__name__)
    registry.register("postgresql.asyncpg", __name__, AlikePostgreSQL.__name__)

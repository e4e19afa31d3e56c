"""Statements are compiled once in a process, whichever database of its kind they go to.

SQLAlchemy keeps what it has compiled for each engine. A bot has one engine for its whole life, but each test has a
database of its own, and to compile the statements of a start takes longer than many a test.
"""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.engine.default import DefaultDialect


class AlikeEverywhere(DefaultDialect):
    """A dialect whose instances are equal, as compiled statements are kept by them."""

    supports_statement_cache = True
    _compiled: Any = None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        """Let a new engine find what others have compiled."""
        super().engine_created(engine)
        if cls._compiled is None:
            cls._compiled = engine._compiled_cache
        engine._compiled_cache = cls._compiled


class AlikeSQLite(AlikeEverywhere, SQLiteDialect_aiosqlite):
    """The dialect of all engines for SQLite."""

    supports_statement_cache = True


class AlikePostgreSQL(AlikeEverywhere, PGDialect_asyncpg):
    """The dialect of all engines for PostgreSQL, which are for one server."""

    supports_statement_cache = True


def share_compiled_statements() -> None:
    """Let every engine of a kind that is made from now on share its compiled statements."""
    registry.register("sqlite.aiosqlite", __name__, AlikeSQLite.__name__)
    registry.register("postgresql.asyncpg", __name__, AlikePostgreSQL.__name__)

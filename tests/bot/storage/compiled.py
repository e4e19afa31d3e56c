"""Statements are compiled once in a process, whichever database they go to.

SQLAlchemy keeps what it has compiled for each engine. A bot has one engine for its whole life, but each test has a
database of its own, and to compile the statements of a start takes longer than many a test.
"""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite


class AlikeEverywhere(SQLiteDialect_aiosqlite):
    """The dialect of all engines for SQLite: its instances are equal, as compiled statements are kept by them."""

    supports_statement_cache = True
    _compiled: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AlikeEverywhere)

    def __hash__(self) -> int:
        return hash(AlikeEverywhere)

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        """Let a new engine find what others have compiled."""
        super().engine_created(engine)
        if cls._compiled is None:
            cls._compiled = engine._compiled_cache
        engine._compiled_cache = cls._compiled


def share_compiled_statements() -> None:
    """Let every engine for SQLite that is made from now on share its compiled statements."""
    registry.register("sqlite.aiosqlite", __name__, AlikeEverywhere.__name__)

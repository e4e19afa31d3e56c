"""The tables, as the newest migration leaves them.

The events are the truth of a match; `matches` keeps beside them only who plays where, what Discord shows, and what
indexes need so that nothing looks through finished matches: when it ended, and whether its end has been shown
(`settled`).
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
    false,
    text,
)
from sqlalchemy.engine import Dialect

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of indexes and keys, so that migrations can speak of them on every database."""


class Utc(TypeDecorator[datetime]):
    """A time in UTC. SQLite keeps no time zones: there the value is stored without one and given back with it."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Towards the database. Raises `ValueError` for a time without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  SQLAlchemy's signature
        """From the database."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def _key() -> Any:  # noqa: ANN401  a variant's type has no public name
    """A row's number; SQLite counts up by itself only where the type is spelled INTEGER."""
    return BigInteger().with_variant(Integer, "sqlite")


metadata = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("white_id", BigInteger, nullable=False),
    Column("black_id", BigInteger, nullable=False),
    Column("setup", String(10), nullable=False),
    Column("finished_at", Utc),
    Column("shown_number", Integer, nullable=False, server_default="0"),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Column("board_channel_id", BigInteger),
    Column("board_message_id", BigInteger),
    sqlite_autoincrement=True,
)

RUNNING = text("finished_at IS NULL")
UNSETTLED = text("NOT settled")

Index("ix_matches_running_white", matches.c.white_id, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("ix_matches_running_black", matches.c.black_id, sqlite_where=RUNNING, postgresql_where=RUNNING)
Index("ix_matches_channel_finished", matches.c.channel_id, matches.c.finished_at)
Index("ix_matches_unsettled", matches.c.id, sqlite_where=UNSETTLED, postgresql_where=UNSETTLED)

events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("text", String(200), nullable=False),
    Column("actor_id", BigInteger),
    Column("at", Utc, nullable=False),
    sqlite_with_rowid=False,
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("challenger_id", BigInteger, nullable=False),
    Column("opponent_id", BigInteger),
    Column("colour", String(10), nullable=False),
    Column("setup", String(10), nullable=False),
    Column("state", String(10), nullable=False),
    Column("created_at", Utc, nullable=False),
    Column("answered_at", Utc),
    Column("match_id", ForeignKey("matches.id")),
    Column("shown_state", String(10), nullable=False, server_default=""),
    Column("notice_channel_id", BigInteger),
    Column("notice_message_id", BigInteger),
    sqlite_autoincrement=True,
)

UNTOLD = text("shown_state <> state")

Index("ix_challenges_behind", challenges.c.id, sqlite_where=UNTOLD, postgresql_where=UNTOLD)

superseded_boards = Table(
    "superseded_boards",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
)

synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)

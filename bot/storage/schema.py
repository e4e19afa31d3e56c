"""The tables, as the newest migration leaves them.

The events are the truth of a match; `matches` keeps beside them only who plays where and how, the clock, what Discord
shows, and what indexes need so that nothing looks through finished matches: when it ended, whether its end has been
shown (`settled`), whom it waits for, and when something is due in it.
"""

from datetime import UTC, datetime, timedelta
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
    Text,
    TextClause,
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


class Moment(TypeDecorator[datetime]):
    """A time in UTC as whole seconds since 1970, so that every database can add to it alike."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002  SQLAlchemy's signature
        """Towards the database."""
        return None if value is None else int(value.timestamp())

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  likewise
        """From the database."""
        return None if value is None else datetime.fromtimestamp(value, UTC)


class Seconds(TypeDecorator[timedelta]):
    """A length of time in whole seconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:  # noqa: ARG002  likewise
        """Towards the database."""
        return None if value is None else int(value.total_seconds())

    def process_result_value(self, value: int | None, dialect: Dialect) -> timedelta | None:  # noqa: ARG002  likewise
        """From the database."""
        return None if value is None else timedelta(seconds=value)


def _key() -> Any:  # noqa: ANN401  a variant's type has no public name
    """A row's number; SQLite counts up by itself only where the type is spelled INTEGER."""
    return BigInteger().with_variant(Integer, "sqlite")


def _partial_index(name: str, *columns: Column[Any], where: TextClause) -> None:
    """An index of the rows alone for which a condition holds."""
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


metadata = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("language", String(10)),
)

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("call_when", String(10), nullable=False),
    Column("call_by", String(10), nullable=False),
    Column("quiet_start", Integer),
    Column("quiet_end", Integer),
    Column("quiet_zone", String(64)),
    Column("theme", String(20), nullable=False),
    Column("rotated", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("since", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

LASTING = text("NOT over")

_partial_index("ix_absences_lasting", absences.c.until, where=LASTING)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", Text, nullable=False, server_default=""),
    Column("threads", Boolean, nullable=False, server_default=false()),
    Column("pace", Integer, nullable=False, server_default="3"),
    Column("language", String(10)),
    Column("keep_boards", Integer),
    Column("challenges_last", Seconds, nullable=False, server_default="259200"),
    Column("removed_at", Utc),
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
    Column("redraw", Boolean, nullable=False, server_default=false()),
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("in_thread", Boolean, nullable=False, server_default=false()),
    Column("parent_id", BigInteger),
    Column("mover_id", BigInteger),
    Column("due_at", Moment),
    Column("left_s", Seconds),
    Column("reminded", Boolean, nullable=False, server_default=false()),
    Column("remind_at", Moment),
    Column("call_on", String(10)),
    Column("call_at", Utc),
    Column("halted_at", Moment),
    sqlite_autoincrement=True,
)

RUNNING = text("finished_at IS NULL")
UNSETTLED = text("NOT settled")
KEPT = text("settled AND board_message_id IS NOT NULL")

Index("ix_matches_channel_finished", matches.c.channel_id, matches.c.finished_at)
Index("ix_matches_guild_finished", matches.c.guild_id, matches.c.finished_at)
_partial_index("ix_matches_kept", matches.c.guild_id, matches.c.finished_at, where=KEPT)
_partial_index("ix_matches_unsettled", matches.c.id, where=UNSETTLED)
for _name in ("white", "black", "mover"):
    _partial_index(f"ix_matches_running_{_name}", matches.c[f"{_name}_id"], where=RUNNING)
for _name in ("parent_id", "due_at", "remind_at", "call_at", "halted_at"):
    _partial_index(f"ix_matches_{_name}", matches.c[_name], where=text(f"{_name} IS NOT NULL"))

events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
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
    Column("pace", Integer, nullable=False, server_default="0"),
    Column("opening", Text),
    Column("expires_at", Moment, nullable=False, server_default="0"),
    Column("rematch_of", BigInteger),
    Column("reason", String(200), nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

OPEN = text("state = 'open'")

for _name in ("challenger_id", "opponent_id", "expires_at", "rematch_of"):
    _partial_index(f"ix_challenges_open_{_name}", challenges.c[_name], where=OPEN)
Index("ix_challenges_guild_id", challenges.c.guild_id)
Index("ix_challenges_match_id", challenges.c.match_id)

UNTOLD = text("shown_state <> state")

_partial_index("ix_challenges_behind", challenges.c.id, where=UNTOLD)

superseded_boards = Table(
    "superseded_boards",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("kept", Integer),
)

plans = Table(
    "plans",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("spaces", Text, nullable=False),
    Column("replies", Text, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    sqlite_autoincrement=True,
)

imports = Table(
    "imports",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created_at", Moment, nullable=False, index=True),
    sqlite_autoincrement=True,
)

watchers = Table(
    "watchers",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("occasion", String(10), nullable=False),
    Column("means", String(10), nullable=False),
    Column("told", Integer, nullable=False),
    Column("lost", Boolean, nullable=False, server_default=false()),
    Column("put_off_until", Moment),
)

_partial_index("ix_watchers_put_off_until", watchers.c.put_off_until, where=text("put_off_until IS NOT NULL"))

follows = Table(
    "follows",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("player_id", BigInteger),
    Column("results_only", Boolean, nullable=False, server_default=false()),
    Column("manager_id", BigInteger),
    Column("since", Utc, nullable=False),
)

spectacles = Table(
    "spectacles",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), primary_key=True, index=True),
    Column("message_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
)

LIVE = text("(NOT over OR number = 0)")

_partial_index("ix_spectacles_live", spectacles.c.channel_id, where=LIVE)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", _key(), primary_key=True),
    Column("since", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    sqlite_autoincrement=True,
)

synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)

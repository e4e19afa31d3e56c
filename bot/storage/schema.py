"""Building blocks of tables and repositories: metadata, column types and names, transactions, upserts.

Each table is defined beside its repository. Some column names mean the same everywhere: a row with a `user_id` is
deleted when that user is forgotten, and rows about a match (`match_id`) or a server (`guild_id`) are deleted with the
data of the server.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    DateTime,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    TextClause,
    TypeDecorator,
    Update,
    bindparam,
    func,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, Match, Message, MessageId, Pace, Ping, PingOn
from bot.domain.clock import Outage
from bot.domain.cluster import SHARD_BITS, ShardSet
from bot.domain.glicko import Strength

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Naming convention for indexes and keys, so that migrations can refer to them on every database."""

CHANNEL = "dvonn"
"""The channel of PostgreSQL's notifications between processes."""


class Utc(TypeDecorator[datetime]):
    """A time in UTC. SQLite has no time zones: the value is stored without one and read as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert a time to UTC. Raises `ValueError` for a time without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  SQLAlchemy's signature
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC as whole seconds since 1970, to which every database can add seconds in the same way."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002  SQLAlchemy's signature
        return None if value is None else int(value.timestamp())

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  as above
        return None if value is None else datetime.fromtimestamp(value, UTC)


class Seconds(TypeDecorator[timedelta]):
    """A duration in whole seconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:  # noqa: ARG002  as above
        return None if value is None else int(value.total_seconds())

    def process_result_value(self, value: int | None, dialect: Dialect) -> timedelta | None:  # noqa: ARG002  as above
        return None if value is None else timedelta(seconds=value)


class PaceCode(TypeDecorator[Pace]):
    """A pace, stored as its text."""

    impl = String(80)
    cache_ok = True

    def process_bind_param(self, value: Pace | None, dialect: Dialect) -> str | None:  # noqa: ARG002  as above
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Pace | None:  # noqa: ARG002  as above
        return None if value is None else _pace(value)


_pace = lru_cache(256)(Pace.parse)  # every row of a match's events has its pace


def key() -> Any:  # noqa: ANN401  a variant's type has no public name
    """Return the type of a row's number; SQLite auto-increments only columns of type INTEGER."""
    return BigInteger().with_variant(Integer, "sqlite")


def partial_index(name: str, *columns: Column[Any], where: TextClause) -> None:
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


metadata = MetaData(naming_convention=NAMES)


def tables_with(column: str) -> list[Table]:
    """Return the tables with a column of that name, referencing tables first."""
    return [table for table in reversed(metadata.sorted_tables) if column in table.columns]


@dataclass(eq=False)
class Transaction:
    """The transaction that repositories share."""

    connection: AsyncConnection
    writing: bool
    shard_set: ShardSet | None = None
    """The shards of this process; None for a single process."""
    outages: Sequence[Outage] = ()
    """The outages that are not settled in the stored clocks yet."""
    set_back: timedelta = timedelta()
    """By how much the machine's clock was set back, if the stored clocks still follow the former time."""
    charges: bool = False
    """Whether the transaction has stopped or started the clock of a match."""
    moments: list[datetime] = field(default_factory=list)
    """The due moments noted in this transaction."""
    changed: list[Match] = field(default_factory=list)
    """The matches with new events in this transaction."""

    def falls_due(self, *moments: datetime | None) -> None:
        """Note moments at which something falls due."""
        self.moments += [moment for moment in moments if moment is not None]

    async def hold(self, *ids: int) -> None:
        """Lock Discord ids until the transaction ends, against other transactions that hold them.

        Locks in order of id, so that two transactions can't deadlock.
        https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
        """
        if self.locks:
            for each in sorted(set(ids)):
                await self.connection.execute(select(func.pg_advisory_xact_lock(each)))

    @property
    def locks(self) -> bool:
        """Whether the transaction locks what it reads. SQLite has one writer at a time and needs no locks."""
        return self.writing and self.connection.dialect.name != "sqlite"


class Repository:
    """Queries about one kind of thing, on the connection of a transaction."""

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
        self._falls_due = transaction.falls_due
        self._changed = transaction.changed
        self._hold = transaction.hold
        self._shard_set = transaction.shard_set

    async def _tell(self, news: object) -> None:
        """Notify all processes on commit; do nothing for a single process."""
        if self._shard_set is not None and self._connection.dialect.name == "postgresql":
            values = {"channel": CHANNEL, "payload": str(news)}
            await self._connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)

    def _own(self, guild: ColumnElement[int]) -> tuple[ColumnElement[bool], ...]:
        """Build the conditions that select servers of this process; empty for a single process."""
        return held_by(self._shard_set, guild)


def held_by(shard_set: ShardSet | None, guild: ColumnElement[int]) -> tuple[ColumnElement[bool], ...]:
    """Build the conditions that select servers of a shard set; empty for None."""
    if shard_set is None:
        return ()
    shard = guild.bitwise_rshift(literal(SHARD_BITS, Integer)) % literal(shard_set.count, BigInteger)
    return (shard.in_(shard_set.shards),)


# a pending ping, stored as two columns: how and when to ping


def ping_columns(ping: Ping) -> dict[str, object]:
    nobody = ping.on is PingOn.NOBODY
    return {"ping_on": None if nobody else ping.on, "ping_at": None if nobody else ping.at}


def ping_in(row: Row[*tuple[Any, ...]]) -> Ping | None:
    return None if row.ping_on is None else Ping(PingOn(row.ping_on), row.ping_at)


# a strength, stored as three columns, whose names may begin with a prefix


def strength_columns(strength: Strength, prefix: str = "") -> dict[str, object]:
    return {f"{prefix}{name}": value for name, value in strength._asdict().items()}


def strength_in(row: Row[*tuple[Any, ...]], prefix: str = "") -> Strength:
    return Strength(*(getattr(row, f"{prefix}{name}") for name in Strength._fields))


def message_at(channel: int, message: int) -> Message:
    return Message(ChannelId(channel), MessageId(message))


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row or update the one with its primary key in one statement: concurrent writers can't collide."""
    await connection.execute(_upserting(connection.dialect.name, table, tuple(row)), row)


async def insert_new(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> bool:
    """Insert a row unless there is one with its primary key; return whether it was inserted."""
    inserting_new = inserting(connection.dialect.name, table).on_conflict_do_nothing()
    return (await connection.execute(inserting_new, row)).rowcount > 0


async def update_each(
    connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, object]]
) -> None:
    """Update many rows, each found by its primary key, with one statement; all have the same columns."""
    if rows:
        changed = [{f"new_{name}": value for name, value in row.items()} for row in rows]
        await connection.execute(_updating(table, tuple(rows[0])), changed)


@cache
def _updating(table: Table, columns: tuple[str, ...]) -> Update:
    key = table.primary_key.columns.keys()
    found = [column == bindparam(f"new_{column.name}") for column in table.primary_key.columns]
    others: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns if name not in key}
    return update(table).where(*found).values(others)


@cache  # building the statement takes as long as executing it
def _upserting(dialect: str, table: Table, columns: tuple[str, ...]) -> Any:  # noqa: ANN401  a dialect's own type
    new = inserting(dialect, table)
    key = table.primary_key.columns.keys()
    others = {name: new.excluded[name] for name in columns if name not in key}
    return new.on_conflict_do_update(index_elements=key, set_=others)


def inserting(dialect: str, table: Table) -> Any:  # noqa: ANN401  as above
    """Return an insert of the dialect, which knows what to do on a conflict."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)

"""The parts of all tables and books: metadata, the types and names of columns, a transaction's connection.

Each table stands beside the book that keeps it. Some names of columns mean the same everywhere: a row with a
`user_id` goes when that person wants to be forgotten, and a row about a match (`match_id`) or a server (`guild_id`)
goes with the data of that server.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
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
    Table,
    TextClause,
    TypeDecorator,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import Ping, PingOn
from bot.domain.cluster import SHARD_BITS, ShardSet

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of indexes and keys, so that migrations can speak of them on every database."""

CHANNEL = "dvonn"
"""The channel on which PostgreSQL carries what processes tell each other."""


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


def key() -> Any:  # noqa: ANN401  a variant's type has no public name
    """A row's number; SQLite counts up by itself only where the type is spelled INTEGER."""
    return BigInteger().with_variant(Integer, "sqlite")


def partial_index(name: str, *columns: Column[Any], where: TextClause) -> None:
    """An index of the rows alone for which a condition holds."""
    Index(name, *columns, sqlite_where=where, postgresql_where=where)


metadata = MetaData(naming_convention=NAMES)


def tables_with(column: str) -> list[Table]:
    """The tables that have such a column, those first that refer to others."""
    return [table for table in reversed(metadata.sorted_tables) if column in table.columns]


@dataclass(eq=False)
class Transaction:
    """The transaction that books belong to."""

    connection: AsyncConnection
    writing: bool
    shard_set: ShardSet | None = None
    """The share of this process, where there are several."""
    moments: list[datetime] = field(default_factory=list)
    """The moments of things to come that were noted in it."""

    def falls_due(self, *moments: datetime | None) -> None:
        """Note that something is to happen then."""
        self.moments += [moment for moment in moments if moment is not None]

    async def hold(self, *ids: int) -> None:
        """Let other transactions that hold one of these ids of Discord's wait until this one ends.

        It does so in one order, so that two who hold several don't wait for each other.
        https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
        """
        if self.locks:
            for each in sorted(set(ids)):
                await self.connection.execute(select(func.pg_advisory_xact_lock(each)))

    @property
    def locks(self) -> bool:
        """Whether it locks what it reads: SQLite has one writer at a time, so nothing needs to be locked there."""
        return self.writing and self.connection.dialect.name != "sqlite"


class Repository:
    """A book of one transaction. Its methods are described once, by the book of `bot.domain` that it implements."""

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
        self._falls_due = transaction.falls_due
        self._hold = transaction.hold
        self._shard_set = transaction.shard_set

    async def _tell(self, news: object) -> None:
        """Tell all processes something at the end of the transaction, if there are several: on PostgreSQL."""
        if self._shard_set is not None and self._connection.dialect.name == "postgresql":
            words = {"channel": CHANNEL, "words": str(news)}
            await self._connection.execute(text("SELECT pg_notify(:channel, :words)"), words)

    def _own(self, guild: ColumnElement[int]) -> tuple[ColumnElement[bool], ...]:
        """The condition under which the thing of a server is this process's to see to; none for a single process."""
        return held_by(self._shard_set, guild)


def held_by(shard_set: ShardSet | None, guild: ColumnElement[int]) -> tuple[ColumnElement[bool], ...]:
    """The condition under which a server belongs to a share; none where there is no share."""
    if shard_set is None:
        return ()
    shard = guild.bitwise_rshift(literal(SHARD_BITS, Integer)) % literal(shard_set.count, BigInteger)
    return (shard.in_(shard_set.shards),)


# a ping that is still to be made, as two columns: in what way, and from when on


def ping_columns(ping: Ping) -> dict[str, object]:
    """A ping as the columns of the match or the challenge that it belongs to."""
    nobody = ping.on is PingOn.NOBODY
    return {"call_on": None if nobody else ping.on, "call_at": None if nobody else ping.at}


def ping_in(row: Row[*tuple[Any, ...]]) -> Ping | None:
    """The ping in these columns."""
    return None if row.call_on is None else Ping(PingOn(row.call_on), row.call_at)

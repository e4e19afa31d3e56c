"""The times at which things fall due, and those at which the bot was running.

Each module registers when its things fall due; one statement queries all of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from sqlalchemy import Column, ColumnElement, Integer, Select, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import MatchId
from bot.domain.clock import Outage
from bot.domain.cluster import ShardSet
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, Utc, held_by, key, metadata, upsert

AT_ONCE = datetime.fromtimestamp(0, UTC)
"""The moment of things that have none: they are due as soon as they are stored."""

Condition = Any
"""A boolean SQL expression."""


@dataclass(frozen=True, slots=True)
class _Earliest:
    due: str
    moment: Select[Any]
    """A query for at most one moment."""
    guild: ColumnElement[int] | None
    """The server to which the task belongs; None if any process may run it."""
    later: timedelta
    """How long after the moment the task is due."""


_REGISTERED: list[_Earliest] = []


def falls_due(
    due: str,
    moment: ColumnElement[Any],
    *conditions: Condition,
    later: timedelta = timedelta(),
    guild: ColumnElement[int] | None = None,
) -> None:
    """Register when something is due: `later` after the earliest value of the column `moment`, which begins an index.

    A task of a server (`guild`) is run by the process that holds the server's shard.
    """
    # Not min(), for which SQLite scans all rows if there are conditions.
    query = select(moment).where(moment.is_not(None), *conditions).order_by(moment).limit(1)
    falls_due_by(due, query, later=later, guild=guild)


def falls_due_by(
    due: str,
    moment: Select[Any],
    *,
    later: timedelta = timedelta(),
    guild: ColumnElement[int] | None = None,
) -> None:
    """Register when something is due, by a query for the moment."""
    _REGISTERED.append(_Earliest(due, moment, guild, later))


async def next_due(connection: AsyncConnection, shard_set: ShardSet | None) -> Mapping[str, datetime]:
    """Return when the next thing of each kind is due for a process; kinds without one are left out."""
    row = (await connection.execute(_all_moments(shard_set))).one()
    found: dict[str, datetime] = {}
    for each, moment in zip(_REGISTERED, row, strict=True):
        if moment is not None:
            found[each.due] = min(moment + each.later, found.get(each.due, moment + each.later))
    return found


# Cached, as it has a dozen parts and runs after each commit; a process's shards seldom change.
@lru_cache(maxsize=4)
def _all_moments(shard_set: ShardSet | None) -> Select[Any]:
    moments = (
        each.moment if each.guild is None else each.moment.where(*held_by(shard_set, each.guild))
        for each in _REGISTERED
    )
    return select(*(moment.scalar_subquery().label(f"moment_{n}") for n, moment in enumerate(moments)))


async def matches_due(
    connection: AsyncConnection, moment: ColumnElement[Any], at: datetime, *conditions: ColumnElement[bool]
) -> list[MatchId]:
    """Return the matches whose time in the column `moment` has come and that fulfil the conditions, earliest first."""
    # Ordered like the index: for another order, SQLite would scan all matches rather than sort a few.
    query = select(matches.c.id).where(moment <= at, *conditions).order_by(moment)
    return [MatchId(number) for number in (await connection.execute(query)).scalars()]


heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", key(), primary_key=True),
    Column("since", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    sqlite_autoincrement=True,
)

THE_ONLY, RESTORED = 1, 2
"""Rows of `heartbeat`: when the bot was last running, and when a backup was restored."""

OF_SHARDS = 1000
"""The row of Discord's shard 0, if several processes share the shards; the rows of the other shards follow it."""

WRITE_NOTHING_NEW = update(heartbeat).where(heartbeat.c.id == THE_ONLY).values(at=heartbeat.c.at)
"""Rewrites the last beat unchanged, to see whether the database lets this user write."""


class TimeRepository(Repository):
    async def last_beats_of(self, shard_set: ShardSet) -> Mapping[datetime, ShardSet]:
        """Return when a process last ran for each part of a shard set, and lock these rows.

        The keys are the moments, the values the shards that each applies to.
        """
        shards = [OF_SHARDS + shard for shard in shard_set.shards]
        query = select(heartbeat).where(heartbeat.c.id.in_([THE_ONLY, *shards])).order_by(heartbeat.c.id)
        rows = await self._connection.execute(query.with_for_update())
        known = {row.id: row.at for row in rows}
        found: dict[datetime, set[int]] = {}
        for shard in shard_set.shards:
            if at := known.get(OF_SHARDS + shard, known.get(THE_ONLY)):
                found.setdefault(at, set()).add(shard)
        return {at: ShardSet(shard_set.count, frozenset(shards)) for at, shards in found.items()}

    async def last_beat(self) -> datetime | None:
        """Return when the bot was last known to run."""
        query = select(heartbeat.c.at).where(heartbeat.c.id == THE_ONLY)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def beat(self, at: datetime) -> None:
        """Record that the bot is running; with several processes, also that this one is running for its shards."""
        await upsert(self._connection, heartbeat, {"id": THE_ONLY, "at": at})
        if self._shard_set is not None and self._shard_set.shards:
            await self.beat_for(self._shard_set, at)

    async def write_nothing_new(self) -> None:
        await self._connection.execute(WRITE_NOTHING_NEW)

    async def beat_for(self, shard_set: ShardSet, at: datetime) -> None:
        """Record that a process is running for a shard set."""
        new = postgresql.insert(heartbeat).values(
            [{"id": OF_SHARDS + shard, "at": at} for shard in sorted(shard_set.shards)]
        )
        later = new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded.at})
        await self._connection.execute(later)

    async def forget_shards(self) -> None:
        """Delete the beats of shards: a single process is responsible for all from now on."""
        await self._connection.execute(delete(heartbeat).where(heartbeat.c.id >= OF_SHARDS))

    async def note_restored(self, at: datetime) -> None:
        await upsert(self._connection, heartbeat, {"id": RESTORED, "at": at})

    async def restored_at(self) -> datetime | None:
        """Return when a backup was last restored."""
        query = select(heartbeat.c.at).where(heartbeat.c.id == RESTORED)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def due(self) -> Mapping[str, datetime]:
        """Return when the next thing of each kind is due, in one statement; kinds without one are left out."""
        return await next_due(self._connection, self._shard_set)

    async def outage(self, outage: Outage) -> None:
        """Record that nobody could play."""
        await self._connection.execute(insert(outages).values(since=outage.since, until=outage.until))

    async def outages(self) -> Sequence[Outage]:
        """Return all outages, earliest first."""
        rows = await self._connection.execute(select(outages).order_by(outages.c.since))
        return [Outage(row.since, row.until) for row in rows]

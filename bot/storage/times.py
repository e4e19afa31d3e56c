"""The times in which the bot was there."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Column, Integer, Table, delete, insert, select
from sqlalchemy.dialects import postgresql

from bot.domain.cluster import ShardSet
from bot.storage.due import next_due
from bot.storage.schema import Repository, Utc, key, metadata
from bot.storage.upsert import upsert

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
"""The rows of `heartbeat`: the last moment at which the bot was there, and that at which a backup was restored."""

OF_SHARDS = 1000
"""The row of the first of Discord's shards, where several processes divide them among them."""


class TimeRepository(Repository):
    """The times in which the bot was there."""

    async def last_beats_of(self, shard_set: ShardSet) -> Mapping[datetime, ShardSet]:
        """When a process was last there for each part of a share: the moments, each with the part that it holds for.

        They are locked until this transaction ends.
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
        """The last moment at which the bot is known to have been there; locked until this transaction ends."""
        query = select(heartbeat.c.at).where(heartbeat.c.id == THE_ONLY).with_for_update()
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def beat(self, at: datetime) -> None:
        """Note that the bot is there: where there are several processes, for the share of this one."""
        await upsert(self._connection, heartbeat, {"id": THE_ONLY, "at": at})
        if self._shard_set is not None and self._shard_set.shards:
            await self.beat_for(self._shard_set, at)

    async def beat_for(self, shard_set: ShardSet, at: datetime) -> None:
        """Note that a process is there for a share."""
        new = postgresql.insert(heartbeat).values(
            [{"id": OF_SHARDS + shard, "at": at} for shard in sorted(shard_set.shards)]
        )
        later = new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded.at})
        await self._connection.execute(later)

    async def forget_shards(self) -> None:
        """Forget what several processes have noted of their shares: one is there for all from now on."""
        await self._connection.execute(delete(heartbeat).where(heartbeat.c.id >= OF_SHARDS))

    async def note_restored(self, at: datetime) -> None:
        """Note that a backup was put in the place of all that was kept."""
        await upsert(self._connection, heartbeat, {"id": RESTORED, "at": at})

    async def restored_at(self) -> datetime | None:
        """The last moment at which a backup was put in the place of all that was kept, if one was."""
        query = select(heartbeat.c.at).where(heartbeat.c.id == RESTORED)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def due(self) -> Mapping[str, datetime]:
        """The moment at which the next thing of each kind is due, in one statement; kinds without one are left out."""
        return await next_due(self._connection, self._shard_set)

    async def outage(self, since: datetime, until: datetime) -> None:
        """Note that the bot was away."""
        await self._connection.execute(insert(outages).values(since=since, until=until))

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """The times in which the bot was away, each with its beginning and end, the earliest first."""
        rows = await self._connection.execute(select(outages).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]

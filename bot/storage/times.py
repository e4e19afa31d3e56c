"""The times in which the bot was there."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Column, Integer, Table, delete, insert, select
from sqlalchemy.dialects import postgresql
from typing_extensions import override

from bot.matches import Due
from bot.matches.books.matches import TimeBook
from bot.matches.share import Share
from bot.storage.due import next_due
from bot.storage.schema import SqlBook, Utc, key, metadata
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


class SqlTimeBook(SqlBook, TimeBook):
    """`TimeBook` on SQL."""

    @override
    async def last_beats_of(self, share: Share) -> Mapping[datetime, Share]:
        shards = [OF_SHARDS + shard for shard in share.shards]
        query = select(heartbeat).where(heartbeat.c.id.in_([THE_ONLY, *shards])).order_by(heartbeat.c.id)
        rows = await self._connection.execute(query.with_for_update())
        known = {row.id: row.at for row in rows}
        found: dict[datetime, set[int]] = {}
        for shard in share.shards:
            if at := known.get(OF_SHARDS + shard, known.get(THE_ONLY)):
                found.setdefault(at, set()).add(shard)
        return {at: Share(share.count, frozenset(shards)) for at, shards in found.items()}

    @override
    async def last_beat(self) -> datetime | None:
        query = select(heartbeat.c.at).where(heartbeat.c.id == THE_ONLY).with_for_update()
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def beat(self, at: datetime) -> None:
        await upsert(self._connection, heartbeat, {"id": THE_ONLY, "at": at})
        if self._share is not None and self._share.shards:
            await self.beat_for(self._share, at)

    @override
    async def beat_for(self, share: Share, at: datetime) -> None:
        new = postgresql.insert(heartbeat).values(
            [{"id": OF_SHARDS + shard, "at": at} for shard in sorted(share.shards)]
        )
        later = new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded.at})
        await self._connection.execute(later)

    @override
    async def forget_shards(self) -> None:
        await self._connection.execute(delete(heartbeat).where(heartbeat.c.id >= OF_SHARDS))

    @override
    async def note_restored(self, at: datetime) -> None:
        await upsert(self._connection, heartbeat, {"id": RESTORED, "at": at})

    @override
    async def restored_at(self) -> datetime | None:
        query = select(heartbeat.c.at).where(heartbeat.c.id == RESTORED)
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def due(self) -> Mapping[Due, datetime]:
        return await next_due(self._connection, self._share)

    @override
    async def outage(self, since: datetime, until: datetime) -> None:
        await self._connection.execute(insert(outages).values(since=since, until=until))

    @override
    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        rows = await self._connection.execute(select(outages).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]

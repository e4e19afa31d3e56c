"""The times in which the bot was there."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Column, Integer, Table, insert, select
from typing_extensions import override

from bot.matches import Due
from bot.matches.books.matches import TimeBook
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


class SqlTimeBook(SqlBook, TimeBook):
    """`TimeBook` on SQL."""

    @override
    async def last_beat(self) -> datetime | None:
        query = select(heartbeat.c.at).where(heartbeat.c.id == THE_ONLY).with_for_update()
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def beat(self, at: datetime) -> None:
        await upsert(self._connection, heartbeat, {"id": THE_ONLY, "at": at})

    @override
    async def note_restored(self, at: datetime) -> None:
        await upsert(self._connection, heartbeat, {"id": RESTORED, "at": at})

    @override
    async def restored_at(self) -> datetime | None:
        query = select(heartbeat.c.at).where(heartbeat.c.id == RESTORED)
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def due(self) -> Mapping[Due, datetime]:
        return await next_due(self._connection)

    @override
    async def outage(self, since: datetime, until: datetime) -> None:
        await self._connection.execute(insert(outages).values(since=since, until=until))

    @override
    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        rows = await self._connection.execute(select(outages).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]

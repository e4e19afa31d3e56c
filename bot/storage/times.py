"""When the bot was there."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import heartbeat, outages
from bot.storage.upsert import upsert

THE_ONLY = 1


class SqlTimeBook:
    """`bot.matches.books.matches.TimeBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def last_beat(self) -> datetime | None:
        """When the bot was last known to be there; others who change that wait."""
        query = select(heartbeat.c.at).with_for_update()
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def beat(self, at: datetime) -> None:
        """The bot is there."""
        await upsert(self._connection, heartbeat, {"id": THE_ONLY, "at": at})

    async def outage(self, since: datetime, until: datetime) -> None:
        """Note that the bot was away."""
        await self._connection.execute(insert(outages).values(since=since, until=until))

    async def outages(self) -> Sequence[tuple[datetime, datetime]]:
        """When the bot was away, the earliest first."""
        rows = await self._connection.execute(select(outages).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]

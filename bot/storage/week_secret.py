"""The secret from which the boards of the week are drawn; it is as old as the bot's first start on the database.

It is copied with the database, so boards stay the same after a restored backup and in every process of a cluster.
"""

from sqlalchemy import Column, Integer, Table, Text, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.week import NO_SECRET, Week, WeekSecret
from bot.storage.match_tables import matches
from bot.storage.schema import Repository, insert_new, metadata

week_secret = Table(
    "week_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
    Column("since", Integer, nullable=False),
)
"""One row. `since` is the code of the first week whose board depends on the secret."""

_ID = 1
_EVER = 0


async def find_secret(connection: AsyncConnection) -> WeekSecret:
    """Return the secret, or `NO_SECRET`."""
    row = (await connection.execute(select(week_secret))).first()
    return WeekSecret(row.value, row.since) if row else NO_SECRET


class WeekSecretRepository(Repository):
    async def find(self) -> WeekSecret:
        return await find_secret(self._connection)

    async def keep(self, value: str, now: Week) -> None:
        """Store a secret unless there is one. Where people have played, this week's board is already known."""
        was_used = (await self._connection.execute(select(matches.c.id).limit(1))).first()
        since = now.next.code if was_used else _EVER
        await insert_new(self._connection, week_secret, {"id": _ID, "value": value, "since": since})

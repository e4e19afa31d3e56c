"""The secret from which the boards of the week are drawn; it is as old as the bot's first start on the database.

It is copied with the database, so boards stay the same after a restored backup and in every process of a cluster.
"""

from sqlalchemy import Column, Integer, Table, Text, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.week import NO_SECRET, WeekSecret
from bot.storage.schema import Repository, insert_new, metadata

week_secret = Table(
    "week_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
)
"""One row."""

_ID = 1


async def find_secret(connection: AsyncConnection) -> WeekSecret:
    """Return the secret, or `NO_SECRET`."""
    row = (await connection.execute(select(week_secret))).first()
    return WeekSecret(row.value) if row else NO_SECRET


class WeekSecretRepository(Repository):
    async def find(self) -> WeekSecret:
        return await find_secret(self._connection)

    async def keep(self, value: str) -> None:
        """Store a secret unless there is one."""
        await insert_new(self._connection, week_secret, {"id": _ID, "value": value})

"""Which commands Discord was last given."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import synced_commands


class SqlCommandBook:
    """`bot.matches.store.CommandBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def fingerprint(self, application: int) -> str | None:
        """Of the commands that were last synced."""
        column = synced_commands.c
        query = select(column.fingerprint).where(column.application_id == application)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def record(self, application: int, fingerprint: str) -> None:
        """Note what was synced."""
        row = {"application_id": application, "fingerprint": fingerprint}
        await self._connection.execute(
            delete(synced_commands).where(synced_commands.c.application_id == application)
        )
        await self._connection.execute(insert(synced_commands).values(row))

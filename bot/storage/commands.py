"""Which commands Discord was last given."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import synced_commands
from bot.storage.upsert import upsert


class SqlCommandBook:
    """`bot.matches.books.shown.CommandBook` on SQL."""

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
        await upsert(self._connection, synced_commands, row)

"""The commands that Discord was last given."""

from sqlalchemy import BigInteger, Column, String, Table, select
from typing_extensions import override

from bot.matches.books.shown import CommandBook
from bot.storage.schema import SqlBook, metadata
from bot.storage.upsert import upsert

synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)


class SqlCommandBook(SqlBook, CommandBook):
    """`CommandBook` on SQL."""

    @override
    async def fingerprint(self, application: int) -> str | None:
        column = synced_commands.c
        query = select(column.fingerprint).where(column.application_id == application)
        return (await self._connection.execute(query)).scalar_one_or_none()

    @override
    async def record(self, application: int, fingerprint: str) -> None:
        row = {"application_id": application, "fingerprint": fingerprint}
        await upsert(self._connection, synced_commands, row)

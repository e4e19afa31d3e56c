"""The commands that Discord was last given."""

from sqlalchemy import BigInteger, Column, String, Table, select

from bot.storage.schema import Repository, metadata
from bot.storage.upsert import upsert

synced_commands = Table(
    "synced_commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
)


class CommandRepository(Repository):
    """The commands that Discord was last given."""

    async def fingerprint(self, application: int) -> str | None:
        """Of the commands that were last synced for an application."""
        column = synced_commands.c
        query = select(column.fingerprint).where(column.application_id == application)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def record(self, application: int, fingerprint: str) -> None:
        """Note the commands that were synced."""
        row = {"application_id": application, "fingerprint": fingerprint}
        await upsert(self._connection, synced_commands, row)

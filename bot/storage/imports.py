"""The records that people have brought along; each is stored in JSON, whatever its format was."""

from datetime import datetime

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import Import, ImportId, UserId
from bot.matches.refusals import NoSuchImportError
from bot.storage.schema import imports
from dvonn import Record, format_json, parse_json


class SqlImportBook:
    """`bot.matches.books.people.ImportBook` on SQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def add(self, user: UserId, record: Record, at: datetime, *, most: int) -> Import:
        """Keep a record, and of somebody's records only the latest."""
        rows = await self._connection.execute(
            insert(imports)
            .values(user_id=user, text=format_json(record), created_at=at)
            .returning(imports.c.id)
        )
        added = ImportId(rows.scalar_one())
        latest = (
            select(imports.c.id).where(imports.c.user_id == user).order_by(imports.c.id.desc()).limit(most)
        )
        await self._connection.execute(
            delete(imports).where(imports.c.user_id == user, imports.c.id.not_in(latest))
        )
        return Import(added, user, record)

    async def find(self, import_id: ImportId) -> Import:
        """Raises `NoSuchImportError`."""
        rows = await self._connection.execute(select(imports).where(imports.c.id == import_id))
        if (row := rows.one_or_none()) is None:
            raise NoSuchImportError
        return Import(import_id, UserId(row.user_id), parse_json(row.text))

    async def count(self, user: UserId) -> int:
        """How many records of somebody are kept."""
        query = select(func.count()).where(imports.c.user_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def delete_before(self, at: datetime) -> None:
        """Delete what was brought before a moment."""
        await self._connection.execute(delete(imports).where(imports.c.created_at < at))

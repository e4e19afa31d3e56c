"""Game records that users import, stored as JSON whatever their format was."""

from datetime import datetime

from sqlalchemy import BigInteger, Column, Table, Text, delete, func, insert, select

from bot.domain import Import, ImportId, UserId
from bot.domain.imported import KEPT_FOR
from bot.domain.refusals import RefusalReason, Refused
from bot.storage.hooks import USER, counts_for_user
from bot.storage.schema import Moment, Repository, key, metadata
from bot.storage.times import falls_due
from dvonn import Record, format_json, parse_json

DUE = "imports"
"""The task of deleting an imported record that has expired."""

imports = Table(
    "imports",
    metadata,
    Column("id", key(), primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("created_at", Moment, nullable=False, index=True),
    sqlite_autoincrement=True,
)

falls_due(DUE, imports.c.created_at, later=KEPT_FOR)
counts_for_user("kept-imports", select(func.count()).where(imports.c.user_id == USER))


class ImportRepository(Repository):
    async def add(self, user: UserId, record: Record, at: datetime, *, most: int) -> Import:
        """Store a record; only a user's latest `most` records stay."""
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
        """Return an imported record. Raises `Refused`: NO_SUCH_IMPORT."""
        rows = await self._connection.execute(select(imports).where(imports.c.id == import_id))
        if (row := rows.one_or_none()) is None:
            raise Refused(RefusalReason.NO_SUCH_IMPORT)
        return Import(import_id, UserId(row.user_id), parse_json(row.text))

    async def delete_before(self, at: datetime) -> None:
        """Delete the records that were imported before `at`."""
        await self._connection.execute(delete(imports).where(imports.c.created_at < at))

"""The blocks: who wants to have nothing to do with whom.

A row stays when the person in `blocked_id` is forgotten: else being forgotten would be a way around it.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Column, Table, and_, delete, or_, select

from bot.domain import UserId
from bot.storage.schema import Repository, Utc, metadata
from bot.storage.upsert import upsert

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Utc, nullable=False),
    sqlite_with_rowid=False,
)


class BlockRepository(Repository):
    """The people whom somebody has blocked."""

    async def add(self, user: UserId, blocked: UserId, at: datetime) -> None:
        """Note that somebody has blocked somebody; once is enough."""
        await upsert(self._connection, blocks, {"user_id": user, "blocked_id": blocked, "since": at})

    async def lift(self, user: UserId, blocked: UserId) -> None:
        """Note that a block no longer stands, if there is one."""
        await self._connection.execute(
            delete(blocks).where(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
        )

    async def of(self, user: UserId) -> Sequence[UserId]:
        """The people whom somebody has blocked, the latest first."""
        query = select(blocks.c.blocked_id).where(blocks.c.user_id == user)
        rows = await self._connection.execute(query.order_by(blocks.c.since.desc(), blocks.c.blocked_id))
        return [UserId(blocked) for blocked in rows.scalars()]

    async def between(self, one: UserId, other: UserId) -> set[UserId]:
        """Those of two people who have blocked the other."""
        either = (
            and_(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
            for user, blocked in ((one, other), (other, one))
        )
        rows = await self._connection.execute(select(blocks.c.user_id).where(or_(*either)))
        return {UserId(user) for user in rows.scalars()}

"""The log of what managers did in their servers."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Column, Index, Row, String, Table, Text, delete, func, insert, or_, select
from typing_extensions import override

from bot.matches import Act, ActKind, ChannelId, Due, GuildId, UserId
from bot.matches.act import KEPT_FOR
from bot.matches.books.managing import ActBook
from bot.storage.due import falls_due
from bot.storage.schema import Moment, SqlBook, key, metadata

acts = Table(
    "acts",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("manager_id", BigInteger, index=True),
    Column("concerned_id", BigInteger, index=True),
    Column("at", Moment, nullable=False, index=True),
    Column("number", BigInteger),
    Column("channel_id", BigInteger),
    Column("setting", String(30), nullable=False, server_default=""),
    Column("value", Text, nullable=False, server_default=""),
    Column("reason", String(200), nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

Index("ix_acts_guild_id", acts.c.guild_id, acts.c.id)

falls_due(Due.ACTS, acts.c.at, later=KEPT_FOR)


class SqlActBook(SqlBook, ActBook):
    """`ActBook` on SQL."""

    @override
    async def add(self, act: Act) -> None:
        await self._connection.execute(
            insert(acts).values(
                guild_id=act.guild,
                kind=act.kind,
                manager_id=act.by,
                concerned_id=act.whom,
                at=act.at,
                number=act.number,
                channel_id=act.channel,
                setting=act.setting,
                value=act.value,
                reason=act.reason,
            )
        )

    @override
    async def count(self, guild: GuildId) -> int:
        query = select(func.count()).where(acts.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one()

    @override
    async def latest(self, guild: GuildId, *, skip: int, most: int) -> Sequence[Act]:
        query = select(acts).where(acts.c.guild_id == guild).order_by(acts.c.id.desc())
        return [_act(row) for row in await self._connection.execute(query.offset(skip).limit(most))]

    @override
    async def naming(self, user: UserId) -> int:
        query = select(func.count()).where(or_(acts.c.manager_id == user, acts.c.concerned_id == user))
        return (await self._connection.execute(query)).scalar_one()

    @override
    async def delete_before(self, at: datetime) -> None:
        await self._connection.execute(delete(acts).where(acts.c.at < at))


def _act(row: Row[tuple[object, ...]]) -> Act:
    return Act(
        guild=GuildId(row.guild_id),
        kind=ActKind(row.kind),
        by=None if row.manager_id is None else UserId(row.manager_id),
        at=row.at,
        whom=None if row.concerned_id is None else UserId(row.concerned_id),
        number=row.number,
        channel=None if row.channel_id is None else ChannelId(row.channel_id),
        setting=row.setting,
        value=row.value,
        reason=row.reason,
    )

"""The log of what managers did in their servers."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import BigInteger, Column, Index, Row, String, Table, Text, delete, func, insert, or_, select

from bot.domain import AuditAction, AuditEntry, ChannelId, Due, GuildId, UserId
from bot.domain.moderation import KEPT_FOR
from bot.storage.due import falls_due
from bot.storage.schema import Moment, Repository, key, metadata

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

falls_due(Due.AUDIT_LOG, acts.c.at, later=KEPT_FOR)


class AuditLogRepository(Repository):
    """The acts of managers, for as long as logs keep them."""

    async def add(self, act: AuditEntry) -> None:
        """Note an act."""
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

    async def count(self, guild: GuildId) -> int:
        """How many acts in a server are kept."""
        query = select(func.count()).where(acts.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one()

    async def latest(self, guild: GuildId, *, skip: int, most: int) -> Sequence[AuditEntry]:
        """The acts in a server, the latest first: `most` of them, after `skip` that are left out."""
        query = select(acts).where(acts.c.guild_id == guild).order_by(acts.c.id.desc())
        return [_act(row) for row in await self._connection.execute(query.offset(skip).limit(most))]

    async def naming(self, user: UserId) -> int:
        """How many acts name somebody: who did it, or whom it concerns."""
        query = select(func.count()).where(or_(acts.c.manager_id == user, acts.c.concerned_id == user))
        return (await self._connection.execute(query)).scalar_one()

    async def delete_before(self, at: datetime) -> None:
        """Delete the acts from before a moment."""
        await self._connection.execute(delete(acts).where(acts.c.at < at))


def _act(row: Row[tuple[object, ...]]) -> AuditEntry:
    return AuditEntry(
        guild=GuildId(row.guild_id),
        kind=AuditAction(row.kind),
        by=None if row.manager_id is None else UserId(row.manager_id),
        at=row.at,
        whom=None if row.concerned_id is None else UserId(row.concerned_id),
        number=row.number,
        channel=None if row.channel_id is None else ChannelId(row.channel_id),
        setting=row.setting,
        value=row.value,
        reason=row.reason,
    )

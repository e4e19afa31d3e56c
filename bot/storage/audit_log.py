"""The audit log of servers, their bans, and how both forget a user.

Entries stay, but without the forgotten user's id. Bans stay with the id, but without a reason. A reason is erased if
the user gave it, or if it was given for something that concerned the user, because it may name the user.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Index,
    Row,
    String,
    Table,
    Text,
    and_,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import AuditAction, AuditEntry, Ban, CancelReason, ChannelId, Due, GuildId, UserId
from bot.domain.moderation import ACTIONS, KEPT_FOR
from bot.storage.challenges import challenges, draw_challenges_again
from bot.storage.match_tables import CANCELLATION, events, matches
from bot.storage.match_views import draw_again
from bot.storage.schema import Moment, Repository, key, metadata, upsert
from bot.storage.times import falls_due

audit_log = Table(
    "audit_log",
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

Index("ix_audit_log_guild_id", audit_log.c.guild_id, audit_log.c.id)

falls_due(Due.AUDIT_LOG, audit_log.c.at, later=KEPT_FOR)


class AuditLogRepository(Repository):
    async def add(self, entry: AuditEntry) -> None:
        await self._connection.execute(
            insert(audit_log).values(
                guild_id=entry.guild,
                kind=entry.kind,
                manager_id=entry.by,
                concerned_id=entry.whom,
                at=entry.at,
                number=entry.number,
                channel_id=entry.channel,
                setting=entry.setting,
                value=entry.value,
                reason=entry.reason,
            )
        )

    async def count(self, guild: GuildId) -> int:
        query = select(func.count()).where(audit_log.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one()

    async def latest(self, guild: GuildId, *, skip: int, most: int) -> Sequence[AuditEntry]:
        """Return `most` entries of a server after the first `skip`, latest first."""
        query = select(audit_log).where(audit_log.c.guild_id == guild).order_by(audit_log.c.id.desc())
        return [_entry(row) for row in await self._connection.execute(query.offset(skip).limit(most))]

    async def naming(self, user: UserId) -> int:
        """Count the entries that name a user, as the manager or as the user concerned."""
        query = select(func.count()).where(
            or_(audit_log.c.manager_id == user, audit_log.c.concerned_id == user)
        )
        return (await self._connection.execute(query)).scalar_one()

    async def delete_before(self, at: datetime) -> None:
        await self._connection.execute(delete(audit_log).where(audit_log.c.at < at))


def _entry(row: Row[tuple[object, ...]]) -> AuditEntry:
    return AuditEntry(
        guild=GuildId(row.guild_id),
        kind=ACTIONS[row.kind],
        by=None if row.manager_id is None else UserId(row.manager_id),
        at=row.at,
        whom=None if row.concerned_id is None else UserId(row.concerned_id),
        number=row.number,
        channel=None if row.channel_id is None else ChannelId(row.channel_id),
        setting=row.setting,
        value=row.value,
        reason=row.reason,
    )


bans = Table(
    "bans",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Not named `user_id`: rows with that column are deleted when the user is forgotten, which would lift the ban.
    Column("banned_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("since", Moment, nullable=False),
    Column("reason", String(200), nullable=False, server_default=""),
)


class BanRepository(Repository):
    """Bans, by server: a banned user can neither send nor accept challenges there."""

    async def find(self, guild: GuildId, user: UserId) -> Ban | None:
        row = (await self._connection.execute(select(bans).where(*_is(guild, user)))).one_or_none()
        return None if row is None else _ban(row)

    async def among(self, guild: GuildId, users: Sequence[UserId]) -> set[UserId]:
        """Return those of the users who are banned in a server."""
        query = select(bans.c.banned_id).where(bans.c.guild_id == guild, bans.c.banned_id.in_(users))
        return {UserId(user) for user in (await self._connection.execute(query)).scalars()}

    async def on(self, guild: GuildId) -> Sequence[Ban]:
        """Return the bans in a server, latest first."""
        query = select(bans).where(bans.c.guild_id == guild)
        rows = await self._connection.execute(query.order_by(bans.c.since.desc(), bans.c.banned_id))
        return [_ban(row) for row in rows]

    async def count(self, user: UserId) -> int:
        """Count the servers in which a user is banned."""
        query = select(func.count()).where(bans.c.banned_id == user)
        return (await self._connection.execute(query)).scalar_one()

    async def save(self, ban: Ban) -> None:
        """Insert a ban, or replace the user's earlier ban in that server."""
        await upsert(
            self._connection,
            bans,
            {"guild_id": ban.guild, "banned_id": ban.user, "since": ban.since, "reason": ban.reason},
        )

    async def lift(self, guild: GuildId, user: UserId) -> bool:
        """Remove a ban; return whether there was one."""
        gone = await self._connection.execute(delete(bans).where(*_is(guild, user)))
        return bool(gone.rowcount)


def _is(guild: GuildId, user: UserId) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return bans.c.guild_id == guild, bans.c.banned_id == user


def _ban(row: Row[tuple[object, ...]]) -> Ban:
    return Ban(GuildId(row.guild_id), UserId(row.banned_id), row.since, row.reason)


_OF_MATCHES = audit_log.c.kind.in_((AuditAction.CANCEL_MATCH, AuditAction.UNRATE))
_OF_CHALLENGES = audit_log.c.kind == AuditAction.CANCEL_CHALLENGE


async def forget_audit_entries(connection: AsyncConnection, user: UserId) -> None:
    """Erase a user from the logs of all servers: as manager, as player and as the user concerned.

    Erases reasons as described at the top of this module, and marks the messages that show them as stale.
    """
    own_matches = select(matches.c.id).where(or_(matches.c.white_id == user, matches.c.black_id == user))
    own_challenges = select(challenges.c.id).where(
        or_(challenges.c.challenger_id == user, challenges.c.opponent_id == user)
    )
    did, concerned = audit_log.c.manager_id == user, audit_log.c.concerned_id == user
    theirs = or_(
        did,
        concerned,
        and_(_OF_MATCHES, audit_log.c.number.in_(own_matches)),
        and_(_OF_CHALLENGES, audit_log.c.number.in_(own_challenges)),
    )
    await _erase_match_reasons(connection, theirs)
    await _erase_challenge_reasons(connection, theirs)
    await _erase_ban_reasons(connection, user)
    await connection.execute(update(audit_log).where(theirs).values(reason=""))
    await connection.execute(update(audit_log).where(did).values(manager_id=null()))
    await connection.execute(update(audit_log).where(concerned).values(concerned_id=null()))


async def _erase_match_reasons(connection: AsyncConnection, theirs: ColumnElement[bool]) -> None:
    cancelled = select(audit_log.c.number).where(_OF_MATCHES, theirs, audit_log.c.reason != "")
    await draw_again(connection, cancelled)
    ends = and_(events.c.match_id.in_(cancelled), events.c.kind == CANCELLATION)
    await connection.execute(update(events).where(ends).values(text=CancelReason.MANAGER))


async def _erase_challenge_reasons(connection: AsyncConnection, theirs: ColumnElement[bool]) -> None:
    cancelled = select(audit_log.c.number).where(_OF_CHALLENGES, theirs, audit_log.c.reason != "")
    erased = update(challenges).where(challenges.c.id.in_(cancelled))
    await connection.execute(erased.values(reason=""))
    await draw_challenges_again(connection, challenges.c.id.in_(cancelled))


async def _erase_ban_reasons(connection: AsyncConnection, user: UserId) -> None:
    by_them = (
        select(func.count())
        .where(
            audit_log.c.kind == AuditAction.BAN,
            audit_log.c.manager_id == user,
            audit_log.c.guild_id == bans.c.guild_id,
            audit_log.c.concerned_id == bans.c.banned_id,
        )
        .scalar_subquery()
    )
    await connection.execute(update(bans).where(or_(bans.c.banned_id == user, by_them > 0)).values(reason=""))

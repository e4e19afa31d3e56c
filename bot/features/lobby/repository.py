from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Row,
    String,
    Table,
    delete,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, UserId, Venue
from bot.domain.standing_messages import standing_kind
from bot.features.lobby.seek import Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.storage.hooks import USER, counts_for_user, on_forget_user
from bot.storage.schema import Moment, Repository, Seconds, key, metadata, upsert
from bot.storage.times import falls_due

STANDING_LOBBY = standing_kind("lobby", 4)
"""How many people of a server look for an opponent, as a standing message."""

DUE = "seeks"
"""A seek expires, or somebody looks again for those whom it fits."""

REMEMBERED = 20
"""How many waiting times of a server are kept for each tempo."""

seeks = Table(
    "seeks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),
    Column("opens_threads", Boolean, nullable=False),
    Column("tempo", String(10), nullable=False),
    Column("setup", String(10), nullable=False),
    Column("stakes", String(10), nullable=False),
    Column("spread", String(10), nullable=False),
    Column("since", Moment, nullable=False),
    Column("expires_at", Moment, nullable=False),
    Column("due_at", Moment, nullable=False, index=True),
    Column("opponent_id", BigInteger, index=True),
    Column("hosts", Boolean, nullable=False, server_default=false()),
)

seek_waits = Table(
    "seek_waits",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("tempo", String(10), nullable=False),
    Column("waited", Seconds, nullable=False),
    sqlite_autoincrement=True,
)

_ROWS, _WAITS = seeks.c, seek_waits.c
Index("ix_seek_waits_guild_id_tempo", _WAITS.guild_id, _WAITS.tempo)

falls_due(DUE, _ROWS.due_at, guild=_ROWS.guild_id)
counts_for_user("kept-seeks", select(func.count()).where(_ROWS.user_id == USER))


@on_forget_user
async def _part(connection: AsyncConnection, user: UserId) -> None:
    """Let the seek of a user who was paired with a forgotten one wait again."""
    await connection.execute(
        update(seeks).where(_ROWS.opponent_id == user).values(opponent_id=None, hosts=False)
    )


class LobbyRepository(Repository):
    async def find(self, user: UserId) -> Seek | None:
        row = (await self._connection.execute(select(seeks).where(_ROWS.user_id == user))).one_or_none()
        return None if row is None else _seek(row)

    async def waiting_in(self, guild: GuildId, at: datetime) -> Sequence[Seek]:
        """Return the seeks of a server that wait for an opponent, longest waiting first."""
        theirs = _ROWS.guild_id == guild, _ROWS.expires_at > at, _ROWS.opponent_id.is_(None)
        query = select(seeks).where(*theirs).order_by(_ROWS.since, _ROWS.user_id)
        return [_seek(row) for row in await self._connection.execute(query)]

    async def due(self, at: datetime) -> Sequence[UserId]:
        """Return the users whose seeks are due in this process, in the order in which they are."""
        query = select(_ROWS.user_id).where(_ROWS.due_at <= at, *self._own(_ROWS.guild_id))
        rows = await self._connection.execute(query.order_by(_ROWS.due_at, _ROWS.user_id))
        return [UserId(user) for user in rows.scalars()]

    async def put(self, seek: Seek, due_at: datetime) -> None:
        """Store a seek in place of an earlier one of its user."""
        await upsert(
            self._connection,
            seeks,
            {
                "user_id": seek.user,
                "guild_id": seek.venue.guild,
                "channel_id": seek.venue.channel,
                "parent_id": seek.parent,
                "opens_threads": seek.opens_threads,
                "tempo": seek.wish.tempo,
                "setup": seek.wish.setup,
                "stakes": seek.wish.stakes,
                "spread": seek.wish.spread,
                "since": seek.since,
                "expires_at": seek.expires_at,
                "due_at": due_at,
                "opponent_id": seek.opponent,
                "hosts": seek.hosts,
            },
        )
        self._falls_due(due_at)

    async def remove(self, *users: UserId) -> None:
        await self._connection.execute(delete(seeks).where(_ROWS.user_id.in_(users)))

    async def note_wait(self, guild: GuildId, tempo: Tempo, waited: timedelta) -> None:
        """Note how long a user has waited for an opponent, and forget the oldest of too many such times."""
        await self._connection.execute(insert(seek_waits).values(guild_id=guild, tempo=tempo, waited=waited))
        theirs = _WAITS.guild_id == guild, _WAITS.tempo == tempo
        latest = select(_WAITS.id).where(*theirs).order_by(_WAITS.id.desc()).limit(REMEMBERED)
        kept = list((await self._connection.execute(latest)).scalars())
        await self._connection.execute(delete(seek_waits).where(*theirs, _WAITS.id.not_in(kept)))

    async def waits(self, guild: GuildId, tempo: Tempo) -> Sequence[timedelta]:
        """Return how long users have waited lately."""
        query = select(_WAITS.waited).where(_WAITS.guild_id == guild, _WAITS.tempo == tempo)
        return (await self._connection.execute(query)).scalars().all()


def _seek(row: Row[Any]) -> Seek:
    return Seek(
        UserId(row.user_id),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
        row.opens_threads,
        Wish(Tempo(row.tempo), SetupWish(row.setup), StakesWish(row.stakes), Spread(row.spread)),
        row.since,
        row.expires_at,
        None if row.opponent_id is None else UserId(row.opponent_id),
        row.hosts,
    )

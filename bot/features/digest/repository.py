"""The servers that have a digest, and the largest swings of their games."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    Row,
    String,
    Table,
    delete,
    exists,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, Players, UserId, Venue
from bot.domain.match import Head
from bot.domain.view import ViewKey
from bot.features.board_of_the_week.repository import week_servers
from bot.features.digest.week import (
    Digest,
    Hour,
    MeasuredGame,
    RatingMove,
    Schedule,
    Swing,
    Weekday,
    part_of,
)
from bot.features.league.repository import servers_of_leagues
from bot.storage.hooks import forgets, on_forget_user
from bot.storage.match_queries import HEAD
from bot.storage.match_tables import matches
from bot.storage.people import hides_profile
from bot.storage.player_results import player_results
from bot.storage.schema import Moment, Repository, Utc, insert_new, metadata, partial_index, upsert
from bot.storage.times import falls_due
from bot.storage.views import ROWS, compare_again

EDITION = "digest"
"""The kind of the views of published digests."""

DIGESTS_DUE = "digests"
"""A digest is to be published."""

SWING = "swing"
"""The kind of search for the largest swing of a finished match."""


def edition_key(guild: GuildId, until: datetime) -> ViewKey:
    """Return the key of the digest about the week until a moment."""
    return ViewKey(EDITION, guild, part_of(until))


digests = Table(
    "digests",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("weekday", Integer, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("manager_id", BigInteger),
    Column("due_at", Moment),
)

swings = Table(
    "swings",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("ended_at", Utc, nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
)

_DIGESTS, _SWINGS, _RESULTS = digests.c, swings.c, player_results.c
_CHANNEL = func.coalesce(matches.c.parent_id, matches.c.channel_id)
"""The channel of a match; that of a public thread is the one above it."""

partial_index("ix_digests_due_at", _DIGESTS.due_at, where=text("due_at IS NOT NULL"))
falls_due(DIGESTS_DUE, _DIGESTS.due_at, guild=_DIGESTS.guild_id)
forgets(_DIGESTS.manager_id)


@on_forget_user
async def draw_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have the digests compared again that may name a user.

    They are those of the servers in which the user has played, has had a try at the board of a week, or been in a
    league, whose games may be in direct messages.
    """
    played = select(matches.c.guild_id).where(or_(matches.c.white_id == user, matches.c.black_id == user))
    tried = select(week_servers.c.guild_id).where(week_servers.c.user_id == user)
    for servers in (played, tried, servers_of_leagues(user)):
        await compare_again(connection, ROWS.kind == EDITION, ROWS.about.in_(servers))


class DigestRepository(Repository):
    async def hold(self, guild: GuildId) -> None:
        """Lock the digest of a server until the transaction ends."""
        await self._hold(guild)

    async def find(self, guild: GuildId) -> Digest | None:
        row = (
            await self._connection.execute(select(digests).where(_DIGESTS.guild_id == guild))
        ).one_or_none()
        return None if row is None else _digest(row)

    async def save(self, digest: Digest, due_at: datetime) -> None:
        row = {
            "guild_id": digest.guild,
            "channel_id": digest.channel,
            "weekday": int(digest.schedule.day),
            "hour": digest.schedule.hour,
            "zone": digest.schedule.zone.key,
            "manager_id": digest.manager,
            "due_at": due_at,
        }
        await upsert(self._connection, digests, row)
        self._falls_due(due_at)

    async def stop(self, guild: GuildId) -> bool:
        """Delete the digest of a server; return whether it had one."""
        gone = delete(digests).where(_DIGESTS.guild_id == guild).returning(_DIGESTS.guild_id)
        return (await self._connection.execute(gone)).one_or_none() is not None

    async def due(self, at: datetime) -> Sequence[GuildId]:
        query = select(_DIGESTS.guild_id).where(_DIGESTS.due_at <= at, *self._own(_DIGESTS.guild_id))
        return [GuildId(guild) for guild in (await self._connection.execute(query)).scalars()]

    async def is_due(self, guild: GuildId, at: datetime) -> bool:
        query = select(_DIGESTS.guild_id).where(_DIGESTS.guild_id == guild, _DIGESTS.due_at <= at)
        return (await self._connection.execute(query)).first() is not None

    async def postpone(self, guild: GuildId, due_at: datetime) -> None:
        await self._connection.execute(
            update(digests).where(_DIGESTS.guild_id == guild).values(due_at=due_at)
        )
        self._falls_due(due_at)

    # what happened in a week

    async def played(self, guild: GuildId, since: datetime, until: datetime) -> bool:
        """Whether people have finished a game in a server."""
        within = (_RESULTS.finished_at >= since, _RESULTS.finished_at < until)
        query = select(_RESULTS.match_id).join(matches, matches.c.id == _RESULTS.match_id)
        found = await self._connection.execute(query.where(matches.c.guild_id == guild, *within).limit(1))
        return found.first() is not None

    async def heads(self, guild: GuildId, since: datetime, until: datetime) -> Sequence[Head]:
        """Return the games that people have finished in a server."""
        finished = exists().where(
            _RESULTS.match_id == matches.c.id, _RESULTS.finished_at >= since, _RESULTS.finished_at < until
        )
        query = select(*HEAD).where(matches.c.guild_id == guild, finished)
        return [_head(row) for row in await self._connection.execute(query)]

    async def rating_moves(self, guild: GuildId, since: datetime, until: datetime) -> Sequence[RatingMove]:
        """Return how rated games of a server have changed the ratings of players whose profile isn't hidden."""
        query = (
            select(_RESULTS.user_id, _CHANNEL, _RESULTS.rating - _RESULTS.rating_before)
            .join(matches, matches.c.id == _RESULTS.match_id)
            .where(matches.c.guild_id == guild, ~hides_profile(_RESULTS.user_id))
            .where(_RESULTS.finished_at >= since, _RESULTS.finished_at < until)
            .where(_RESULTS.rating.is_not(None), _RESULTS.rating_before.is_not(None))
        )
        rows = await self._connection.execute(query)
        return [RatingMove(UserId(user), ChannelId(channel), change) for user, channel, change in rows]

    async def keep(self, match: MatchId, ended_at: datetime, swing: Swing) -> None:
        row = {"match_id": match, "ended_at": ended_at, "ply": swing.ply}
        await insert_new(self._connection, swings, row | {"before": swing.before, "after": swing.after})

    async def measured(self, guild: GuildId, since: datetime, until: datetime) -> Sequence[MeasuredGame]:
        """Return the games of a week whose players are both known and don't hide their profiles."""
        known = [
            exists().where(
                _RESULTS.match_id == matches.c.id, _RESULTS.user_id == player, ~hides_profile(player)
            )
            for player in (matches.c.white_id, matches.c.black_id)
        ]
        query = (
            select(swings)
            .join(matches, matches.c.id == _SWINGS.match_id)
            .where(matches.c.guild_id == guild, *known)
            .where(_SWINGS.ended_at >= since, _SWINGS.ended_at < until)
        )
        found = [
            MeasuredGame(MatchId(row.match_id), Swing(row.ply, row.before, row.after))
            for row in await self._connection.execute(query)
        ]
        return sorted(found, key=lambda each: (-each.swing.size, each.match))


def _head(row: Row[*tuple[Any, ...]]) -> Head:
    return Head(
        MatchId(row.id),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        Players(UserId(row.white_id), UserId(row.black_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
    )


def _digest(row: Row[*tuple[Any, ...]]) -> Digest:
    schedule = Schedule(Weekday(row.weekday), Hour(row.hour), ZoneInfo(row.zone))
    manager = None if row.manager_id is None else UserId(row.manager_id)
    return Digest(GuildId(row.guild_id), ChannelId(row.channel_id), schedule, manager)

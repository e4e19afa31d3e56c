from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Index,
    Row,
    String,
    Table,
    and_,
    delete,
    exists,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, UserId, Venue
from bot.domain.ids import NO_SERVER
from bot.domain.standing_messages import standing_kind
from bot.domain.view import ViewKey
from bot.features.lobby.open_server import LobbyServer, Openness
from bot.features.lobby.seek import Reach, Seek, SetupWish, Spread, StakesWish, Tempo, Wish
from bot.storage.hooks import USER, counts_for_user, on_forget_user
from bot.storage.match_tables import matches
from bot.storage.match_views import shows_to_readers
from bot.storage.people import people
from bot.storage.schema import Moment, Repository, Seconds, Utc, key, metadata, upsert
from bot.storage.times import falls_due
from bot.storage.views import CURRENT, ROWS, compare_again, no_longer_wanted, of_key

STANDING_LOBBY = standing_kind("lobby", 4)
"""How many people of a server look for an opponent, as a standing message."""

DUE = "seeks"
"""A seek expires, or someone looks again for those whom it fits."""

REMEMBERED = 20
"""How many waiting times are kept for each tempo: of each server, and of games between people from anywhere."""

SEEK = "seek"
"""The kind of the messages that tell people in their direct messages that they look for an opponent anywhere."""

ANYWHERE_BOARD = shows_to_readers("anywhere board")
"""The kind of the views in servers of matches between people from anywhere; the part is the server."""

CALL = "lobby call"
"""The kind of the messages that ping a server's role; the part is the day."""


def seek_key(user: UserId) -> ViewKey:
    """Return the key of the message about a user's seek. The user is the part, because logs tell what it is about."""
    return ViewKey(SEEK, 0, str(user))


def anywhere_key(match: MatchId, guild: GuildId) -> ViewKey:
    return ViewKey(ANYWHERE_BOARD, match, str(guild))


def call_key(guild: GuildId, at: datetime) -> ViewKey:
    return ViewKey(CALL, guild, f"{at:%Y-%m-%d}")


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
    Column("reach", String(10), nullable=False, server_default=Reach.SERVER),
    Column("direct_id", BigInteger),
    Column("reached_at", Utc),
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

lobby_servers = Table(
    "lobby_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("openness", String(10), nullable=False),
    Column("channel_id", BigInteger),
    Column("role_id", BigInteger),
    Column("name", String(100), nullable=False, server_default=""),
    Column("called_at", Moment),
)

_ROWS, _WAITS, _SERVERS = seeks.c, seek_waits.c, lobby_servers.c
Index("ix_seek_waits_guild_id_tempo", _WAITS.guild_id, _WAITS.tempo)

falls_due(DUE, _ROWS.due_at, guild=_ROWS.guild_id)
counts_for_user("kept-seeks", select(func.count()).where(_ROWS.user_id == USER))


_OPEN = select(_SERVERS.guild_id).where(_SERVERS.openness != Openness.CLOSED)
_REFUSED_SINCE = exists().where(
    people.c.user_id == _ROWS.user_id, people.c.direct_closed_at > _ROWS.reached_at
)
_REACHED = and_(_ROWS.reached_at.is_not(None), not_(_REFUSED_SINCE))
"""The condition of the seeks whose users take direct messages, as far as is known."""
_ANYWHERE = and_(
    _ROWS.reach == Reach.ANYWHERE, _REACHED, or_(_ROWS.guild_id == NO_SERVER, _ROWS.guild_id.in_(_OPEN))
)
"""The condition of the seeks that people from elsewhere may fit."""


@on_forget_user
async def _forget(connection: AsyncConnection, user: UserId) -> None:
    """Remove the message about a user's seek, and have their matches in servers' channels compared again."""
    await no_longer_wanted(connection, *of_key(seek_key(user)))
    await compare_again(connection, *_boards_of(user))


def _boards_of(user: UserId) -> tuple[ColumnElement[bool], ...]:
    theirs = select(matches.c.id).where(or_(matches.c.white_id == user, matches.c.black_id == user))
    return ROWS.kind == ANYWHERE_BOARD, ROWS.about.in_(theirs)


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

    async def waiting_for(self, own: Seek, at: datetime) -> Sequence[Seek]:
        """Return the seeks that may fit one, itself among them, longest waiting first: by place alone."""
        waits = _ROWS.expires_at > at, _ROWS.opponent_id.is_(None)
        here = and_(_ROWS.guild_id == own.venue.guild, _ROWS.guild_id != NO_SERVER)
        found = await self._connection.execute(
            select(_ROWS.user_id).where(_ROWS.user_id == own.user, _ANYWHERE)
        )
        near = here if found.one_or_none() is None else or_(here, _ANYWHERE)
        query = select(seeks).where(*waits, near).order_by(_ROWS.since, _ROWS.user_id)
        return [_seek(row) for row in await self._connection.execute(query)]

    async def waiting_anywhere(self, at: datetime) -> Sequence[Seek]:
        """Return the seeks for anywhere that wait for an opponent, longest waiting first."""
        waits = _ROWS.expires_at > at, _ROWS.opponent_id.is_(None)
        query = select(seeks).where(*waits, _ANYWHERE).order_by(_ROWS.since, _ROWS.user_id)
        return [_seek(row) for row in await self._connection.execute(query)]

    async def note_reached(self, user: UserId, at: datetime, due_at: datetime) -> None:
        """Note that a message about their seek has reached a user, for whom the task looks at `due_at`."""
        reached = update(seeks).where(_ROWS.user_id == user, _ROWS.reached_at.is_(None))
        await self._connection.execute(reached.values(reached_at=at, due_at=due_at))
        self._falls_due(due_at)

    async def are_reached(self, *users: UserId) -> bool:
        """Whether each of some users has taken a message about their seek, and refused no direct message since."""
        query = select(func.count()).where(_ROWS.user_id.in_(users), _REACHED)
        return (await self._connection.execute(query)).scalar_one() == len(users)

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
                "reach": seek.wish.reach,
                "direct_id": seek.direct,
                "reached_at": seek.reached_at,
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

    # servers

    async def hold(self, guild: GuildId) -> None:
        """Lock what is chosen for a server until the transaction ends."""
        await self._hold(guild)

    async def server(self, guild: GuildId) -> LobbyServer:
        query = select(lobby_servers).where(_SERVERS.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        return LobbyServer(guild) if row is None else _server(row)

    async def save_server(self, server: LobbyServer) -> None:
        row = {"guild_id": server.guild, "openness": server.openness, "channel_id": server.channel}
        row |= {"role_id": server.role, "name": server.name, "called_at": server.called_at}
        await upsert(self._connection, lobby_servers, row)

    async def other_server(self, match: MatchId, guild: GuildId | None) -> str:
        """Return the name of the server, other than `guild`, in which a match is shown; empty if it isn't told."""
        theirs = (
            CURRENT,
            ROWS.kind == ANYWHERE_BOARD,
            ROWS.about == match,
            ROWS.guild_id.is_distinct_from(guild),
        )
        found = (await self._connection.execute(select(ROWS.guild_id).where(*theirs))).scalars().first()
        return "" if found is None else (await self.server(GuildId(found))).told_name

    async def running_shown_in(self, guild: GuildId) -> Sequence[ViewKey]:
        """Return the views of running matches between people from anywhere in a server."""
        query = select(ROWS.kind, ROWS.about, ROWS.part).join(matches, matches.c.id == ROWS.about)
        theirs = CURRENT, ROWS.kind == ANYWHERE_BOARD, ROWS.guild_id == guild, matches.c.finished_at.is_(None)
        return [ViewKey(*row) for row in await self._connection.execute(query.where(*theirs))]

    async def boards_changed(self, user: UserId) -> None:
        """Have a user's matches in servers' channels compared again."""
        await compare_again(self._connection, *_boards_of(user))


def _server(row: Row[Any]) -> LobbyServer:
    return LobbyServer(
        GuildId(row.guild_id),
        Openness(row.openness),
        None if row.channel_id is None else ChannelId(row.channel_id),
        row.role_id,
        row.name,
        row.called_at,
    )


def _seek(row: Row[Any]) -> Seek:
    return Seek(
        UserId(row.user_id),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
        row.opens_threads,
        Wish(
            Tempo(row.tempo),
            SetupWish(row.setup),
            StakesWish(row.stakes),
            Spread(row.spread),
            Reach(row.reach),
        ),
        row.since,
        row.expires_at,
        None if row.opponent_id is None else UserId(row.opponent_id),
        row.hosts,
        None if row.direct_id is None else ChannelId(row.direct_id),
        row.reached_at,
    )

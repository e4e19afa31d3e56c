"""The tables of leagues, of the servers in which they run, and of their members.

The server that has started a league owns it: its process moves the seasons forward.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Row,
    String,
    Table,
    Text,
    false,
    func,
    insert,
    null,
    or_,
    select,
    text,
    update,
)
from sqlalchemy import delete as delete_from
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, UserId
from bot.domain.titles import declare_title
from bot.features.league.season import LeagueId, SeasonForm, Terms
from bot.storage.hooks import USER, counts_for_user, has_servers, keeps_names
from bot.storage.schema import Moment, PaceCode, Repository, Utc, insert_new, key, metadata, upsert

WINNER = declare_title("league")
"""The title of having won the last season."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("form", String(10), nullable=False),
    Column("pace", PaceCode, nullable=False),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("invitation", String(8)),
    Column("invited_until", Moment),
    Column("ended_at", Utc),
    sqlite_autoincrement=True,
)
"""`guild_id` is the owner. `invitation` is the code with which another server can join until `invited_until`."""

league_servers = Table(
    "league_servers",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("home_id", BigInteger, nullable=False),
    Column("in_thread", Boolean, nullable=False, server_default=false()),
    Column("name", Text, nullable=False),
    Column("joined_at", Utc, nullable=False),
    Column("ended_at", Utc),
)
"""`home_id` is where seasons are announced; if it is a thread, they are shown there, too, otherwise in threads of their
own. `ended_at` is when the server left, or when the league was ended: then it is the league's own.
"""

league_members = Table(
    "league_members",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
)
"""`guild_id` is the server through which a member has joined."""

_LEAGUES, _SERVERS, _MEMBERS = leagues.c, league_servers.c, league_members.c

_RUNNING = text("ended_at IS NULL")
Index(
    "ix_league_servers_guild_id",
    _SERVERS.guild_id,
    unique=True,
    sqlite_where=_RUNNING,
    postgresql_where=_RUNNING,
)

has_servers(_SERVERS.guild_id)
keeps_names(_MEMBERS.user_id)
counts_for_user(
    "kept-league-memberships",
    select(func.count()).select_from(league_members).where(_MEMBERS.user_id == USER),
)


@dataclass(frozen=True, slots=True)
class LeagueServer:
    """A server in which a league runs."""

    guild: GuildId
    home: ChannelId
    in_thread: bool
    """Whether the home is a thread or a forum post, in which the seasons are shown."""
    name: str
    """The server's name, which the others read."""


@dataclass(frozen=True, slots=True)
class League:
    id: LeagueId
    owner: GuildId
    terms: Terms
    servers: Sequence[LeagueServer]
    """The servers in which it runs, or ran to its end: the owner first, then in the order in which they joined."""
    has_ended: bool

    @property
    def is_across(self) -> bool:
        """Whether it runs in several servers."""
        return len(self.servers) > 1

    def server(self, guild: GuildId) -> LeagueServer | None:
        return next((server for server in self.servers if server.guild == guild), None)


class LeagueRepository(Repository):
    async def of(self, guild: GuildId) -> League | None:
        """Return the league that runs in a server."""
        here = select(_SERVERS.league_id).where(_SERVERS.guild_id == guild, _SERVERS.ended_at.is_(None))
        row = (await self._connection.execute(select(leagues).where(_LEAGUES.id.in_(here)))).one_or_none()
        return await league_in(self._connection, row) if row else None

    async def add(self, owner: LeagueServer, terms: Terms, at: datetime) -> LeagueId:
        """Add a league to a server in which none runs."""
        row = {
            "guild_id": owner.guild,
            "name": terms.name,
            "form": terms.form,
            "pace": terms.pace,
            "quiet": terms.quiet,
        }
        added = await self._connection.execute(insert(leagues).values(row).returning(_LEAGUES.id))
        league = LeagueId(added.scalar_one())
        await self.add_server(league, owner, at)
        return league

    async def end(self, league: LeagueId, at: datetime) -> None:
        """End a league in all its servers."""
        running = _LEAGUES.id == league, _LEAGUES.ended_at.is_(None)
        await self._connection.execute(
            update(leagues).where(*running).values(ended_at=at, invitation=null(), invited_until=null())
        )
        there = _SERVERS.league_id == league, _SERVERS.ended_at.is_(None)
        await self._connection.execute(update(league_servers).where(*there).values(ended_at=at))

    # servers

    async def invite(self, league: LeagueId, code: str, until: datetime) -> None:
        """Store the code with which one server can join, in place of an earlier one."""
        invited = update(leagues).where(_LEAGUES.id == league)
        await self._connection.execute(invited.values(invitation=code, invited_until=until))

    async def redeem(self, code: str, at: datetime) -> League | None:
        """End an invitation; return its league, None if there is no such invitation (any more)."""
        valid = _LEAGUES.invitation == code, _LEAGUES.invited_until > at, _LEAGUES.ended_at.is_(None)
        redeemed = update(leagues).where(*valid).values(invitation=null(), invited_until=null())
        row = (await self._connection.execute(redeemed.returning(*leagues.c))).first()
        return await league_in(self._connection, row) if row else None

    async def add_server(self, league: LeagueId, server: LeagueServer, at: datetime) -> None:
        """Add a server in which no league runs, perhaps one that had left this one."""
        row = {
            "league_id": league,
            "guild_id": server.guild,
            "home_id": server.home,
            "in_thread": server.in_thread,
            "name": server.name,
            "joined_at": at,
            "ended_at": None,
        }
        await upsert(self._connection, league_servers, row)

    async def remove_server(self, league: LeagueId, guild: GuildId, at: datetime) -> Sequence[UserId]:
        """Remove a server with the members who have joined through it; return these."""
        there = _SERVERS.league_id == league, _SERVERS.guild_id == guild
        await self._connection.execute(update(league_servers).where(*there).values(ended_at=at))
        theirs = _MEMBERS.league_id == league, _MEMBERS.guild_id == guild
        gone = delete_from(league_members).where(*theirs).returning(_MEMBERS.user_id)
        return sorted(UserId(user) for user in (await self._connection.execute(gone)).scalars())

    async def move(self, league: LeagueId, server: LeagueServer) -> None:
        """Store the present name of a server, and where its coming posts are to be."""
        there = _SERVERS.league_id == league, _SERVERS.guild_id == server.guild
        present = {"home_id": server.home, "in_thread": server.in_thread, "name": server.name}
        await self._connection.execute(update(league_servers).where(*there).values(present))

    async def rename(self, league: LeagueId, guild: GuildId, name: str) -> None:
        """Store the present name of a server."""
        there = _SERVERS.league_id == league, _SERVERS.guild_id == guild
        await self._connection.execute(update(league_servers).where(*there).values(name=name))

    # members

    async def join(self, league: LeagueId, guild: GuildId, user: UserId) -> bool:
        """Make a user a member through a server; return whether they weren't one, through any server."""
        row = {"league_id": league, "user_id": user, "guild_id": guild}
        return await insert_new(self._connection, league_members, row)

    async def leave(self, league: LeagueId, user: UserId) -> bool:
        """Remove a member; return whether they were one."""
        those = _MEMBERS.league_id == league, _MEMBERS.user_id == user
        return (await self._connection.execute(delete_from(league_members).where(*those))).rowcount > 0

    async def members(self, league: LeagueId) -> Mapping[UserId, GuildId]:
        """Return the members and the servers through which they have joined."""
        query = select(league_members).where(_MEMBERS.league_id == league).order_by(_MEMBERS.user_id)
        return {UserId(row.user_id): GuildId(row.guild_id) for row in await self._connection.execute(query)}


async def league_in(connection: AsyncConnection, row: Row[*tuple[Any, ...]], prefix: str = "") -> League:
    """Return the league in a row, whose columns may have a prefix, with its servers."""

    def value(column: str) -> Any:  # noqa: ANN401  of any type
        return getattr(row, f"{prefix}{column}")

    owner = GuildId(value("guild_id"))
    return League(
        LeagueId(value("id")),
        owner,
        Terms(value("name"), SeasonForm(value("form")), value("pace"), value("quiet")),
        await _servers(connection, LeagueId(value("id")), owner),
        value("ended_at") is not None,
    )


async def _servers(connection: AsyncConnection, league: LeagueId, owner: GuildId) -> Sequence[LeagueServer]:
    """Return the servers of a league, without those that have left it."""
    query = (
        select(league_servers)
        .join(leagues, _LEAGUES.id == _SERVERS.league_id)
        .where(_SERVERS.league_id == league)
        .where(or_(_SERVERS.ended_at.is_(None), _SERVERS.ended_at == _LEAGUES.ended_at))
        .order_by(_SERVERS.guild_id != owner, _SERVERS.joined_at, _SERVERS.guild_id)
    )
    return [
        LeagueServer(GuildId(row.guild_id), ChannelId(row.home_id), row.in_thread, row.name)
        for row in await connection.execute(query)
    ]

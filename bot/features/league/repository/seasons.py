"""The tables of seasons, and of the answers to the question who takes part."""

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
    Integer,
    Row,
    Select,
    String,
    Table,
    false,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy import delete as delete_from

from bot.domain import GuildId, UserId
from bot.features.league.repository.leagues import League, league_in, league_servers, leagues
from bot.features.league.season import LeagueId, SeasonId, Stage, Terms
from bot.storage.schema import Moment, Repository, insert_new, key, metadata, partial_index, upsert
from bot.storage.times import falls_due

SEASON_DUE = "league seasons"
"""Something is to be done in a season."""

league_seasons = Table(
    "league_seasons",
    metadata,
    Column("id", key(), primary_key=True),
    Column("league_id", ForeignKey("leagues.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("is_direct", Boolean, nullable=False, server_default=false()),
    Column("starts_at", Moment, nullable=False),
    Column("ends_at", Moment),
    Column("due_at", Moment),
    sqlite_autoincrement=True,
)
"""`guild_id` is the owner of the league. `is_direct` is whether its games are in direct messages, decided with the
groups. `ends_at` is NULL until the season has started. `due_at` is when something is to be done next.
"""

league_answers = Table(
    "league_answers",
    metadata,
    Column("season_id", ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("is_in", Boolean),
    Column("is_called", Boolean, nullable=False, server_default=false()),
)
"""`guild_id` is the server through which the member has joined. `is_in` is NULL without an answer; `is_called` is
whether a mention asks the user, not a direct message.
"""

_SEASONS, _ANSWERS = league_seasons.c, league_answers.c

Index("ix_league_seasons_league_id", _SEASONS.league_id, _SEASONS.number, unique=True)
partial_index("ix_league_seasons_due_at", _SEASONS.due_at, where=text("due_at IS NOT NULL"))

falls_due(SEASON_DUE, _SEASONS.due_at, guild=_SEASONS.guild_id)


@dataclass(frozen=True, slots=True)
class Season:
    id: SeasonId
    league: League
    number: int
    stage: Stage
    starts_at: datetime
    ends_at: datetime | None
    is_direct: bool
    """Whether its games are in direct messages."""

    @property
    def owner(self) -> GuildId:
        """The server whose process moves it forward."""
        return self.league.owner

    @property
    def terms(self) -> Terms:
        return self.league.terms


class SeasonRepository(Repository):
    async def add(
        self,
        league: LeagueId,
        owner: GuildId,
        number: int,
        starts_at: datetime,
        due_at: datetime,
        *,
        stage: Stage = Stage.OPEN,
    ) -> SeasonId:
        row = {
            "league_id": league,
            "guild_id": owner,
            "number": number,
            "stage": stage,
            "starts_at": starts_at,
            "due_at": due_at,
        }
        added = await self._connection.execute(insert(league_seasons).values(row).returning(_SEASONS.id))
        self._falls_due(due_at)
        return SeasonId(added.scalar_one())

    async def find(self, season: SeasonId, *, lock: bool = False) -> Season | None:
        """Return a season; with `lock` nobody else changes it until the transaction ends."""
        if lock:
            await self._connection.execute(select(_SEASONS.id).where(_SEASONS.id == season).with_for_update())
        row = (await self._connection.execute(_WITH_LEAGUE.where(_SEASONS.id == season))).one_or_none()
        return await self._season(row) if row else None

    async def latest(self, league: LeagueId, *, lock: bool = False) -> Season:
        """Return the latest season of a league, which has one from its start; `lock` as in `find`."""
        query = _WITH_LEAGUE.where(_SEASONS.league_id == league).order_by(_SEASONS.number.desc()).limit(1)
        season = await self._season((await self._connection.execute(query)).one())
        return (await self.find(season.id, lock=True) if lock else None) or season

    async def before(self, season: Season) -> Season | None:
        """Return the season before one."""
        those = _SEASONS.league_id == season.league.id, _SEASONS.number == season.number - 1
        row = (await self._connection.execute(_WITH_LEAGUE.where(*those))).one_or_none()
        return await self._season(row) if row else None

    async def at(self, guild: GuildId, moment: datetime) -> Sequence[Season]:
        """Return the seasons of the league that ran in a server at a moment, and hasn't ended there since."""
        there = league_servers.c
        ran = there.guild_id == guild, or_(there.ended_at.is_(None), there.ended_at > moment)
        league = select(there.league_id).where(*ran).order_by(there.joined_at).limit(1).scalar_subquery()
        query = _WITH_LEAGUE.where(_SEASONS.league_id == league).order_by(_SEASONS.number)
        return [await self._season(row) for row in (await self._connection.execute(query)).all()]

    async def due(self, at: datetime) -> Sequence[SeasonId]:
        """Return the seasons in which something is to be done."""
        query = select(_SEASONS.id).where(_SEASONS.due_at <= at, *self._own(_SEASONS.guild_id))
        found = await self._connection.execute(query.order_by(_SEASONS.due_at))
        return [SeasonId(each) for each in found.scalars()]

    async def advance(
        self, season: Season, stage: Stage, due_at: datetime | None, **further: datetime | bool
    ) -> None:
        """Record a stage of a season and when something is to be done next, and change `further` columns."""
        values = {"stage": stage, "due_at": due_at, **further}
        await self._connection.execute(update(league_seasons).where(_SEASONS.id == season.id).values(values))
        self._falls_due(due_at)

    async def is_due(self, season: SeasonId, due_at: datetime) -> None:
        """Have a season looked at, unless it is due before."""
        those = _SEASONS.id == season, _SEASONS.due_at.is_(None) | (_SEASONS.due_at > due_at)
        await self._connection.execute(update(league_seasons).where(*those).values(due_at=due_at))
        self._falls_due(due_at)

    async def _season(self, row: Row[*tuple[Any, ...]]) -> Season:
        return Season(
            SeasonId(row.id),
            await league_in(self._connection, row, "of_"),
            row.number,
            Stage(row.stage),
            row.starts_at,
            row.ends_at,
            row.is_direct,
        )

    # answers

    async def ask(self, season: SeasonId, user: UserId, guild: GuildId, *, is_called: bool) -> None:
        """Record that a member of a server is asked; an answer stays."""
        row = {"season_id": season, "user_id": user, "guild_id": guild, "is_called": is_called}
        await insert_new(self._connection, league_answers, row)

    async def call(self, season: SeasonId, user: UserId) -> bool:
        """Record that a mention asks a user, not a direct message; return whether they haven't answered."""
        theirs = _ANSWERS.season_id == season, _ANSWERS.user_id == user, _ANSWERS.is_in.is_(None)
        called = update(league_answers).where(*theirs).values(is_called=True)
        return (await self._connection.execute(called)).rowcount > 0

    async def answer(self, season: SeasonId, user: UserId, guild: GuildId, *, is_in: bool) -> None:
        row = {"season_id": season, "user_id": user, "guild_id": guild, "is_in": is_in}
        await upsert(self._connection, league_answers, row)

    async def withdraw_answer(self, season: SeasonId, user: UserId) -> None:
        those = _ANSWERS.season_id == season, _ANSWERS.user_id == user
        await self._connection.execute(delete_from(league_answers).where(*those))

    async def answers(self, season: SeasonId) -> Mapping[UserId, bool | None]:
        """Return who was asked or has joined, and the answers."""
        rows = await self._connection.execute(select(league_answers).where(_ANSWERS.season_id == season))
        return {UserId(row.user_id): row.is_in for row in rows}

    async def to_call(self, season: SeasonId, guild: GuildId) -> Sequence[UserId]:
        """Return those of a server who are asked by a mention and haven't answered."""
        theirs = _ANSWERS.season_id == season, _ANSWERS.guild_id == guild
        waiting = _ANSWERS.is_called, _ANSWERS.is_in.is_(None)
        query = select(_ANSWERS.user_id).where(*theirs, *waiting).order_by(_ANSWERS.user_id)
        return [UserId(user) for user in (await self._connection.execute(query)).scalars()]


_LEAGUE_COLUMNS = [column.label(f"of_{column.name}") for column in leagues.c]
_WITH_LEAGUE: Select[Any] = select(league_seasons, *_LEAGUE_COLUMNS).join(
    leagues, leagues.c.id == _SEASONS.league_id
)

"""The table of the places of seasons: where each server shows a season, which is up to that server's process."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Row, Table, insert, null, select, text, update
from sqlalchemy import delete as delete_from

from bot.domain import ChannelId, GuildId
from bot.features.league.repository.seasons import SEASON_DUE, league_seasons
from bot.features.league.season import LeagueId, SeasonId
from bot.storage.schema import Moment, Repository, Utc, metadata, partial_index
from bot.storage.times import falls_due

league_places = Table(
    "league_places",
    metadata,
    Column("season_id", ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("thread_id", BigInteger),
    Column("called_at", Utc),
    Column("due_at", Moment),
)
"""`called_at` is when those were mentioned whom no direct message asks. `due_at` is when something is to be done."""

_PLACES = league_places.c

partial_index("ix_league_places_due_at", _PLACES.due_at, where=text("due_at IS NOT NULL"))

falls_due(SEASON_DUE, _PLACES.due_at, guild=_PLACES.guild_id)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server shows a season."""

    season: SeasonId
    guild: GuildId
    thread: ChannelId | None
    """The thread of the season; the home of the league if no thread can be opened there, or if that is one."""
    called_at: datetime | None


class PlaceRepository(Repository):
    async def add(self, season: SeasonId, guild: GuildId, due_at: datetime) -> None:
        row = {"season_id": season, "guild_id": guild, "due_at": due_at}
        await self._connection.execute(insert(league_places).values(row))
        self._falls_due(due_at)

    async def of(self, season: SeasonId) -> Sequence[Place]:
        """Return the places of a season, none for a server that has left the league."""
        query = select(league_places).where(_PLACES.season_id == season).order_by(_PLACES.guild_id)
        return [_place(row) for row in await self._connection.execute(query)]

    async def find(self, season: SeasonId, guild: GuildId) -> Place | None:
        query = select(league_places).where(_PLACES.season_id == season, _PLACES.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        return _place(row) if row else None

    async def due(self, at: datetime) -> Sequence[Place]:
        """Return the places at which something is to be done."""
        query = select(league_places).where(_PLACES.due_at <= at, *self._own(_PLACES.guild_id))
        return [_place(row) for row in await self._connection.execute(query.order_by(_PLACES.due_at))]

    async def is_due(self, season: SeasonId, due_at: datetime, guild: GuildId | None = None) -> None:
        """Have the place of a server, or of all, looked at."""
        those = update(league_places).where(_PLACES.season_id == season)
        if guild is not None:
            those = those.where(_PLACES.guild_id == guild)
        await self._connection.execute(those.values(due_at=due_at))
        self._falls_due(due_at)

    async def put_off(self, place: Place, due_at: datetime | None) -> None:
        """Have a place looked at later, or not any more, unless it was given up for another one."""
        await self._change(place, due_at=due_at)
        self._falls_due(due_at)

    async def keep(self, place: Place, thread: ChannelId) -> None:
        """Record the thread of a season."""
        await self._change(place, thread_id=thread)

    async def called(self, place: Place, at: datetime) -> None:
        """Record that those were mentioned whom no direct message asks."""
        await self._change(place, called_at=at)

    async def call_again(self, season: SeasonId, guild: GuildId, due_at: datetime) -> None:
        """Have those mentioned who haven't been."""
        there = _PLACES.season_id == season, _PLACES.guild_id == guild
        await self._connection.execute(
            update(league_places).where(*there).values(called_at=null(), due_at=due_at)
        )
        self._falls_due(due_at)

    async def move(self, season: SeasonId, guild: GuildId, due_at: datetime) -> None:
        """Have a season shown in another thread, which is opened if one is needed."""
        there = _PLACES.season_id == season, _PLACES.guild_id == guild
        await self._connection.execute(
            update(league_places).where(*there).values(thread_id=null(), due_at=due_at)
        )
        self._falls_due(due_at)

    async def remove(self, league: LeagueId, guild: GuildId) -> None:
        """Show no season of a league in a server any more."""
        seasons = select(league_seasons.c.id).where(league_seasons.c.league_id == league)
        there = _PLACES.season_id.in_(seasons), _PLACES.guild_id == guild
        await self._connection.execute(delete_from(league_places).where(*there))

    async def _change(self, place: Place, **values: Any) -> None:  # noqa: ANN401  of any column
        there = _PLACES.season_id == place.season, _PLACES.guild_id == place.guild
        same = _PLACES.thread_id.is_not_distinct_from(place.thread)
        await self._connection.execute(update(league_places).where(*there, same).values(values))


def _place(row: Row[*tuple[Any, ...]]) -> Place:
    return Place(
        SeasonId(row.season_id),
        GuildId(row.guild_id),
        None if row.thread_id is None else ChannelId(row.thread_id),
        row.called_at,
    )

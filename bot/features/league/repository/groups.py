"""The tables of groups: the seats of their players, and the games between them.

A player who has deleted their data has no id there any more. A game names its players by their seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

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
    and_,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId, UserId
from bot.domain.ids import FORMER_WHITE
from bot.features.league.repository.leagues import league_members, league_servers
from bot.features.league.repository.messages import CARD, PODIUM, RESULT, TABLE
from bot.features.league.repository.seasons import Season, league_answers, league_seasons
from bot.features.league.season import GameId, LeagueId, SeasonId, Stage
from bot.features.league.standings import Decision, How, Played, Seat, Seated
from bot.storage.hooks import USER, counts_for_user, forgets, keeps_names, on_forget_user
from bot.storage.schema import Repository, Utc, key, metadata
from bot.storage.views import ROWS, compare_again

PROOF = "league end"
"""The kind of search that decides an open game at the end of a season."""

league_seats = Table(
    "league_seats",
    metadata,
    Column("season_id", ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False),
    Column("group_number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("player_id", BigInteger, index=True),
    Column("server_id", BigInteger, nullable=False),
    Column("rating", Integer),
    Column("is_out", Boolean, nullable=False, server_default=false()),
    Column("losses_on_time", Integer, nullable=False, server_default="0"),
    Column("earned", Integer),
)
"""`guild_id` is the owner of the league, `server_id` the server through which the player has joined, whose data may be
deleted before the season's. `earned` is the player's place in the order of the next season, once the season is over.
"""

league_games = Table(
    "league_games",
    metadata,
    Column("id", key(), primary_key=True),
    Column("season_id", ForeignKey("league_seasons.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("group_number", Integer, nullable=False),
    Column("white_seat", Integer, nullable=False),
    Column("black_seat", Integer, nullable=False),
    Column("match_id", ForeignKey("matches.id"), index=True),
    Column("closed_after", Integer),
    Column("decided_by", String(10)),
    Column("decided_at", Utc),
    Column("margin", Integer),
    sqlite_autoincrement=True,
)
"""`closed_after` is the last event that counts, if the season ended before the game. `margin` is White's."""

_SEASONS, _SEATS, _GAMES = league_seasons.c, league_seats.c, league_games.c

Index(
    "ix_league_games_season_id",
    *(_GAMES.season_id, _GAMES.group_number, _GAMES.white_seat, _GAMES.black_seat),
    unique=True,
)

keeps_names(_SEATS.player_id)
forgets(_SEATS.player_id)
counts_for_user("kept-league-seasons", select(func.count()).where(_SEATS.player_id == USER))

PLAYED_BY = and_(
    _GAMES.season_id == _SEATS.season_id,
    _GAMES.group_number == _SEATS.group_number,
    _SEATS.seat.in_([_GAMES.white_seat, _GAMES.black_seat]),
)
"""The condition of the seats of a game."""


@on_forget_user
async def draw_again(connection: AsyncConnection, user: UserId) -> None:
    """Have the cards, tables, results and podiums compared again that may name a user."""
    asked = select(league_answers.c.season_id).where(league_answers.c.user_id == user)
    for seasons in (asked, select(_SEATS.season_id).where(_SEATS.player_id == user)):
        await compare_again(connection, ROWS.kind.in_([CARD, TABLE, PODIUM]), ROWS.about.in_(seasons))
    theirs = league_members.c.user_id == user
    coming = select(_SEASONS.id).join(league_members, league_members.c.league_id == _SEASONS.league_id)
    await compare_again(connection, ROWS.kind == CARD, ROWS.about.in_(coming.where(theirs)))
    games = select(_GAMES.id).join(league_seats, PLAYED_BY).where(_SEATS.player_id == user)
    await compare_again(connection, ROWS.kind == RESULT, ROWS.about.in_(games))


def servers_of_leagues(user: UserId) -> Select[tuple[int]]:
    """Select the servers, also those that have left, of the leagues in which a user has played."""
    there = league_servers.c
    return (
        select(there.guild_id)
        .join(league_seasons, _SEASONS.league_id == there.league_id)
        .join(league_seats, _SEATS.season_id == _SEASONS.id)
        .where(_SEATS.player_id == user)
    )


class Entrant(NamedTuple):
    """A player who gets a seat."""

    user: UserId
    rating: int | None
    server: GuildId
    """The server through which they have joined."""


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """A player of a group."""

    group: int
    """From 0 on."""
    seated: Seated
    user: UserId
    """`FORMER_WHITE` for a player who has deleted their data."""
    server: GuildId
    """The server through which they have joined."""


@dataclass(frozen=True, slots=True)
class SeasonGame:
    id: GameId
    season: SeasonId
    group: int
    played: Played
    match: MatchId | None
    """None until it is begun."""
    closed_after: int | None
    decided_at: datetime | None

    @property
    def is_open(self) -> bool:
        return self.played.decision is None

    def is_lost_on_time_by(self, seat: TakenSeat) -> bool:
        decision, own = self.played.decision, seat.seated.seat
        if self.group != seat.group or decision is None or decision.how is not How.TIME:
            return False
        return own == (self.played.black if decision.margin > 0 else self.played.white)


class GroupRepository(Repository):
    # seats

    async def seat(self, season: Season, group: int, players: Sequence[Entrant]) -> None:
        """Store the players of a group, in the order of their seats."""
        rows = [
            {
                "season_id": season.id,
                "group_number": group,
                "seat": seat,
                "guild_id": season.owner,
                "player_id": player.user,
                "server_id": player.server,
                "rating": player.rating,
            }
            for seat, player in enumerate(players)
        ]
        await self._connection.execute(insert(league_seats), rows)

    async def seats(self, season: SeasonId) -> Sequence[TakenSeat]:
        query = select(league_seats).where(_SEATS.season_id == season)
        rows = await self._connection.execute(query.order_by(_SEATS.group_number, _SEATS.seat))
        return [_seat(row) for row in rows]

    async def seat_of(self, season: SeasonId, user: UserId) -> TakenSeat | None:
        query = select(league_seats).where(_SEATS.season_id == season, _SEATS.player_id == user)
        row = (await self._connection.execute(query)).one_or_none()
        return _seat(row) if row else None

    async def count_loss_on_time(self, season: SeasonId, user: UserId) -> int:
        """Count a loss on time; return how many a player has by now."""
        more = (
            update(league_seats)
            .where(_SEATS.season_id == season, _SEATS.player_id == user)
            .values(losses_on_time=_SEATS.losses_on_time + 1)
        )
        return (
            await self._connection.execute(more.returning(_SEATS.losses_on_time))
        ).scalar_one_or_none() or 0

    async def put_out(self, season: SeasonId, user: UserId) -> None:
        out = update(league_seats).where(_SEATS.season_id == season, _SEATS.player_id == user)
        await self._connection.execute(out.values(is_out=True))

    async def keep_earned(self, season: SeasonId, order: Sequence[UserId]) -> None:
        """Store the order in which the players have earned their places."""
        for place, user in enumerate(order):
            those = _SEATS.season_id == season, _SEATS.player_id == user
            await self._connection.execute(update(league_seats).where(*those).values(earned=place))

    async def earned(self, season: SeasonId) -> Sequence[UserId]:
        """Return the players in the order of their places in the next season."""
        those = _SEATS.season_id == season, _SEATS.earned.is_not(None), _SEATS.player_id.is_not(None)
        found = await self._connection.execute(select(_SEATS.player_id).where(*those).order_by(_SEATS.earned))
        return [UserId(user) for user in found.scalars()]

    async def winner(self, league: LeagueId, guild: GuildId) -> UserId | None:
        """Return the winner of the last season that is over, if they have joined it through a server."""
        query = (
            select(_SEATS.player_id, _SEATS.server_id)
            .join(league_seasons, _SEASONS.id == _SEATS.season_id)
            .where(_SEASONS.league_id == league, _SEASONS.stage == Stage.OVER, _SEATS.earned == 0)
            .order_by(_SEASONS.number.desc())
            .limit(1)
        )
        row = (await self._connection.execute(query)).first()
        if row is None or row.player_id is None or row.server_id != guild:
            return None
        return UserId(row.player_id)

    async def draw_again(self, user: UserId) -> None:
        """Have the messages of all seasons compared again that show whether a user's profile is hidden."""
        await draw_again(self._connection, user)

    # games

    async def add_game(self, season: Season, group: int, white: Seat, black: Seat) -> None:
        await self._connection.execute(
            insert(league_games).values(
                season_id=season.id,
                guild_id=season.owner,
                group_number=group,
                white_seat=white,
                black_seat=black,
            )
        )

    async def games(self, season: SeasonId) -> Sequence[SeasonGame]:
        query = select(league_games).where(_GAMES.season_id == season).order_by(_GAMES.id)
        return [_game(row) for row in await self._connection.execute(query)]

    async def game(self, game: GameId, *, lock: bool = False) -> SeasonGame | None:
        """Return a game; with `lock` nobody else changes it until the transaction ends."""
        query = select(league_games).where(_GAMES.id == game)
        row = (await self._connection.execute(query.with_for_update() if lock else query)).one_or_none()
        return _game(row) if row else None

    async def begun(self, game: GameId, match: MatchId) -> None:
        await self._connection.execute(update(league_games).where(_GAMES.id == game).values(match_id=match))

    async def close(self, game: GameId, last: int) -> None:
        """Record the last event of a game that counts."""
        await self._connection.execute(
            update(league_games).where(_GAMES.id == game).values(closed_after=last)
        )

    async def decide(self, game: GameId, decision: Decision, at: datetime) -> bool:
        """Store the result of a game unless it has one; return whether it hadn't."""
        changed = await self._connection.execute(
            update(league_games)
            .where(_GAMES.id == game, _GAMES.decided_by.is_(None))
            .values(decided_by=decision.how, decided_at=at, margin=decision.margin)
        )
        return changed.rowcount > 0

    async def has_open(self, season: SeasonId) -> bool:
        query = select(_GAMES.id).where(_GAMES.season_id == season, _GAMES.decided_by.is_(None)).limit(1)
        return (await self._connection.execute(query)).first() is not None

    async def open_matches(self, season: SeasonId, user: UserId) -> Sequence[MatchId]:
        """Return a player's matches that are open in the league, those that wait longest first."""
        query = (
            select(_GAMES.match_id)
            .join(league_seats, PLAYED_BY)
            .where(_GAMES.season_id == season, _SEATS.player_id == user)
            .where(_GAMES.decided_by.is_(None), _GAMES.match_id.is_not(None))
        )
        found = await self._connection.execute(query.order_by(_GAMES.match_id))
        return [MatchId(number) for number in found.scalars()]


def _seat(row: Row[*tuple[Any, ...]]) -> TakenSeat:
    user = FORMER_WHITE if row.player_id is None else UserId(row.player_id)
    seated = Seated(Seat(row.seat), row.rating, row.is_out)
    return TakenSeat(row.group_number, seated, user, GuildId(row.server_id))


def _game(row: Row[*tuple[Any, ...]]) -> SeasonGame:
    decision = None if row.decided_by is None else Decision(How(row.decided_by), row.margin)
    return SeasonGame(
        GameId(row.id),
        SeasonId(row.season_id),
        row.group_number,
        Played(Seat(row.white_seat), Seat(row.black_seat), decision),
        None if row.match_id is None else MatchId(row.match_id),
        row.closed_after,
        row.decided_at,
    )

"""The tables of leagues: their members, seasons, the answers to the question who takes part, groups, and games.

A player of a group who has deleted their data has no id there any more. A game names its players by their seats.
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
    Integer,
    Row,
    Select,
    String,
    Table,
    Text,
    and_,
    false,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import delete as delete_from
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, UserId
from bot.domain.ids import FORMER_WHITE
from bot.domain.titles import declare_title
from bot.domain.view import ViewKey
from bot.features.league.season import GameId, LeagueId, SeasonForm, SeasonId, Stage, Terms
from bot.features.league.standings import Decision, How, Played, Seat, Seated
from bot.storage.hooks import USER, counts_for_user, keeps_names, on_forget_user
from bot.storage.schema import (
    Moment,
    PaceCode,
    Repository,
    Utc,
    insert_new,
    key,
    metadata,
    partial_index,
    upsert,
)
from bot.storage.times import falls_due
from bot.storage.views import ROWS, compare_again

SEASON_DUE = "league seasons"
"""Something is to be done in a season."""

WINNER = declare_title("league")
"""The title of having won the last season."""

PROOF = "league end"
"""The kind of search that decides an open game at the end of a season."""

CARD, TABLE, RESULT, PODIUM = VIEWS = "league season", "league table", "league result", "league podium"
"""The kinds of views: by season, by season with the group as part, by game, and by season."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("form", String(10), nullable=False),
    Column("pace", PaceCode, nullable=False),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("home_id", BigInteger, nullable=False),
    Column("in_thread", Boolean, nullable=False, server_default=false()),
    Column("ended_at", Utc),
    sqlite_autoincrement=True,
)
"""`home_id` is where seasons are announced; if it is a thread, they are played there, too, otherwise in threads of
their own.
"""

league_members = Table(
    "league_members",
    metadata,
    Column("league_id", ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
)

league_seasons = Table(
    "league_seasons",
    metadata,
    Column("id", key(), primary_key=True),
    Column("league_id", ForeignKey("leagues.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("starts_at", Moment, nullable=False),
    Column("ends_at", Moment),
    Column("thread_id", BigInteger),
    Column("called_at", Utc),
    Column("due_at", Moment),
    sqlite_autoincrement=True,
)
"""`ends_at` is NULL until the season has started. `called_at` is when those were mentioned whom no direct message asks.
`due_at` is when something is to be done next.
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
"""`is_in` is NULL without an answer; `is_called` is whether a mention asks the user, not a direct message."""

league_seats = Table(
    "league_seats",
    metadata,
    Column("season_id", ForeignKey("league_seasons.id"), primary_key=True, autoincrement=False),
    Column("group_number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("player_id", BigInteger, index=True),
    Column("rating", Integer),
    Column("is_out", Boolean, nullable=False, server_default=false()),
    Column("losses_on_time", Integer, nullable=False, server_default="0"),
    Column("earned", Integer),
)
"""`earned` is the player's place in the order of the next season, once the season is over."""

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

_LEAGUES, _SEASONS, _SEATS, _GAMES = leagues.c, league_seasons.c, league_seats.c, league_games.c

_RUNNING = text("ended_at IS NULL")
Index("ix_leagues_guild_id", _LEAGUES.guild_id, unique=True, sqlite_where=_RUNNING, postgresql_where=_RUNNING)
Index("ix_league_seasons_league_id", _SEASONS.league_id, _SEASONS.number, unique=True)
Index(
    "ix_league_games_season_id",
    *(_GAMES.season_id, _GAMES.group_number, _GAMES.white_seat, _GAMES.black_seat),
    unique=True,
)
partial_index("ix_league_seasons_due_at", _SEASONS.due_at, where=text("due_at IS NOT NULL"))

falls_due(SEASON_DUE, _SEASONS.due_at, guild=_SEASONS.guild_id)
keeps_names(_SEATS.player_id)
keeps_names(league_members.c.user_id)
counts_for_user(
    "kept-league-memberships",
    select(func.count()).select_from(league_members).where(league_members.c.user_id == USER),
)
counts_for_user("kept-league-seasons", select(func.count()).where(_SEATS.player_id == USER))

_PLAYED_BY = and_(
    _GAMES.season_id == _SEATS.season_id,
    _GAMES.group_number == _SEATS.group_number,
    _SEATS.seat.in_([_GAMES.white_seat, _GAMES.black_seat]),
)
"""The seats of a game."""

NO_LONGER_PLAYED = (Stage.OVER, Stage.ENDED)


@on_forget_user
async def leave_seats(connection: AsyncConnection, user: UserId) -> None:
    """Take a user out of running seasons, and the id out of all.

    The messages that may name the user are compared again.
    """
    await _draw_again(connection, user)
    games = select(_GAMES.id).join(league_seats, _PLAYED_BY).where(_SEATS.player_id == user)
    await compare_again(connection, ROWS.kind == RESULT, ROWS.about.in_(games))
    running = select(_SEASONS.id).where(_SEASONS.stage.not_in(NO_LONGER_PLAYED))
    own = _SEATS.player_id == user
    await connection.execute(
        update(league_seats).where(own, _SEATS.season_id.in_(running)).values(is_out=True)
    )
    await connection.execute(update(league_seats).where(own).values(player_id=None))


async def _draw_again(connection: AsyncConnection, user: UserId) -> None:
    """Have the cards, tables and podiums compared again that may name a user."""
    asked = select(league_answers.c.season_id).where(league_answers.c.user_id == user)
    for seasons in (asked, select(_SEATS.season_id).where(_SEATS.player_id == user)):
        await compare_again(connection, ROWS.kind.in_([CARD, TABLE, PODIUM]), ROWS.about.in_(seasons))
    theirs = league_members.c.user_id == user
    coming = select(_SEASONS.id).join(league_members, league_members.c.league_id == _SEASONS.league_id)
    await compare_again(connection, ROWS.kind == CARD, ROWS.about.in_(coming.where(theirs)))


@dataclass(frozen=True, slots=True)
class League:
    id: LeagueId
    guild: GuildId
    terms: Terms
    home: ChannelId
    in_thread: bool
    """Whether the home is a thread or a forum post, in which the seasons are played."""
    has_ended: bool


@dataclass(frozen=True, slots=True)
class Season:
    id: SeasonId
    league: League
    number: int
    stage: Stage
    starts_at: datetime
    ends_at: datetime | None
    thread: ChannelId | None
    called_at: datetime | None

    @property
    def guild(self) -> GuildId:
        return self.league.guild

    @property
    def terms(self) -> Terms:
        return self.league.terms


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """A player of a group."""

    group: int
    """From 0 on."""
    seated: Seated
    user: UserId
    """`FORMER_WHITE` for a player who has deleted their data."""


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


def card_key(season: SeasonId) -> ViewKey:
    return ViewKey(CARD, season)


def table_key(season: SeasonId, group: int) -> ViewKey:
    return ViewKey(TABLE, season, str(group))


def podium_key(season: SeasonId) -> ViewKey:
    return ViewKey(PODIUM, season)


def result_key(game: GameId) -> ViewKey:
    return ViewKey(RESULT, game)


class LeagueRepository(Repository):
    # leagues

    async def of(self, guild: GuildId) -> League | None:
        """Return the running league of a server."""
        query = select(leagues).where(_LEAGUES.guild_id == guild, _LEAGUES.ended_at.is_(None))
        row = (await self._connection.execute(query)).one_or_none()
        return _league(row) if row else None

    async def seasons_at(self, guild: GuildId, moment: datetime) -> Sequence[Season]:
        """Return the seasons of the league that ran in a server at a moment, and hasn't been ended since."""
        those = _LEAGUES.guild_id == guild, _LEAGUES.ended_at.is_(None) | (_LEAGUES.ended_at > moment)
        query = _WITH_LEAGUE.where(*those).order_by(_SEASONS.league_id, _SEASONS.number)
        found = [_season(row) for row in await self._connection.execute(query)]
        return [season for season in found if season.league.id == found[0].league.id]

    async def add(self, guild: GuildId, terms: Terms, home: ChannelId, *, in_thread: bool) -> LeagueId:
        """Add a league to a server that has no running one."""
        row = {
            "guild_id": guild,
            "name": terms.name,
            "form": terms.form,
            "pace": terms.pace,
            "quiet": terms.quiet,
            "home_id": home,
            "in_thread": in_thread,
        }
        added = await self._connection.execute(insert(leagues).values(row).returning(_LEAGUES.id))
        return LeagueId(added.scalar_one())

    async def end(self, league: LeagueId, at: datetime) -> bool:
        """End a league; return whether it was running."""
        those = _LEAGUES.id == league, _LEAGUES.ended_at.is_(None)
        ended = update(leagues).where(*those).values(ended_at=at)
        return (await self._connection.execute(ended)).rowcount > 0

    async def move(self, league: LeagueId, home: ChannelId, *, in_thread: bool) -> None:
        """Have the coming posts of a league in another place."""
        moved = update(leagues).where(_LEAGUES.id == league).values(home_id=home, in_thread=in_thread)
        await self._connection.execute(moved)

    # members

    async def join(self, league: League, user: UserId) -> bool:
        """Make a user a member; return whether they weren't one."""
        row = {"league_id": league.id, "user_id": user, "guild_id": league.guild}
        return await insert_new(self._connection, league_members, row)

    async def leave(self, league: LeagueId, user: UserId) -> bool:
        """Remove a member; return whether they were one."""
        those = league_members.c.league_id == league, league_members.c.user_id == user
        return (await self._connection.execute(delete_from(league_members).where(*those))).rowcount > 0

    async def members(self, league: LeagueId) -> Sequence[UserId]:
        query = select(league_members.c.user_id).where(league_members.c.league_id == league)
        found = await self._connection.execute(query.order_by(league_members.c.user_id))
        return [UserId(user) for user in found.scalars()]

    # seasons

    async def add_season(
        self, league: LeagueId, guild: GuildId, number: int, starts_at: datetime, due_at: datetime
    ) -> SeasonId:
        row = {
            "league_id": league,
            "guild_id": guild,
            "number": number,
            "stage": Stage.OPEN,
            "starts_at": starts_at,
            "due_at": due_at,
        }
        added = await self._connection.execute(insert(league_seasons).values(row).returning(_SEASONS.id))
        self._falls_due(due_at)
        return SeasonId(added.scalar_one())

    async def season(self, season: SeasonId, *, lock: bool = False) -> Season | None:
        """Return a season; with `lock` nobody else changes it until the transaction ends."""
        if lock:
            await self._connection.execute(select(_SEASONS.id).where(_SEASONS.id == season).with_for_update())
        row = (await self._connection.execute(_WITH_LEAGUE.where(_SEASONS.id == season))).one_or_none()
        return _season(row) if row else None

    async def latest(self, league: LeagueId) -> Season:
        """Return the latest season of a league, which has one from its start."""
        query = _WITH_LEAGUE.where(_SEASONS.league_id == league).order_by(_SEASONS.number.desc()).limit(1)
        return _season((await self._connection.execute(query)).one())

    async def before(self, season: Season) -> Season | None:
        """Return the season before one."""
        those = _SEASONS.league_id == season.league.id, _SEASONS.number == season.number - 1
        row = (await self._connection.execute(_WITH_LEAGUE.where(*those))).one_or_none()
        return _season(row) if row else None

    async def due(self, at: datetime) -> Sequence[SeasonId]:
        """Return the seasons in which something is to be done."""
        query = select(_SEASONS.id).where(_SEASONS.due_at <= at, *self._own(_SEASONS.guild_id))
        found = await self._connection.execute(query.order_by(_SEASONS.due_at))
        return [SeasonId(each) for each in found.scalars()]

    async def advance(
        self, season: Season, stage: Stage, due_at: datetime | None, **further: datetime | int | None
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

    # answers

    async def ask(self, season: Season, user: UserId, *, is_called: bool) -> None:
        """Record that a member is asked; an answer stays."""
        row = {"season_id": season.id, "user_id": user, "guild_id": season.guild, "is_called": is_called}
        await insert_new(self._connection, league_answers, row)

    async def answer(self, season: Season, user: UserId, *, is_in: bool) -> None:
        row = {"season_id": season.id, "user_id": user, "guild_id": season.guild, "is_in": is_in}
        await upsert(self._connection, league_answers, row)

    async def withdraw_answer(self, season: Season, user: UserId) -> None:
        answer = league_answers.c
        those = answer.season_id == season.id, answer.user_id == user
        await self._connection.execute(delete_from(league_answers).where(*those))

    async def answers(self, season: SeasonId) -> Mapping[UserId, bool | None]:
        """Return who was asked or has joined, and the answers."""
        answer = league_answers.c
        rows = await self._connection.execute(select(league_answers).where(answer.season_id == season))
        return {UserId(row.user_id): row.is_in for row in rows}

    async def to_call(self, season: SeasonId) -> Sequence[UserId]:
        """Return those who are asked by a mention and haven't answered."""
        answer = league_answers.c
        those = answer.season_id == season, answer.is_called, answer.is_in.is_(None)
        found = await self._connection.execute(select(answer.user_id).where(*those).order_by(answer.user_id))
        return [UserId(user) for user in found.scalars()]

    async def draw_again(self, user: UserId) -> None:
        """Have the messages of all seasons compared again that show whether a user's profile is hidden."""
        await _draw_again(self._connection, user)

    # groups

    async def seat(self, season: Season, group: int, players: Sequence[tuple[UserId, int | None]]) -> None:
        """Store the players of a group with their ratings, in the order of their seats."""
        rows = [
            {
                "season_id": season.id,
                "group_number": group,
                "seat": seat,
                "guild_id": season.guild,
                "player_id": user,
                "rating": rating,
            }
            for seat, (user, rating) in enumerate(players)
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

    async def winner(self, league: LeagueId) -> UserId | None:
        """Return the winner of the last season of a league that is over; None if there is none."""
        query = (
            select(_SEATS.player_id)
            .join(league_seasons, _SEASONS.id == _SEATS.season_id)
            .where(_SEASONS.league_id == league, _SEASONS.stage == Stage.OVER, _SEATS.earned == 0)
            .order_by(_SEASONS.number.desc())
            .limit(1)
        )
        user = (await self._connection.execute(query)).scalar()
        return None if user is None else UserId(user)

    # games

    async def add_game(self, season: Season, group: int, white: Seat, black: Seat) -> None:
        await self._connection.execute(
            insert(league_games).values(
                season_id=season.id,
                guild_id=season.guild,
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
            .join(league_seats, _PLAYED_BY)
            .where(_GAMES.season_id == season, _SEATS.player_id == user)
            .where(_GAMES.decided_by.is_(None), _GAMES.match_id.is_not(None))
        )
        found = await self._connection.execute(query.order_by(_GAMES.match_id))
        return [MatchId(number) for number in found.scalars()]


_LEAGUE_COLUMNS = [column.label(f"of_{column.name}") for column in _LEAGUES]
_WITH_LEAGUE: Select[Any] = select(league_seasons, *_LEAGUE_COLUMNS).join(
    leagues, _LEAGUES.id == _SEASONS.league_id
)


def _league(row: Row[*tuple[Any, ...]], prefix: str = "") -> League:
    def value(column: str) -> Any:  # noqa: ANN401  of any type
        return getattr(row, f"{prefix}{column}")

    return League(
        LeagueId(value("id")),
        GuildId(value("guild_id")),
        Terms(value("name"), SeasonForm(value("form")), value("pace"), value("quiet")),
        ChannelId(value("home_id")),
        value("in_thread"),
        value("ended_at") is not None,
    )


def _season(row: Row[*tuple[Any, ...]]) -> Season:
    return Season(
        SeasonId(row.id),
        _league(row, "of_"),
        row.number,
        Stage(row.stage),
        row.starts_at,
        row.ends_at,
        None if row.thread_id is None else ChannelId(row.thread_id),
        row.called_at,
    )


def _seat(row: Row[*tuple[Any, ...]]) -> TakenSeat:
    user = FORMER_WHITE if row.player_id is None else UserId(row.player_id)
    return TakenSeat(row.group_number, Seated(Seat(row.seat), row.rating, row.is_out), user)


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

"""Ratings, the results that they are computed from, and what each game changed.

Results are derived from the events of a match and stored when it ends; ratings are computed from the results. When a
player is forgotten, that player's rows are deleted. The opponents' rows stay and hold the strength that the forgotten
player had, so that the opponents' ratings don't change, even if all ratings are computed again.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Float,
    Index,
    Integer,
    Row,
    Table,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, Match, MatchId, Players, Setup, Stakes, UserId, Venue
from bot.domain.computer import Level
from bot.domain.glicko import LOSS, TIE, WIN, Strength
from bot.domain.match import Head
from bot.domain.occasion import CASUAL
from bot.domain.rating_history import Standing
from bot.domain.results import PlayerResult
from bot.domain.standing_messages import standing_kind
from bot.features.ratings.computing import Change, RatedGame
from bot.storage.hooks import USER, counts_for_user, on_forget_server, on_forget_user
from bot.storage.match_queries import HEAD
from bot.storage.match_tables import TIED, events, matches
from bot.storage.people import hides_profile
from bot.storage.player_results import player_results
from bot.storage.schema import (
    Repository,
    Utc,
    insert_new,
    metadata,
    strength_columns,
    strength_in,
    update_each,
    upsert,
)
from dvonn import Colour, Termination

STANDING_TABLE = standing_kind("ratings", 1)
"""The server's table of ratings, as a standing message."""

_LOCK = -29
"""The key of the lock that is held while ratings change; no id has this value.

The lock prevents two games from being rated from the same standing.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_at", Utc, nullable=False),
)

player_places = Table(
    "player_places",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("last_at", Utc, nullable=False),
)

_RESULTS, _PLACES = player_results.c, player_places.c
Index("ix_player_places_guild_id_last_at", _PLACES.guild_id, _PLACES.last_at)

counts_for_user("kept-results", select(func.count()).where(_RESULTS.user_id == USER))

_COUNTED = and_(_RESULTS.counts, matches.c.rated == Stakes.RATED)
_WITH_MATCHES = player_results.join(matches, matches.c.id == _RESULTS.match_id)
_CHANGED = (
    "rating_before",
    "deviation_before",
    "volatility_before",
    "last_at",
    "rating",
    "deviation",
    "volatility",
    "opponent_rating",
    "opponent_deviation",
)


async def _wait_for_ratings(connection: AsyncConnection, _: int) -> None:
    """Wait until no other transaction changes ratings, because it and the deletion of rows could deadlock."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


on_forget_user(_wait_for_ratings)
on_forget_server(_wait_for_ratings)


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's rating after the last rated game."""

    strength: Strength
    games: int
    last_at: datetime

    def at(self, moment: datetime) -> Strength:
        return Standing(self.strength, self.last_at).at(moment)


class Shift(NamedTuple):
    """A player's rating before and after a game."""

    before: float
    after: float


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game in a player's profile."""

    head: Head
    setup: Setup
    colour: Colour
    points: float
    at: datetime
    rating: float | None
    """The player's rating after the game; None if the game wasn't rated."""
    deviation: float | None
    opponent_rating: float | None

    @property
    def opponent(self) -> UserId:
        return self.head.players.of(self.colour.opponent)


@dataclass(frozen=True, slots=True)
class ComputerGame:
    """A finished game against the computer in a player's profile."""

    head: Head
    level: Level
    points: float


class RatingRepository(Repository):
    async def lock(self) -> None:
        """Lock all ratings until the transaction ends."""
        await self._hold(_LOCK)

    # results

    async def add_results(self, match_id: MatchId, results: Iterable[PlayerResult], *, counts: bool) -> None:
        """Store the results of a match; results that are already stored don't change."""
        for result in results:
            row = {
                "match_id": match_id,
                "user_id": result.user,
                "colour": result.colour.name.lower(),
                "points": result.points,
                "margin": result.margin,
                "ended_by": result.ended_by.value,
                "finished_at": result.at,
                "moves": result.moves,
                "counts": counts,
            }
            await insert_new(self._connection, player_results, row)

    async def lost_on_time(self, user: UserId, before: datetime, *, but: MatchId) -> datetime | None:
        """Return when a player last lost a rated game on time, up to `before` and apart from match `but`."""
        query = (
            select(_RESULTS.finished_at)
            .select_from(_WITH_MATCHES)
            .where(
                *(_RESULTS.user_id == user, _RESULTS.finished_at <= before, _RESULTS.match_id != but),
                *(_RESULTS.ended_by == Termination.TIME.value, _RESULTS.points == 0),
                matches.c.rated == Stakes.RATED,
            )
            .order_by(_RESULTS.finished_at.desc())
            .limit(1)
        )
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def next_lost_on_time(self, user: UserId, since: datetime, *, but: MatchId) -> MatchId | None:
        """Return the rated match that a player lost on time next, at `since` or later and apart from match `but`."""
        query = (
            select(_RESULTS.match_id)
            .select_from(_WITH_MATCHES)
            .where(
                *(_RESULTS.user_id == user, _RESULTS.finished_at >= since, _RESULTS.match_id != but),
                *(_RESULTS.ended_by == Termination.TIME.value, _RESULTS.points == 0),
                matches.c.rated == Stakes.RATED,
            )
            .order_by(_RESULTS.finished_at, _RESULTS.match_id)
            .limit(1)
        )
        found = (await self._connection.execute(query)).scalar_one_or_none()
        return None if found is None else MatchId(found)

    async def counts(self, match_id: MatchId) -> bool:
        """Whether the results of a match count if it is rated."""
        query = select(_RESULTS.counts).where(_RESULTS.match_id == match_id).limit(1)
        return bool((await self._connection.execute(query)).scalar_one_or_none())

    async def count(self, match_id: MatchId) -> None:
        """Let the results of a match count if it is rated."""
        changed = update(player_results).where(_RESULTS.match_id == match_id).values(counts=true())
        await self._connection.execute(changed)

    async def has_moved(self, user: UserId, since: datetime, until: datetime) -> bool:
        """Whether a player made a move in any match after `since` and not after `until`; passes don't count."""
        moved = and_(
            *(events.c.match_id == matches.c.id, events.c.actor_id == user),
            *(events.c.kind.in_(("place", "move")), events.c.at > since, events.c.at <= until),
        )
        parts = (
            select(matches.c.id)
            .select_from(matches.join(events, moved))
            .where(side == user, or_(matches.c.finished_at.is_(None), matches.c.finished_at >= since))
            for side in (matches.c.white_id, matches.c.black_id)
        )
        return (await self._connection.execute(union_all(*parts).limit(1))).first() is not None

    # ratings

    async def ratings(self, users: Iterable[UserId]) -> dict[UserId, PlayerRating]:
        """Return the ratings of those users who have one."""
        query = select(ratings).where(ratings.c.user_id.in_(list(users)))
        return {UserId(row.user_id): _rating(row) for row in await self._connection.execute(query)}

    async def entries(self, since: datetime | None = None) -> list[RatedGame]:
        """Return the games that count or have been rated, in the order in which they ended.

        With `since`, return only games that ended at that time or later.
        """
        query = (
            select(
                *(_RESULTS.match_id, _RESULTS.user_id, _RESULTS.finished_at, _RESULTS.points),
                case((_COUNTED, 1), else_=0).label("counted"),
                *(_RESULTS[name] for name in _CHANGED),
            )
            .select_from(_WITH_MATCHES)
            .where(or_(_COUNTED, _RESULTS.rating.is_not(None)), true() if since is None else _later(since))
            .order_by(_RESULTS.finished_at, _RESULTS.match_id, _RESULTS.colour.desc())
        )
        return [_entry(row) for row in await self._connection.execute(query)]

    async def record(self, changes: Mapping[tuple[MatchId, UserId], Change | None]) -> None:
        rows = [
            {"match_id": match, "user_id": user, **_change_columns(change)}
            for (match, user), change in changes.items()
        ]
        await update_each(self._connection, player_results, rows)

    async def save(self, after: Mapping[UserId, PlayerRating], before: Mapping[UserId, PlayerRating]) -> None:
        """Replace the ratings `before` with those `after`; users who are missing in `after` lose their rating."""
        for user in before.keys() - after.keys():
            await self._connection.execute(delete(ratings).where(ratings.c.user_id == user))
        for user, rating in after.items():
            if rating != before.get(user):
                row = {"user_id": user, "games": rating.games, "last_at": rating.last_at}
                await upsert(self._connection, ratings, row | strength_columns(rating.strength))

    async def all_ratings(self) -> dict[UserId, PlayerRating]:
        return {UserId(row.user_id): _rating(row) for row in await self._connection.execute(select(ratings))}

    async def shifts(self, match_id: MatchId) -> dict[UserId, Shift]:
        """Return how a match changed its players' ratings; none if it wasn't rated."""
        query = select(_RESULTS.user_id, _RESULTS.rating_before, _RESULTS.rating).where(
            _RESULTS.match_id == match_id, _RESULTS.rating.is_not(None)
        )
        return {
            UserId(row.user_id): Shift(row.rating_before, row.rating)
            for row in await self._connection.execute(query)
        }

    async def add_places(self, match: Match, players: Iterable[UserId], at: datetime) -> None:
        """Note where players have finished a match; a public thread counts as its channel."""
        guild, channel = match.venue.guild, match.parent or match.venue.channel
        there = (_PLACES.guild_id == guild, _PLACES.channel_id == channel, _PLACES.last_at < at)
        for player in players:
            row = {"guild_id": guild, "user_id": player, "channel_id": channel, "last_at": at}
            await insert_new(self._connection, player_places, row)
            later = update(player_places).where(*there, _PLACES.user_id == player)
            await self._connection.execute(later.values(last_at=at))

    async def listed_in(
        self, guild: GuildId, *, games: int, since: datetime
    ) -> dict[UserId, tuple[PlayerRating, list[ChannelId]]]:
        """Return the ratings of a server's players, and the channels where they have finished a game since a moment.

        They have at least `games` rated games, the last one since that moment. Hidden profiles are left out.
        """
        query = (
            select(ratings, _PLACES.channel_id)
            .join_from(player_places, ratings, ratings.c.user_id == _PLACES.user_id)
            .where(_PLACES.guild_id == guild, _PLACES.last_at >= since)
            .where(ratings.c.games >= games, ratings.c.last_at >= since, ~hides_profile(ratings.c.user_id))
        )
        found: dict[UserId, tuple[PlayerRating, list[ChannelId]]] = {}
        for row in await self._connection.execute(query):
            known = found.setdefault(UserId(row.user_id), (_rating(row), []))
            known[1].append(ChannelId(row.channel_id))
        return found

    async def latest_points(
        self,
        guild: GuildId,
        places: Mapping[UserId, Collection[ChannelId]],
        *,
        since: datetime,
        most: int,
    ) -> dict[UserId, list[float]]:
        """Return the points of each player's `most` latest games in some channels of a server, latest first.

        A public thread counts as its channel. Only games that ended since a moment are looked at.
        """
        if not places:
            return {}
        channel = func.coalesce(matches.c.parent_id, matches.c.channel_id)
        parts = (
            select(_RESULTS.user_id, _RESULTS.points, _RESULTS.finished_at, _RESULTS.match_id)
            .select_from(_WITH_MATCHES)
            .where(_RESULTS.user_id == user, _later(since))
            .where(matches.c.guild_id == guild, channel.in_(list(channels)))
            .order_by(_RESULTS.finished_at.desc(), _RESULTS.match_id.desc())
            .limit(most)
            .subquery()  # as a part of a union can't have a limit
            .select()
            for user, channels in places.items()
        )
        found: dict[UserId, list[float]] = {user: [] for user in places}
        rows = (await self._connection.execute(union_all(*parts))).all()
        for row in sorted(rows, key=lambda row: (row.finished_at, row.match_id), reverse=True):
            found[UserId(row.user_id)].append(row.points)
        return found

    # profiles

    async def games(self, user: UserId, *, most: int) -> Sequence[PlayedGame]:
        """Return a player's `most` latest finished games, latest first."""
        query = (
            select(
                player_results,
                *(
                    matches.c[name]
                    for name in ("guild_id", "channel_id", "parent_id", "white_id", "black_id", "setup")
                ),
            )
            .select_from(_WITH_MATCHES)
            .where(_RESULTS.user_id == user)
            .order_by(_RESULTS.finished_at.desc(), _RESULTS.match_id.desc())
            .limit(most)
        )
        return [_game(row) for row in await self._connection.execute(query)]

    async def computer_games(self, user: UserId, *, most: int) -> Sequence[ComputerGame]:
        """Return the latest finished games that a player began against the computer, at most `most` of each colour.

        Those with an occasion, such as the board of a week, are left out: they have tables of their own.
        """
        parts = (
            select(*HEAD, matches.c.computer_level, _points_of(colour).label("points"))
            .where(side == user, matches.c.finished_at.is_not(None), matches.c.computer_id.is_not(None))
            .where(matches.c.result.is_not(None), matches.c.occasion_kind == CASUAL.kind)
            .order_by(matches.c.finished_at.desc(), matches.c.id.desc())
            .limit(most)
            .subquery()
            .select()
            for colour, side in ((Colour.WHITE, matches.c.white_id), (Colour.BLACK, matches.c.black_id))
        )
        rows = await self._connection.execute(union_all(*parts))
        return [ComputerGame(_head(row, row.id), Level(row.computer_level), row.points) for row in rows]


def _points_of(colour: Colour) -> ColumnElement[float]:
    """Build the points of a colour in a finished match that counts."""
    return case((matches.c.result == TIED, TIE), (matches.c.result == colour.name.lower(), WIN), else_=LOSS)


def _later(since: datetime) -> ColumnElement[bool]:
    return _RESULTS.finished_at >= since


def _rating(row: Row[tuple[Any, ...]]) -> PlayerRating:
    return PlayerRating(strength_in(row), row.games, row.last_at)


def _entry(row: Row[*tuple[Any, ...]]) -> RatedGame:
    match, user, at, points, counted, *changed = row
    change = None
    if changed[4] is not None:
        value, deviation, volatility, last_at, *after, other, other_deviation = changed
        before = Standing(Strength(value, deviation, volatility), last_at)
        change = Change(before, Strength(*after), Strength(other, other_deviation))
    return RatedGame(MatchId(match), UserId(user), at, points, bool(counted), change)


def _change_columns(change: Change | None) -> dict[str, object]:
    """Return the columns of a change; None clears an earlier one."""
    values: tuple[object, ...] = (None,) * len(_CHANGED)
    if change:
        before, after, opponent = change
        values = (*before.strength, before.last_at, *after, opponent.rating, opponent.deviation)
    return dict(zip(_CHANGED, values, strict=True))


def _head(row: Row[*tuple[Any, ...]], number: int) -> Head:
    return Head(
        MatchId(number),
        Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
        Players(white=UserId(row.white_id), black=UserId(row.black_id)),
        None if row.parent_id is None else ChannelId(row.parent_id),
    )


def _game(row: Row[*tuple[Any, ...]]) -> PlayedGame:
    return PlayedGame(
        _head(row, row.match_id),
        Setup(row.setup),
        Colour[row.colour.upper()],
        row.points,
        row.finished_at,
        row.rating,
        row.deviation,
        row.opponent_rating,
    )

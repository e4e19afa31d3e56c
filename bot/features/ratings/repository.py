"""Ratings, the results that they are computed from, and what each game changed.

Results follow from the events of a match and are stored when it ends; ratings follow from the results. A row of a
player goes when that player is forgotten. The opponent's row stays, with the strength that the forgotten player had:
so the opponent's rating stays as it is, even if it is computed again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    Row,
    String,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal,
    or_,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, Players, Setup, Stakes, UserId, Venue
from bot.domain.glicko import Strength
from bot.domain.match import Head
from bot.domain.results import PlayerResult
from bot.features.ratings.computing import Change, Entry, Standing
from bot.storage.hooks import USER, counts_for_user, on_forget_server, on_forget_user
from bot.storage.match_tables import events, matches
from bot.storage.schema import Moment, Repository, Utc, insert_new, metadata, upsert
from bot.storage.times import AT_ONCE, falls_due_by
from dvonn import Colour, Termination

DUE = "games_to_rate"
"""A match that ended before there were ratings waits for its results."""

_LOCK = -29
"""Held while ratings change, so that no two games are rated on the same standing. Not the id of anything."""

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

player_results = Table(
    "player_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("colour", String(5), nullable=False),
    Column("points", Float, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("ended_by", String(20), nullable=False),
    Column("finished_at", Utc, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seconds", BigInteger),
    Column("counts", Boolean, nullable=False),
    Column("rating_before", Float),
    Column("deviation_before", Float),
    Column("volatility_before", Float),
    Column("rating", Float),
    Column("deviation", Float),
    Column("volatility", Float),
    Column("opponent_rating", Float),
    Column("opponent_deviation", Float),
    Column("last_at", Utc),
)

_RESULTS = player_results.c
Index("ix_player_results_user_id_finished_at", _RESULTS.user_id, _RESULTS.finished_at)
Index("ix_player_results_finished_at", _RESULTS.finished_at)

games_to_rate = Table(
    "games_to_rate",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
)

falls_due_by(DUE, select(literal(AT_ONCE, Moment)).where(games_to_rate.c.match_id > 0).limit(1))
counts_for_user("results", select(func.count()).where(_RESULTS.user_id == USER))

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
_UPDATE = (
    update(player_results)
    .where(_RESULTS.match_id == bindparam("match"), _RESULTS.user_id == bindparam("user"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)


async def _wait_for_ratings(connection: AsyncConnection, _: int) -> None:
    """Wait until no other transaction changes ratings: it and the deletion of rows could wait for each other."""
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
    margin: int
    ended_by: Termination
    at: datetime
    seconds: int | None
    rating: float | None
    """The player's rating afterwards; None if the game wasn't rated."""
    deviation: float | None
    opponent_rating: float | None

    @property
    def opponent(self) -> UserId:
        return self.head.players.of(self.colour.opponent)


class RatingRepository(Repository):
    async def lock(self) -> None:
        """Wait until no other transaction changes ratings, and keep others from it until this one ends."""
        await self._hold(_LOCK)

    # results

    async def add_results(self, match_id: MatchId, results: Iterable[PlayerResult], *, counts: bool) -> None:
        """Store the results of a match; those that are stored stay as they are."""
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
                "seconds": result.seconds,
                "counts": counts,
            }
            await insert_new(self._connection, player_results, row)

    async def lost_on_time(self, user: UserId, before: datetime, *, but: MatchId) -> datetime | None:
        """Return when a player last lost a rated game on time."""
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

    async def has_moved(self, user: UserId, since: datetime, until: datetime) -> bool:
        """Whether a player placed or moved anywhere after `since`, until `until`."""
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

    async def entries(self, since: datetime | None = None) -> list[Entry]:
        """Return the games that count or have been rated, in order of finishing, from a moment on."""
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
        rows = [{"match": match, "user": user, **_new(change)} for (match, user), change in changes.items()]
        if rows:
            await self._connection.execute(_UPDATE, rows)

    async def save(self, after: Mapping[UserId, PlayerRating], before: Mapping[UserId, PlayerRating]) -> None:
        """Replace ratings: those of users who have none afterwards are deleted."""
        for user in before.keys() - after.keys():
            await self._connection.execute(delete(ratings).where(ratings.c.user_id == user))
        for user, rating in after.items():
            if rating != before.get(user):
                await upsert(self._connection, ratings, {"user_id": user, **_columns(rating)})

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

    async def listed_in(
        self, guild: GuildId, *, games: int, since: datetime
    ) -> dict[UserId, tuple[PlayerRating, list[Head]]]:
        """Return the players of a server with enough rated games and a recent one, with the places of their games.

        The places are games of the player, one in each channel.
        """
        place = (_RESULTS.user_id, matches.c.channel_id, matches.c.parent_id)
        query = (
            select(*place, ratings, func.max(_RESULTS.match_id).label("match_id"))
            .select_from(_WITH_MATCHES.join(ratings, ratings.c.user_id == _RESULTS.user_id))
            .where(matches.c.guild_id == guild, ratings.c.games >= games, ratings.c.last_at >= since)
            .group_by(*place, *ratings.c)
        )
        found: dict[UserId, tuple[PlayerRating, list[Head]]] = {}
        for row in await self._connection.execute(query):
            user = UserId(row.user_id)
            parent = None if row.parent_id is None else ChannelId(row.parent_id)
            venue = Venue(guild, ChannelId(row.channel_id))
            head = Head(MatchId(row.match_id), venue, Players(white=user, black=user), parent)
            found.setdefault(user, (_rating(row), []))[1].append(head)
        return found

    # matches that ended before there were ratings

    async def to_rate(self, most: int) -> Sequence[MatchId]:
        """Return the first of the matches that wait for their results, in order of finishing."""
        query = (
            select(matches.c.id)
            .join(games_to_rate, games_to_rate.c.match_id == matches.c.id)
            .order_by(matches.c.finished_at, matches.c.id)
            .limit(most)
        )
        return [MatchId(each) for each in (await self._connection.execute(query)).scalars()]

    async def has_results(self, match_ids: Sequence[MatchId]) -> None:
        """Remove matches from those that wait."""
        await self._connection.execute(delete(games_to_rate).where(games_to_rate.c.match_id.in_(match_ids)))

    # profiles

    async def games(self, user: UserId, *, most: int) -> Sequence[PlayedGame]:
        """Return a player's games that ended last, latest first."""
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


def _later(since: datetime) -> ColumnElement[bool]:
    return _RESULTS.finished_at >= since


def _rating(row: Row[tuple[Any, ...]]) -> PlayerRating:
    return PlayerRating(Strength(row.rating, row.deviation, row.volatility), row.games, row.last_at)


def _columns(rating: PlayerRating) -> dict[str, object]:
    value, deviation, volatility = rating.strength
    return {
        "rating": value,
        "deviation": deviation,
        "volatility": volatility,
        "games": rating.games,
        "last_at": rating.last_at,
    }


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    match, user, at, points, counted, *changed = row
    change = None
    if changed[4] is not None:
        value, deviation, volatility, last_at, *after, other, other_deviation = changed
        before = Standing(Strength(value, deviation, volatility), last_at)
        change = Change(before, Strength(*after), Strength(other, other_deviation))
    return Entry(MatchId(match), UserId(user), at, points, bool(counted), change)


def _new(change: Change | None) -> dict[str, object]:
    """Return the columns of `_UPDATE`."""
    values: tuple[object, ...] = (None,) * len(_CHANGED)
    if change:
        before, after, opponent = change
        values = (*before.strength, before.last_at, *after, opponent.rating, opponent.deviation)
    return {f"new_{name}": value for name, value in zip(_CHANGED, values, strict=True)}


def _game(row: Row[*tuple[Any, ...]]) -> PlayedGame:
    return PlayedGame(
        Head(
            MatchId(row.match_id),
            Venue(GuildId(row.guild_id), ChannelId(row.channel_id)),
            Players(white=UserId(row.white_id), black=UserId(row.black_id)),
            None if row.parent_id is None else ChannelId(row.parent_id),
        ),
        Setup(row.setup),
        Colour[row.colour.upper()],
        row.points,
        row.margin,
        Termination(row.ended_by),
        row.finished_at,
        row.seconds,
        row.rating,
        row.deviation,
        row.opponent_rating,
    )

"""The tables of the board of the week: the weeks, everyone's try, the servers of those who take part, and the secret.

The boards are drawn from the secret, which is as old as the bot's first start on the database. It is copied with the
database, so boards stay the same after a restored backup and in every process of a cluster.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    Row,
    Table,
    Text,
    delete,
    func,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, MatchId, UserId
from bot.domain.computer import Level
from bot.domain.ids import EVERY_SERVER, NO_SERVER
from bot.domain.standing_messages import standing_kind
from bot.features.board_of_the_week.week import NO_SECRET, Opponent, Result, Week, WeekSecret
from bot.storage.hooks import USER, counts_for_user, on_forget_user
from bot.storage.match_tables import format_opening, matches, parse_opening
from bot.storage.people import hides_profile
from bot.storage.schema import Moment, Repository, Utc, insert_new, metadata, partial_index
from bot.storage.standing_messages import draw_anew
from bot.storage.times import falls_due
from dvonn import Game

STANDING_BOARD = standing_kind("week", 2)
"""The board of the week, as a standing message."""

CLOSING_DUE = "weeks"
"""A week ends in which someone has begun a try."""

BEST_LINE = "best line"
"""The kind of search for the best line on the board of a week."""

weeks = Table(
    "weeks",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("closes_at", Moment),
    Column("best_line", Text),
    Column("best_margin", Integer),
    Column("best_level", Integer),
    Column("best_handicap", Integer),
)
"""The weeks in which someone has begun a try. `closes_at` is NULL once the week has been closed."""

week_tries = Table(
    "week_tries",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("level", Integer, nullable=False),
    Column("handicap", Integer, nullable=False),
    Column("finished_at", Utc),
    Column("margin", Integer),
)
"""One try for each person, with its opponent. A try that has ended without a margin was not finished."""

week_servers = Table(
    "week_servers",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("shared_at", Utc),
)
"""The servers in which a person has opened the board of a week; `shared_at` is when the result was shared there."""

forgotten_tries = Table(
    "forgotten_tries",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True),
)
"""The marks of people who have had their data deleted after a try, until the week is closed (`WeekSecret.mark`)."""

week_secret = Table(
    "week_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
)
"""One row. It is copied with the database, so boards stay the same after a restored backup."""

_ID = 1

partial_index("ix_weeks_closes_at", weeks.c.closes_at, where=text("closes_at IS NOT NULL"))

# The boards are in direct messages, which belong to the process that holds the first shard.
_DIRECT = literal(NO_SERVER, BigInteger)
_SHOWN = ~hides_profile(week_tries.c.user_id)
falls_due(CLOSING_DUE, weeks.c.closes_at, guild=_DIRECT)
counts_for_user("kept-week-tries", select(func.count()).where(week_tries.c.user_id == USER))


@on_forget_user
async def draw_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have the standing messages compared again that may name a user."""
    await draw_anew(connection, select(week_servers.c.guild_id).where(week_servers.c.user_id == user))


@on_forget_user
async def remember_tries(connection: AsyncConnection, user: UserId) -> None:
    """Leave a mark for each try at a board that is still played, so that forgetting gives no second one."""
    query = (
        select(week_tries.c.week)
        .join(weeks, weeks.c.week == week_tries.c.week)
        .where(week_tries.c.user_id == user, weeks.c.closes_at.is_not(None))
    )
    secret = await _secret(connection)
    for code in (await connection.execute(query)).scalars().all():
        row = {"week": code, "mark": secret.mark(Week.from_code(code), user)}
        await insert_new(connection, forgotten_tries, row)


async def _secret(connection: AsyncConnection) -> WeekSecret:
    """Return the secret, or `NO_SECRET`."""
    row = (await connection.execute(select(week_secret))).first()
    return WeekSecret(row.value) if row else NO_SECRET


@dataclass(frozen=True, slots=True)
class Try:
    """A person's try at the board of a week."""

    user: UserId
    match: MatchId
    opponent: Opponent
    finished_at: datetime | None = None
    result: Result | None = None
    """None if the game wasn't finished."""


@dataclass(frozen=True, slots=True)
class BestGame:
    """A game in which the computer at its strongest plays the person's side, and its result, whose score is the par."""

    game: Game
    result: Result


class WeekRepository(Repository):
    async def secret(self) -> WeekSecret:
        """Return the secret, or `NO_SECRET`."""
        return await _secret(self._connection)

    async def keep_secret(self, value: str) -> None:
        """Store a secret unless there is one."""
        await insert_new(self._connection, week_secret, {"id": _ID, "value": value})

    async def begin(self, week: Week, user: UserId, match: MatchId, opponent: Opponent) -> bool:
        """Record a try, the only one that the user has in the week; return whether it is the week's first."""
        row = {"week": week.code, "closes_at": week.ends_at}
        is_first: bool = await insert_new(self._connection, weeks, row)
        await self._connection.execute(
            week_tries.insert().values(
                week=week.code,
                user_id=user,
                match_id=match,
                level=opponent.level,
                handicap=opponent.handicap,
            )
        )
        self._falls_due(week.ends_at)
        return is_first

    async def finish(self, match: MatchId, at: datetime, margin: int | None) -> None:
        """Record the end of a try."""
        ended = update(week_tries).where(week_tries.c.match_id == match)
        await self._connection.execute(ended.values(finished_at=at, margin=margin))

    async def try_of(self, week: Week, user: UserId) -> Try | None:
        query = select(week_tries).where(week_tries.c.week == week.code, week_tries.c.user_id == user)
        row = (await self._connection.execute(query)).first()
        return _try(row) if row else None

    async def latest_results(
        self, user: UserId, guild: GuildId | None, *, most: int
    ) -> Sequence[tuple[Week, Result]]:
        """Return a user's `most` latest results, of the weeks in which they take part in a server; None for all."""
        tried, place = week_tries.c, week_servers.c
        query = select(week_tries).where(tried.user_id == user, tried.margin.is_not(None))
        if guild is not None:
            query = query.join(
                week_servers,
                (place.week == tried.week) & (place.user_id == tried.user_id) & (place.guild_id == guild),
            )
        rows = await self._connection.execute(query.order_by(tried.week.desc()).limit(most))
        return [(Week.from_code(row.week), result) for row in rows if (result := _try(row).result)]

    async def was_forgotten(self, week: Week, mark: str) -> bool:
        """Whether the person with a mark had a try in a week that isn't closed, and has had it deleted."""
        found = forgotten_tries.c
        query = select(found.mark).where(found.week == week.code, found.mark == mark)
        return (await self._connection.execute(query)).first() is not None

    async def is_closed(self, week: Week) -> bool:
        query = select(weeks.c.week).where(weeks.c.week == week.code, weeks.c.closes_at.is_(None))
        return (await self._connection.execute(query)).first() is not None

    async def tries(self, week: Week, guild: GuildId) -> Sequence[Try]:
        """Return the tries of a server's participants, or of all for `EVERY_SERVER`, without hidden profiles.

        The best comes first, then whoever finished earlier; those without a result come last.
        """
        query = select(week_tries).where(week_tries.c.week == week.code, _SHOWN)
        if guild != EVERY_SERVER:
            query = query.join(
                week_servers,
                (week_servers.c.week == week_tries.c.week)
                & (week_servers.c.user_id == week_tries.c.user_id)
                & (week_servers.c.guild_id == guild),
            )
        found = map(_try, await self._connection.execute(query))
        return sorted(found, key=_rank)

    async def standing(self, week: Week, score: int | None) -> tuple[int, int]:
        """Return how many results of a week, in all servers, are better than a score, and how many there are.

        Hidden ones don't count.
        """
        scored = week_tries.c.week == week.code, week_tries.c.margin.is_not(None), _SHOWN
        count = select(func.count()).where(*scored)
        total = (await self._connection.execute(count)).scalar_one()
        if score is None:
            return total, total
        is_better = week_tries.c.margin + week_tries.c.handicap > score
        better = (await self._connection.execute(count.where(is_better))).scalar_one()
        return better, total

    async def take_part(self, week: Week, guild: GuildId, user: UserId) -> None:
        """Record that a user takes part in a server."""
        row = {"week": week.code, "guild_id": guild, "user_id": user}
        await insert_new(self._connection, week_servers, row)

    async def share(self, week: Week, guild: GuildId, user: UserId, at: datetime | None) -> bool:
        """Record that a result is shared in a server, or for None that it isn't; return whether that is new."""
        place = week_servers.c
        known = place.shared_at.is_not(None) if at is None else place.shared_at.is_(None)
        changed = await self._connection.execute(
            update(week_servers)
            .where(place.week == week.code, place.guild_id == guild, place.user_id == user, known)
            .values(shared_at=at)
        )
        return changed.rowcount > 0

    async def is_shared(self, week: Week, guild: GuildId, user: UserId) -> bool:
        """Whether a user has shared the result in a server."""
        place = week_servers.c
        query = select(place.week).where(
            place.week == week.code,
            place.guild_id == guild,
            place.user_id == user,
            place.shared_at.is_not(None),
        )
        return (await self._connection.execute(query)).first() is not None

    async def servers_of(self, week: Week, user: UserId) -> Sequence[GuildId]:
        """Return the servers in which a user takes part."""
        place = week_servers.c
        query = select(place.guild_id).where(place.week == week.code, place.user_id == user)
        return [GuildId(guild) for guild in (await self._connection.execute(query)).scalars()]

    # past weeks

    async def last_in(self, guild: GuildId) -> Week | None:
        """Return the last closed week with a result in a server that isn't hidden."""
        place, tried = week_servers.c, week_tries.c
        query = (
            select(weeks.c.week)
            .join(week_tries, tried.week == weeks.c.week)
            .join(week_servers, (place.week == tried.week) & (place.user_id == tried.user_id))
            .where(weeks.c.closes_at.is_(None), place.guild_id == guild, tried.margin.is_not(None), _SHOWN)
            .order_by(weeks.c.week.desc())
            .limit(1)
        )
        code = (await self._connection.execute(query)).scalar()
        return None if code is None else Week.from_code(code)

    async def past(self, *, most: int) -> Sequence[Week]:
        """Return the closed weeks, latest first."""
        query = select(weeks.c.week).where(weeks.c.closes_at.is_(None))
        found = await self._connection.execute(query.order_by(weeks.c.week.desc()).limit(most))
        return [Week.from_code(code) for code in found.scalars()]

    async def to_close(self, at: datetime) -> Sequence[Week]:
        """Return the weeks that have ended and are to be closed."""
        found = await self._connection.execute(select(weeks.c.week).where(weeks.c.closes_at <= at))
        return [Week.from_code(code) for code in found.scalars()]

    async def is_played(self, week: Week) -> bool:
        """Whether a try of a week is running."""
        query = select(week_tries.c.match_id).join(matches, matches.c.id == week_tries.c.match_id)
        running = week_tries.c.finished_at.is_(None), matches.c.finished_at.is_(None)
        found = await self._connection.execute(query.where(week_tries.c.week == week.code, *running).limit(1))
        return found.first() is not None

    async def close(self, week: Week) -> None:
        await self._connection.execute(update(weeks).where(weeks.c.week == week.code).values(closes_at=None))
        await self._connection.execute(delete(forgotten_tries).where(forgotten_tries.c.week == week.code))

    async def keep_best(self, week: Week, best: BestGame) -> None:
        result = best.result
        values = {
            "best_line": format_opening(best.game),
            "best_margin": result.margin,
            "best_level": result.opponent.level,
            "best_handicap": result.opponent.handicap,
        }
        await self._connection.execute(update(weeks).where(weeks.c.week == week.code).values(values))

    async def best(self, week: Week) -> BestGame | None:
        row = (await self._connection.execute(select(weeks).where(weeks.c.week == week.code))).first()
        if row is None or row.best_line is None:
            return None
        opponent = Opponent(Level(row.best_level), row.best_handicap)
        return BestGame(parse_opening(row.best_line), Result(opponent, row.best_margin))


def _try(row: Row[*tuple[Any, ...]]) -> Try:
    opponent = Opponent(Level(row.level), row.handicap)
    result = None if row.margin is None else Result(opponent, row.margin)
    return Try(UserId(row.user_id), MatchId(row.match_id), opponent, row.finished_at, result)


def _rank(tried: Try) -> tuple[bool, int, bool, datetime | int]:
    return (
        tried.result is None,
        -tried.result.score if tried.result else 0,
        tried.finished_at is None,
        tried.finished_at or tried.match,
    )

"""Puzzles: attempts and ratings, the puzzles from servers' own matches, and the cards in channels.

Each first try is a result, from which ratings are computed. When a solver is forgotten or a server's puzzles are
deleted, the result stays without them, and holds the strength that they had. So no other rating changes, even if all
ratings are computed again.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from datetime import date, datetime
from typing import Any

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
    Text,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import ChannelId, GuildId, MatchId, UserId
from bot.domain.glicko import Strength
from bot.domain.puzzle import (
    FIRST_RATING,
    NAMED,
    OWN,
    Attempt,
    CardId,
    Finders,
    Motif,
    Puzzle,
    PuzzleCard,
    PuzzleId,
    Rated,
    Solver,
    deviation_of_known,
)
from bot.domain.standing_messages import standing_kind
from bot.domain.view import ViewKey
from bot.features.puzzles.computing import PuzzleResult, Strengths
from bot.features.puzzles.month import DailyTry, MonthRow, month_after
from bot.storage.hooks import USER, counts_for_user, on_forget_server, on_forget_user
from bot.storage.schema import (
    Moment,
    Repository,
    Transaction,
    Utc,
    insert_new,
    key,
    metadata,
    partial_index,
    upsert,
)
from bot.storage.standing_messages import draw_anew
from bot.storage.times import AT_ONCE, falls_due, falls_due_by
from bot.storage.views import ROWS, ViewRepository, compare_again, of_key
from dvonn import Move, Position, parse_move

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("puzzle", Integer),
    Column("deviation", Float),
    Column("volatility", Float),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle", Integer, primary_key=True, autoincrement=False),
    Column("solved", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
)

rated_puzzles = Table(
    "rated_puzzles",
    metadata,
    Column("puzzle", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("deviation", Float),
    Column("volatility", Float),
)

puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("id", key(), primary_key=True),
    Column("puzzle", Integer, index=True),
    Column("solver_id", BigInteger, index=True),
    Column("solved", Boolean, nullable=False),
    Column("solver_rating", Float, nullable=False),
    Column("solver_deviation", Float, nullable=False),
    Column("solver_volatility", Float, nullable=False),
    Column("puzzle_rating", Float, nullable=False),
    Column("puzzle_deviation", Float, nullable=False),
    Column("puzzle_volatility", Float, nullable=False),
    sqlite_autoincrement=True,
)

_RESULTS = puzzle_results.c

_LOCK = -36
"""The key of the lock that is held while ratings of puzzles change; no id has this value.

The lock prevents two tries from being rated from the same strengths.
"""

counts_for_user("puzzles", select(func.count()).where(puzzle_attempts.c.user_id == USER))


async def _wait_for_ratings(connection: AsyncConnection) -> None:
    """Wait until no other transaction changes ratings, so that none brings back what is deleted."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


@on_forget_user
async def forget_solver(connection: AsyncConnection, user: UserId) -> None:
    """Take a solver out of the results."""
    await _wait_for_ratings(connection)
    theirs = _RESULTS.solver_id == user
    await connection.execute(delete(puzzle_results).where(theirs, _RESULTS.puzzle.is_(None)))
    await connection.execute(update(puzzle_results).where(theirs).values(solver_id=null()))


class PuzzleRepository(Repository):
    async def lock(self) -> None:
        """Lock all ratings of puzzles and solvers until the transaction ends."""
        await self._hold(_LOCK)

    async def solver(self, user: UserId) -> Solver:
        query = select(puzzle_solvers).where(puzzle_solvers.c.user_id == user)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return Solver()
        return Solver(
            *(row.rating, row.tried, row.solved, row.streak, row.longest, row.puzzle),
            deviation_of_known(row.tried) if row.deviation is None else row.deviation,
            Strength().volatility if row.volatility is None else row.volatility,
        )

    async def keep_solver(self, user: UserId, solver: Solver) -> None:
        await upsert(self._connection, puzzle_solvers, {"user_id": user, **asdict(solver)})

    async def attempt(self, user: UserId, puzzle: PuzzleId) -> Attempt | None:
        """Return a user's first attempt at a puzzle."""
        columns = puzzle_attempts.c
        query = select(columns.solved, columns.gave_up).where(
            columns.user_id == user, columns.puzzle == puzzle
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else Attempt(row.solved, row.gave_up)

    async def attempts(self, user: UserId) -> Mapping[PuzzleId, bool]:
        """Return the puzzles that a user has tried, and whether the first attempt solved each."""
        columns = puzzle_attempts.c
        query = select(columns.puzzle, columns.solved).where(columns.user_id == user)
        return {PuzzleId(row.puzzle): row.solved for row in await self._connection.execute(query)}

    async def add_attempt(self, user: UserId, puzzle: PuzzleId, attempt: Attempt) -> None:
        """Add a user's first attempt at a puzzle."""
        row = {"user_id": user, "puzzle": puzzle, **asdict(attempt)}
        await self._connection.execute(insert(puzzle_attempts).values(row))

    async def give_up(self, user: UserId, puzzle: PuzzleId) -> None:
        """Record that a user who has tried a puzzle asked for the solution."""
        columns = puzzle_attempts.c
        theirs = (columns.user_id == user, columns.puzzle == puzzle)
        await self._connection.execute(update(puzzle_attempts).where(*theirs).values(gave_up=true()))

    async def rated(self, puzzle: Puzzle) -> Rated:
        """Return the rating of a puzzle: a guess as long as nobody has tried it."""
        query = select(rated_puzzles).where(rated_puzzles.c.puzzle == puzzle.id)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return Rated(puzzle.first_rating)
        if row.deviation is None:
            return Rated(puzzle.first_rating, row.tried, row.solved)
        return Rated(row.rating, row.tried, row.solved, row.deviation, row.volatility)

    async def ratings(self) -> Mapping[PuzzleId, float]:
        """Return the ratings of built-in puzzles that were tried."""
        columns = rated_puzzles.c
        query = select(columns.puzzle, columns.rating).where(
            columns.puzzle <= OWN, columns.deviation.is_not(None)
        )
        return {PuzzleId(row.puzzle): row.rating for row in await self._connection.execute(query)}

    async def keep_rated(self, puzzle: PuzzleId, rated: Rated) -> None:
        await upsert(self._connection, rated_puzzles, {"puzzle": puzzle, **asdict(rated)})

    # results, from which ratings can be computed again

    async def add_result(self, result: PuzzleResult) -> None:
        await self._connection.execute(insert(puzzle_results).values(_result_row(result)))

    async def results(self) -> Mapping[int, PuzzleResult]:
        """Return all results by number, in the order in which they were rated."""
        rows = await self._connection.execute(select(puzzle_results).order_by(_RESULTS.id))
        return {row.id: _result(row) for row in rows}

    async def count_results(self) -> int:
        return (await self._connection.execute(select(func.count(_RESULTS.id)))).scalar_one()

    async def strengths(self) -> Strengths:
        """Return the stored strengths of all solvers and puzzles that have results."""
        solvers = puzzle_solvers.c.user_id.in_(select(_RESULTS.solver_id).distinct())
        puzzles = rated_puzzles.c.puzzle.in_(select(_RESULTS.puzzle).distinct())
        return Strengths(
            {
                UserId(row.user_id): _strength(row)
                for row in await self._connection.execute(select(puzzle_solvers).where(solvers))
            },
            {
                PuzzleId(row.puzzle): _strength(row)
                for row in await self._connection.execute(select(rated_puzzles).where(puzzles))
            },
        )

    async def correct(self, strengths: Strengths, results: Mapping[int, PuzzleResult]) -> None:
        """Replace the strengths of solvers and puzzles, and results by number."""
        solvers = [{"key": user, **_new(each._asdict())} for user, each in strengths.solvers.items()]
        await self._update(puzzle_solvers, puzzle_solvers.c.user_id, solvers)
        puzzles = [{"key": puzzle, **_new(each._asdict())} for puzzle, each in strengths.puzzles.items()]
        await self._update(rated_puzzles, rated_puzzles.c.puzzle, puzzles)
        corrected = [{"key": number, **_new(_result_row(result))} for number, result in results.items()]
        await self._update(puzzle_results, _RESULTS.id, corrected)

    async def _update(self, table: Table, key: Column[Any], rows: Sequence[Mapping[str, object]]) -> None:
        """Update many rows, each given by its `key` and the values of `_new`, with one statement."""
        if rows:
            names = [column.name for column in table.columns if f"new_{column.name}" in rows[0]]
            values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
            await self._connection.execute(update(table).where(key == bindparam("key")).values(values), rows)


def _new(values: Mapping[str, object]) -> dict[str, object]:
    return {f"new_{name}": value for name, value in values.items()}


def _strength(row: Row[*tuple[Any, ...]]) -> Strength:
    return Strength(row.rating, row.deviation, row.volatility)


def _result(row: Row[*tuple[Any, ...]]) -> PuzzleResult:
    return PuzzleResult(
        None if row.solver_id is None else UserId(row.solver_id),
        None if row.puzzle is None else PuzzleId(row.puzzle),
        row.solved,
        Strength(row.solver_rating, row.solver_deviation, row.solver_volatility),
        Strength(row.puzzle_rating, row.puzzle_deviation, row.puzzle_volatility),
    )


def _result_row(result: PuzzleResult) -> dict[str, object]:
    row: dict[str, object] = {"solver_id": result.solver, "puzzle": result.puzzle, "solved": result.solved}
    row |= {f"solver_{name}": value for name, value in result.solver_before._asdict().items()}
    row |= {f"puzzle_{name}": value for name, value in result.puzzle_before._asdict().items()}
    return row


# puzzles from servers' own matches

OFFERED = 200
"""The maximum number of a server's own puzzles to offer, beginning with the newest."""

MINING_DUE = "mining"
"""The task of searching a finished match for puzzles."""

own_puzzles = Table(
    "own_puzzles",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("position", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("theme", String(20), nullable=False),
    Column("motifs", Text),
    Column("first_rating", Float),
    sqlite_autoincrement=True,
)

_OWN = own_puzzles.c

_MOTIFS: Mapping[str, Motif] = {
    "cut-off": Motif.PREPARED_CUT,
    "connection": Motif.RESCUE,
    "last-moves": Motif.LAST_STACK,
    "count": Motif.COUNT,
}
"""The motif of puzzles that earlier versions have stored, by their theme."""

_THEMES: Mapping[Motif, str] = {
    **dict.fromkeys(Motif, "count"),
    **dict.fromkeys((Motif.CUT_OFF, Motif.PREPARED_CUT, Motif.DVONN), "cut-off"),
    Motif.RESCUE: "connection",
    Motif.LAST_STACK: "last-moves",
}
"""The theme that earlier versions, which may still run, read for a puzzle with this main motif."""

Index("ix_own_puzzles_guild_id", _OWN.guild_id, _OWN.id)

games_to_mine = Table(
    "games_to_mine",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
)

# Ordered like the index, so that the query uses the index.
_FIRST = (
    select(literal(AT_ONCE, Moment)).select_from(games_to_mine).order_by(games_to_mine.c.guild_id).limit(1)
)
falls_due_by(MINING_DUE, _FIRST, guild=games_to_mine.c.guild_id)


@on_forget_server
async def forget_own_puzzles(connection: AsyncConnection, guild: GuildId) -> None:
    """Delete the attempts and ratings of a server's puzzles; the puzzles are deleted with the server's matches."""
    numbers = select(_OWN.id + OWN).where(_OWN.guild_id == guild)
    await _wait_for_ratings(connection)
    for table in (puzzle_attempts, rated_puzzles):
        await connection.execute(delete(table).where(table.c.puzzle.in_(numbers)))
    theirs = _RESULTS.puzzle.in_(numbers)
    await connection.execute(delete(puzzle_results).where(theirs, _RESULTS.solver_id.is_(None)))
    await connection.execute(update(puzzle_results).where(theirs).values(puzzle=null()))


class OwnPuzzleRepository(Repository):
    async def find(self, puzzle: PuzzleId, guild: GuildId) -> Puzzle | None:
        """Return a puzzle by its number, if it is one of the server's."""
        query = select(own_puzzles).where(_OWN.id == puzzle - OWN, _OWN.guild_id == guild)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return None
        position, line = Position.parse(row.position), tuple(map(parse_move, row.line.split()))
        motifs = tuple(map(Motif, (row.motifs or "").split())) or (_motif_of(row.theme, position, line[0]),)
        return Puzzle(
            puzzle,
            position,
            line,
            row.margin,
            row.nodes,
            motifs,
            FIRST_RATING if row.first_rating is None else row.first_rating,
        )

    async def ratings(self, guild: GuildId) -> Mapping[PuzzleId, float]:
        """Return the ratings of a server's `OFFERED` newest puzzles."""
        query = (
            select(
                _OWN.id,
                func.coalesce(rated_puzzles.c.rating, _OWN.first_rating, FIRST_RATING).label("rating"),
            )
            .outerjoin(
                rated_puzzles,
                and_(rated_puzzles.c.puzzle == _OWN.id + OWN, rated_puzzles.c.deviation.is_not(None)),
            )
            .where(_OWN.guild_id == guild)
            .order_by(_OWN.id.desc())
            .limit(OFFERED)
        )
        return {PuzzleId(OWN + row.id): row.rating for row in await self._connection.execute(query)}

    async def add(self, guild: GuildId, match_id: MatchId, puzzle: Puzzle) -> None:
        row = {
            "guild_id": guild,
            "match_id": match_id,
            "position": str(puzzle.position),
            "line": " ".join(map(str, puzzle.line)),
            "margin": puzzle.margin,
            "nodes": puzzle.nodes,
            "theme": _THEMES[puzzle.motif],
            "motifs": " ".join(puzzle.motifs),
            "first_rating": puzzle.first_rating,
        }
        await self._connection.execute(insert(own_puzzles).values(row))

    async def note_finished(self, guild: GuildId, match_id: MatchId) -> None:
        """Queue a finished match to be searched for puzzles."""
        await insert_new(self._connection, games_to_mine, {"match_id": match_id, "guild_id": guild})

    async def to_mine(self) -> tuple[GuildId, MatchId] | None:
        """Return a queued match with its server."""
        columns = games_to_mine.c
        query = select(games_to_mine).where(*self._own(columns.guild_id)).order_by(columns.match_id).limit(1)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (GuildId(row.guild_id), MatchId(row.match_id))

    async def mined(self, match_id: MatchId) -> bool:
        """Remove a match from the queue; return whether it was queued."""
        number = games_to_mine.c.match_id
        rows = await self._connection.execute(
            delete(games_to_mine).where(number == match_id).returning(number)
        )
        return rows.one_or_none() is not None


def _motif_of(theme: str, position: Position, key: Move) -> Motif:
    """Return the motif of a puzzle that an earlier version has stored; a cut-off came at once or later."""
    if theme == "cut-off" and position.cut_off_by(key):
        return Motif.CUT_OFF
    return _MOTIFS[theme]


# tries at the puzzle of the day, by server

STANDING_MONTH = standing_kind("puzzles", 3)
"""The server's table of the puzzles of this month, as a standing message."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("puzzle", Integer, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
)

_TRIES = daily_tries.c

Index("ix_daily_tries_user_id", _TRIES.user_id, _TRIES.day)


@on_forget_user
async def draw_tables_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have the tables compared again that may name a user."""
    named = select(_TRIES.guild_id).where(_TRIES.user_id == user)
    await draw_anew(connection, named, STANDING_MONTH)


class DailyTryRepository(Repository):
    async def open_days(self, guild: GuildId, puzzle: PuzzleId) -> Sequence[date]:
        """Return the days whose puzzle this is, and is still open in a server."""
        query = select(_CARDS.day).where(
            OPEN, _CARDS.guild_id == guild, _CARDS.puzzle == puzzle, _CARDS.day.is_not(None)
        )
        return [date.fromordinal(day) for day in (await self._connection.execute(query)).scalars()]

    async def find(self, user: UserId, guild: GuildId, day: date) -> DailyTry | None:
        query = select(daily_tries).where(*self._the(user, guild, day))
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _daily_try(row)

    async def latest(self, user: UserId, guild: GuildId, puzzle: PuzzleId) -> tuple[date, DailyTry] | None:
        """Return a user's tries at a puzzle on the last day on which it was the puzzle of the day in a server."""
        query = (
            select(daily_tries)
            .where(_TRIES.user_id == user, _TRIES.guild_id == guild, _TRIES.puzzle == puzzle)
            .order_by(_TRIES.day.desc())
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else (date.fromordinal(row.day), _daily_try(row))

    async def save(self, user: UserId, guild: GuildId, day: date, tries: DailyTry) -> None:
        row = {"guild_id": guild, "day": day.toordinal(), "user_id": user, **asdict(tries)}
        await upsert(self._connection, daily_tries, row)

    async def share(self, user: UserId, guild: GuildId, day: date, *, shared: bool) -> bool:
        """Note whether a result was shared; return whether that was new."""
        columns = update(daily_tries).where(*self._the(user, guild, day), _TRIES.shared != shared)
        rows = await self._connection.execute(columns.values(shared=shared).returning(_TRIES.day))
        return rows.one_or_none() is not None

    async def month(self, guild: GuildId, month: date) -> Sequence[MonthRow]:
        """Return each user's results in a server for one month; `month` is its first day."""
        firsts = func.sum(case((_TRIES.first, 1), else_=0))
        query = (
            select(_TRIES.user_id, firsts.label("firsts"), func.sum(_TRIES.misses).label("misses"))
            .where(
                _TRIES.guild_id == guild,
                _TRIES.day >= month.toordinal(),
                _TRIES.day < month_after(month).toordinal(),
            )
            .group_by(_TRIES.user_id)
        )
        rows = await self._connection.execute(query)
        return [MonthRow(UserId(row.user_id), row.firsts, row.misses) for row in rows]

    async def solved_days(self, user: UserId) -> Collection[date]:
        """Return the days whose puzzle a user has solved, in any server."""
        query = select(_TRIES.day).where(_TRIES.user_id == user, _TRIES.solved)
        return {date.fromordinal(day) for day in (await self._connection.execute(query)).scalars()}

    def _the(self, user: UserId, guild: GuildId, day: date) -> tuple[ColumnElement[bool], ...]:
        return _TRIES.guild_id == guild, _TRIES.day == day.toordinal(), _TRIES.user_id == user


def _daily_try(row: Row[*tuple[Any, ...]]) -> DailyTry:
    return DailyTry(PuzzleId(row.puzzle), row.first, row.solved, row.misses, row.shared)


# cards in channels, the users who solved them, and when servers get their daily puzzles

CARD = "puzzle card"
"""The kind of the views of cards."""

CARDS_DUE = "puzzle_cards"
"""The task of revealing a puzzle card's solution."""

DAILY_DUE = "daily_puzzles"
"""The task of posting the puzzle of the day."""

puzzle_cards = Table(
    "puzzle_cards",
    metadata,
    Column("id", key(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("puzzle", Integer, nullable=False),
    Column("day", Integer),
    Column("sharer_id", BigInteger),
    Column("closes_at", Utc),
    sqlite_autoincrement=True,
)

Index("ix_puzzle_cards_guild_id", puzzle_cards.c.guild_id, puzzle_cards.c.day, unique=True)

_CARDS = puzzle_cards.c

OPEN = text("closes_at IS NOT NULL")

partial_index("ix_puzzle_cards_closes_at", _CARDS.closes_at, where=OPEN)
partial_index("ix_puzzle_cards_sharer_id", _CARDS.sharer_id, where=text("sharer_id IS NOT NULL"))

puzzle_finders = Table(
    "puzzle_finders",
    metadata,
    Column("card_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("place", Integer, nullable=False),
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("next_at", Utc, nullable=False, index=True),
    Column("manager_id", BigInteger),
)

falls_due(DAILY_DUE, daily_puzzles.c.next_at, guild=daily_puzzles.c.guild_id)
falls_due(CARDS_DUE, _CARDS.closes_at, guild=_CARDS.guild_id)


@on_forget_user
async def forget_on_cards(connection: AsyncConnection, user: UserId) -> None:
    """Erase a user from all cards, and have the cards that name the user drawn again."""
    shared = _CARDS.sharer_id == user
    for found in (
        select(puzzle_finders.c.card_id).where(puzzle_finders.c.user_id == user),
        select(_CARDS.id).where(shared),
    ):
        await compare_again(connection, ROWS.kind == CARD, ROWS.about.in_(found))
    await connection.execute(update(puzzle_cards).where(shared).values(sharer_id=null()))
    theirs = daily_puzzles.c.manager_id == user
    await connection.execute(update(daily_puzzles).where(theirs).values(manager_id=null()))


def card_key(card: CardId) -> ViewKey:
    return ViewKey(CARD, card)


class PuzzleCardRepository(Repository):
    def __init__(self, transaction: Transaction) -> None:
        super().__init__(transaction)
        self._views = ViewRepository(transaction)

    async def hold(self, *ids: int) -> None:
        """Lock users, channels or servers, by their ids, until the transaction ends."""
        await self._hold(*ids)

    async def find(self, card: CardId) -> PuzzleCard | None:
        row = (await self._connection.execute(select(puzzle_cards).where(_CARDS.id == card))).one_or_none()
        return None if row is None else _card(row)

    async def open_of(self, user: UserId, channel: ChannelId) -> PuzzleCard | None:
        """Return an open card that a user has shared anywhere, or that anyone has shared in a channel."""
        query = (
            select(puzzle_cards)
            .where(OPEN, _CARDS.day.is_(None), or_(_CARDS.sharer_id == user, _CARDS.channel_id == channel))
            .order_by(_CARDS.id)
            .limit(1)
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else _card(row)

    async def add(
        self,
        guild: GuildId,
        channel: ChannelId,
        puzzle: PuzzleId,
        *,
        closes_at: datetime,
        sharer: UserId | None = None,
        day: date | None = None,
    ) -> CardId | None:
        """Add a card that is to be posted; return None if the server already has the daily card of that `day`."""
        ordinal = day.toordinal() if day else None
        known = select(_CARDS.id).where(_CARDS.guild_id == guild, _CARDS.day == ordinal)
        if day and (await self._connection.execute(known)).first():
            return None
        row = {
            "guild_id": guild,
            "channel_id": channel,
            "puzzle": puzzle,
            "day": ordinal,
            "sharer_id": sharer,
            "closes_at": closes_at,
        }
        added = await self._connection.execute(insert(puzzle_cards).values(row).returning(_CARDS.id))
        card = CardId(added.scalar_one())
        await self._views.want(card_key(card), guild, channel)
        self._falls_due(closes_at)
        return card

    async def delete(self, card: CardId) -> None:
        await self._connection.execute(delete(puzzle_finders).where(puzzle_finders.c.card_id == card))
        await self._connection.execute(delete(puzzle_cards).where(_CARDS.id == card))

    async def finders(self, card: CardId) -> Finders:
        """Return the number of users who solved a card, and the first `NAMED` of them."""
        columns = puzzle_finders.c
        found = columns.card_id == card
        count = await self._connection.execute(select(func.count()).where(found))
        query = select(columns.user_id).where(found).order_by(columns.place, columns.user_id).limit(NAMED)
        first = (await self._connection.execute(query)).scalars()
        return Finders(count.scalar_one(), [UserId(user) for user in first])

    async def solve(self, user: UserId, puzzle: PuzzleId, guild: GuildId) -> Sequence[CardId]:
        """Name a user on a server's open cards of a puzzle; return the cards that didn't name the user yet."""
        columns = puzzle_finders.c
        named = select(columns.card_id).where(columns.user_id == user)
        query = select(_CARDS.id).where(
            OPEN, _CARDS.guild_id == guild, _CARDS.puzzle == puzzle, _CARDS.id.not_in(named)
        )
        cards = sorted((await self._connection.execute(query)).scalars())
        for card in cards:
            await self._views.changed(*of_key(card_key(card)))
            count = await self._connection.execute(select(func.count()).where(columns.card_id == card))
            row = {"card_id": card, "user_id": user, "guild_id": guild, "place": count.scalar_one() + 1}
            await self._connection.execute(insert(puzzle_finders).values(row))
        return [CardId(card) for card in cards]

    async def close_due(self, at: datetime) -> Sequence[CardId]:
        """Close the cards whose time is over, so that they show the solution; return them."""
        rows = await self._connection.execute(
            update(puzzle_cards)
            .where(OPEN, _CARDS.closes_at <= at, *self._own(_CARDS.guild_id))
            .values(closes_at=null())
            .returning(_CARDS.id)
        )
        cards = sorted(CardId(card) for card in rows.scalars())
        if cards:
            await self._views.changed(ROWS.kind == CARD, ROWS.about.in_(cards))
        return cards

    # daily puzzles

    async def schedule(self, guild: GuildId, next_at: datetime | None, manager: UserId | None) -> None:
        """Set when a server gets its next daily puzzle (None for never), and the manager who requested it."""
        if next_at is None:
            gone = delete(daily_puzzles).where(daily_puzzles.c.guild_id == guild)
            await self._connection.execute(gone)
            return
        row = {"guild_id": guild, "next_at": next_at, "manager_id": manager}
        await upsert(self._connection, daily_puzzles, row)
        self._falls_due(next_at)

    async def postpone(self, guild: GuildId, next_at: datetime) -> None:
        """Set when a server gets its next daily puzzle."""
        theirs = daily_puzzles.c.guild_id == guild
        await self._connection.execute(update(daily_puzzles).where(theirs).values(next_at=next_at))
        self._falls_due(next_at)

    async def next_daily(self, guild: GuildId) -> datetime | None:
        """Return when a server gets its next daily puzzle, None for never."""
        query = select(daily_puzzles.c.next_at).where(daily_puzzles.c.guild_id == guild)
        return (await self._connection.execute(query)).scalar_one_or_none()

    async def manager(self, guild: GuildId) -> UserId | None:
        """Return the manager who set up the daily puzzle, if known."""
        query = select(daily_puzzles.c.manager_id).where(daily_puzzles.c.guild_id == guild)
        manager = (await self._connection.execute(query)).scalar_one_or_none()
        return None if manager is None else UserId(manager)

    async def daily_due(self, at: datetime) -> Sequence[GuildId]:
        """Return the servers whose daily puzzle is due."""
        columns = daily_puzzles.c
        query = select(columns.guild_id).where(columns.next_at <= at, *self._own(columns.guild_id))
        return sorted(GuildId(guild) for guild in (await self._connection.execute(query)).scalars())


def _card(row: Row[tuple[object, ...]]) -> PuzzleCard:
    return PuzzleCard(
        CardId(row.id),
        GuildId(row.guild_id),
        ChannelId(row.channel_id),
        PuzzleId(row.puzzle),
        None if row.day is None else date.fromordinal(row.day),
        None if row.sharer_id is None else UserId(row.sharer_id),
        row.closes_at,
    )

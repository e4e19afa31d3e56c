"""First tries at puzzles, and the ratings of solvers and puzzles.

Each first try is a result, from which ratings are computed. When a solver is forgotten or a server's puzzles are
deleted, the result stays without them, and holds the strength that they had. So no other rating changes, even if all
ratings are computed again.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    Row,
    Table,
    delete,
    false,
    func,
    insert,
    null,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import UserId
from bot.domain.puzzle import OWN, Attempt, Puzzle, PuzzleId, Rated, Solver
from bot.features.puzzles.computing import PuzzleResult, Strengths
from bot.storage.hooks import USER, counts_for_user, on_forget_user
from bot.storage.schema import Repository, key, metadata, strength_columns, strength_in, update_each, upsert

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
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
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
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
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

counts_for_user("kept-puzzles", select(func.count()).where(puzzle_attempts.c.user_id == USER))


async def wait_for_ratings(connection: AsyncConnection) -> None:
    """Wait until no other transaction changes ratings, so that none brings back what is deleted."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


@on_forget_user
async def forget_solver(connection: AsyncConnection, user: UserId) -> None:
    """Take a solver out of the results."""
    await wait_for_ratings(connection)
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
            *(row.deviation, row.volatility),
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
        return Rated(row.rating, row.tried, row.solved, row.deviation, row.volatility)

    async def ratings(self) -> Mapping[PuzzleId, float]:
        """Return the ratings of built-in puzzles that were tried."""
        columns = rated_puzzles.c
        query = select(columns.puzzle, columns.rating).where(columns.puzzle <= OWN)
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
                UserId(row.user_id): strength_in(row)
                for row in await self._connection.execute(select(puzzle_solvers).where(solvers))
            },
            {
                PuzzleId(row.puzzle): strength_in(row)
                for row in await self._connection.execute(select(rated_puzzles).where(puzzles))
            },
        )

    async def correct(self, strengths: Strengths, results: Mapping[int, PuzzleResult]) -> None:
        """Replace the strengths of solvers and puzzles, and results by number."""
        solvers = [{"user_id": key, **strength_columns(each)} for key, each in strengths.solvers.items()]
        await update_each(self._connection, puzzle_solvers, solvers)
        puzzles = [{"puzzle": key, **strength_columns(each)} for key, each in strengths.puzzles.items()]
        await update_each(self._connection, rated_puzzles, puzzles)
        corrected = [{"id": number, **_result_row(result)} for number, result in results.items()]
        await update_each(self._connection, puzzle_results, corrected)


def _result(row: Row[*tuple[Any, ...]]) -> PuzzleResult:
    return PuzzleResult(
        None if row.solver_id is None else UserId(row.solver_id),
        None if row.puzzle is None else PuzzleId(row.puzzle),
        row.solved,
        strength_in(row, "solver_"),
        strength_in(row, "puzzle_"),
    )


def _result_row(result: PuzzleResult) -> dict[str, object]:
    row: dict[str, object] = {"solver_id": result.solver, "puzzle": result.puzzle, "solved": result.solved}
    row |= strength_columns(result.solver_before, "solver_")
    return row | strength_columns(result.puzzle_before, "puzzle_")

"""Attempts at puzzles, and the ratings of solvers and puzzles."""

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    Table,
    false,
    func,
    insert,
    select,
    true,
    update,
)

from bot.domain import UserId
from bot.domain.puzzle import OWN, Attempt, PuzzleId, Rated, Solver
from bot.storage.hooks import USER, counts_for_user
from bot.storage.schema import Repository, metadata, upsert

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
)


counts_for_user("puzzles", select(func.count()).where(puzzle_attempts.c.user_id == USER))


class PuzzleRepository(Repository):
    async def hold(self, puzzle: PuzzleId) -> None:
        """Lock a puzzle, and so its rating, until the transaction ends."""
        await self._hold(puzzle)

    async def solver(self, user: UserId) -> Solver:
        query = select(puzzle_solvers).where(puzzle_solvers.c.user_id == user)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return Solver()
        return Solver(row.rating, row.tried, row.solved, row.streak, row.longest, row.puzzle)

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

    async def rating(self, puzzle: PuzzleId) -> Rated | None:
        """Return the rating of a puzzle; None if nobody has tried it."""
        query = select(rated_puzzles).where(rated_puzzles.c.puzzle == puzzle)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else Rated(row.rating, row.tried, row.solved)

    async def ratings(self) -> Mapping[PuzzleId, float]:
        """Return the ratings of built-in puzzles that were tried."""
        columns = rated_puzzles.c
        rows = await self._connection.execute(
            select(columns.puzzle, columns.rating).where(columns.puzzle <= OWN)
        )
        return {PuzzleId(row.puzzle): row.rating for row in rows}

    async def keep_rated(self, puzzle: PuzzleId, rated: Rated) -> None:
        await upsert(self._connection, rated_puzzles, {"puzzle": puzzle, **asdict(rated)})

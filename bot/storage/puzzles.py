"""Puzzles: who has tried which, how well people solve them, and how hard they are."""

from collections.abc import Mapping
from dataclasses import asdict

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, Table, false, insert, select, true, update

from bot.domain import UserId
from bot.domain.puzzle import OWN, Attempt, PuzzleId, Rated, Solver
from bot.storage.schema import Repository, metadata
from bot.storage.upsert import upsert

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


class PuzzleRepository(Repository):
    """The puzzles that people have tried, how well they solve them, and how hard they are."""

    async def hold(self, puzzle: PuzzleId) -> None:
        """Let other transactions that hold the puzzle wait until this one ends: its rating stays as it is read."""
        await self._hold(puzzle)

    async def solver(self, user: UserId) -> Solver:
        """How well somebody solves puzzles."""
        query = select(puzzle_solvers).where(puzzle_solvers.c.user_id == user)
        row = (await self._connection.execute(query)).one_or_none()
        if row is None:
            return Solver()
        return Solver(row.rating, row.tried, row.solved, row.streak, row.longest, row.puzzle)

    async def keep_solver(self, user: UserId, solver: Solver) -> None:
        """Keep how well somebody solves puzzles."""
        await upsert(self._connection, puzzle_solvers, {"user_id": user, **asdict(solver)})

    async def attempt(self, user: UserId, puzzle: PuzzleId) -> Attempt | None:
        """The first try of somebody at a puzzle; None for one that they have not tried."""
        columns = puzzle_attempts.c
        query = select(columns.solved, columns.gave_up).where(
            columns.user_id == user, columns.puzzle == puzzle
        )
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else Attempt(row.solved, row.gave_up)

    async def attempts(self, user: UserId) -> Mapping[PuzzleId, bool]:
        """The puzzles that somebody has tried, and whether the first try solved them."""
        columns = puzzle_attempts.c
        query = select(columns.puzzle, columns.solved).where(columns.user_id == user)
        return {PuzzleId(row.puzzle): row.solved for row in await self._connection.execute(query)}

    async def add_attempt(self, user: UserId, puzzle: PuzzleId, attempt: Attempt) -> None:
        """Note somebody's first try at a puzzle."""
        row = {"user_id": user, "puzzle": puzzle, **asdict(attempt)}
        await self._connection.execute(insert(puzzle_attempts).values(row))

    async def give_up(self, user: UserId, puzzle: PuzzleId) -> None:
        """Note that somebody who has tried a puzzle wanted to see the solution."""
        columns = puzzle_attempts.c
        theirs = (columns.user_id == user, columns.puzzle == puzzle)
        await self._connection.execute(update(puzzle_attempts).where(*theirs).values(gave_up=true()))

    async def rating(self, puzzle: PuzzleId) -> Rated | None:
        """How hard a puzzle has turned out to be; None where nobody has tried it."""
        query = select(rated_puzzles).where(rated_puzzles.c.puzzle == puzzle)
        row = (await self._connection.execute(query)).one_or_none()
        return None if row is None else Rated(row.rating, row.tried, row.solved)

    async def ratings(self) -> Mapping[PuzzleId, float]:
        """The ratings of the puzzles that came with the bot, of those that anybody has tried."""
        columns = rated_puzzles.c
        rows = await self._connection.execute(
            select(columns.puzzle, columns.rating).where(columns.puzzle <= OWN)
        )
        return {PuzzleId(row.puzzle): row.rating for row in rows}

    async def keep_rated(self, puzzle: PuzzleId, rated: Rated) -> None:
        """Keep how hard a puzzle has turned out to be."""
        await upsert(self._connection, rated_puzzles, {"puzzle": puzzle, **asdict(rated)})

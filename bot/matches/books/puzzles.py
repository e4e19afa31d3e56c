"""The book of puzzles."""

from collections.abc import Mapping
from typing import Protocol

from bot.matches.ids import UserId
from bot.matches.puzzle import PuzzleId, Rated, Solver


class PuzzleBook(Protocol):
    """The puzzles that people have tried, how well they solve them, and how hard they are."""

    async def hold(self, puzzle: PuzzleId) -> None:
        """Let other transactions that hold the puzzle wait until this one ends: its rating stays as it is read."""

    async def solver(self, user: UserId) -> Solver:
        """How well somebody solves puzzles."""

    async def keep_solver(self, user: UserId, solver: Solver) -> None:
        """Keep how well somebody solves puzzles."""

    async def attempts(self, user: UserId) -> Mapping[PuzzleId, bool]:
        """The puzzles that somebody has tried, and whether the first try solved them."""

    async def add_attempt(self, user: UserId, puzzle: PuzzleId, *, solved: bool) -> None:
        """Note somebody's first try at a puzzle."""

    async def rated(self) -> Mapping[PuzzleId, Rated]:
        """How hard the puzzles have turned out to be that anybody has tried."""

    async def keep_rated(self, puzzle: PuzzleId, rated: Rated) -> None:
        """Keep how hard a puzzle has turned out to be."""

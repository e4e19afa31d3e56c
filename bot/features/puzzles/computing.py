"""Computes the ratings of puzzles and solvers again, from all first tries in the order in which they were rated."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.domain.glicko import LOSS, WIN, Strength
from bot.domain.ids import UserId
from bot.domain.puzzle import PuzzleId
from bot.domain.rating_history import K, Side, Standing, rate_again


class PuzzleResult(NamedTuple):
    """A first try at a puzzle, with the strengths of both before it.

    `solver` is None once the user is forgotten, `puzzle` once it is deleted with its server.
    """

    solver: UserId | None
    puzzle: PuzzleId | None
    solved: bool
    solver_before: Strength
    puzzle_before: Strength


@dataclass(frozen=True, slots=True)
class Strengths:
    solvers: Mapping[UserId, Strength] = field(default_factory=dict)
    puzzles: Mapping[PuzzleId, Strength] = field(default_factory=dict)

    @property
    def all(self) -> Mapping[tuple[str, int], Strength]:
        """All strengths, by ("solver", user id) or ("puzzle", puzzle id)."""
        return {("solver", user): each for user, each in self.solvers.items()} | {
            ("puzzle", puzzle): each for puzzle, each in self.puzzles.items()
        }


def compute(results: Mapping[int, PuzzleResult]) -> tuple[Strengths, dict[int, PuzzleResult]]:
    """Return the strengths after the results, and those results whose strengths before have changed, by number.

    Each solver and each puzzle begins with the strength before the first of its results. A deleted
    solver or puzzle keeps the strength that is stored in the result.
    """
    solvers, puzzles = dict[UserId, Standing](), dict[PuzzleId, Standing]()
    changed = dict[int, PuzzleResult]()
    for number, result in results.items():
        rated = rate_again(
            Side(result.solver, Standing(result.solver_before)),
            Side(result.puzzle, Standing(result.puzzle_before)),
            WIN if result.solved else LOSS,
            (solvers, puzzles),
        )
        if rated.met != (result.solver_before, result.puzzle_before):
            changed[number] = result._replace(solver_before=rated.met[0], puzzle_before=rated.met[1])
    return Strengths(_strengths(solvers), _strengths(puzzles)), changed


def _strengths(standings: Mapping[K, Standing]) -> dict[K, Strength]:
    return {key: standing.strength for key, standing in standings.items()}

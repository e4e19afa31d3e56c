"""Computes the ratings of puzzles and solvers again, from all first tries in the order in which they were rated."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from bot.domain.glicko import LOSS, WIN, Strength, play
from bot.domain.ids import UserId
from bot.domain.puzzle import PuzzleId

K = TypeVar("K", UserId, PuzzleId)


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
    solvers: dict[UserId, Strength] = field(default_factory=dict)
    puzzles: dict[PuzzleId, Strength] = field(default_factory=dict)


def compute(results: Mapping[int, PuzzleResult]) -> tuple[Strengths, dict[int, PuzzleResult]]:
    """Return the strengths after the results, and those results whose strengths before have changed, by number.

    Each solver and each puzzle begins with the strength before the first of its results. A deleted
    solver or puzzle keeps the strength that is stored in the result.
    """
    now, changed = Strengths(), dict[int, PuzzleResult]()
    for number, result in results.items():
        solver = _strength(now.solvers, result.solver, result.solver_before)
        puzzle = _strength(now.puzzles, result.puzzle, result.puzzle_before)
        if (solver, puzzle) != (result.solver_before, result.puzzle_before):
            changed[number] = result._replace(solver_before=solver, puzzle_before=puzzle)
        solver, puzzle = play(solver, puzzle, WIN if result.solved else LOSS)
        if result.solver is not None:
            now.solvers[result.solver] = solver
        if result.puzzle is not None:
            now.puzzles[result.puzzle] = puzzle
    return now, changed


def _strength(known: Mapping[K, Strength], key: K | None, stored: Strength) -> Strength:
    return stored if key is None else known.get(key, stored)

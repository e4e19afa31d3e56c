"""Puzzles: positions in which one move alone wins, and how well somebody solves them.

Solvers and puzzles have ratings of one scale: of a puzzle with one's own rating, one solves every second.
https://en.wikipedia.org/wiki/Elo_rating_system
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import NewType, Protocol

from bot.domain.history import Turn
from dvonn import Move, Position

PuzzleId = NewType("PuzzleId", int)
"""Counts from 1; people see it as "puzzle 12". It names the same position for ever."""

OWN = 1_000_000
"""The numbers of puzzles from servers' own matches are larger than this one by their own count."""

FIRST_RATING = 1000.0
"""The rating of somebody who has tried no puzzle yet."""

NEW_SOLVER, KNOWN_SOLVER, PUZZLE = 48.0, 24.0, 8.0
"""How much one try moves a rating: a new solver's, one's who has tried some, and a puzzle's."""

FEW = 20
"""Tries until a solver's rating moves less."""

NEAREST = 12
"""So many puzzles of about one's own rating are drawn from."""

EASIEST, STEP, NODES_OF_EASIEST = 750.0, 100.0, 500
"""The first rating of a puzzle whose proof took `NODES_OF_EASIEST`, and what each doubling of the nodes adds."""


class Theme(StrEnum):
    """The things that puzzles are about."""

    CUT_OFF = "cut-off"
    CONNECTION = "connection"
    LAST_MOVES = "last-moves"
    COUNT = "count"


def own_number(puzzle: PuzzleId) -> int | None:
    """The count of a puzzle among those from servers' own matches; None for one that came with the bot."""
    return puzzle - OWN if puzzle > OWN else None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the player to move wins by one move alone.

    `line` is that move and what follows with best play on both sides, to the end; `margin` the pieces by which it wins.
    `nodes` is how many positions its proof looked at.
    """

    id: PuzzleId
    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    theme: Theme

    @property
    def move(self) -> Move:
        """The only move that wins."""
        return self.line[0]

    @property
    def turn(self) -> Turn:
        """The same move with its player, and the positions before and after it."""
        return Turn.of(self.position, self.move)


class PuzzleCollection(Protocol):
    """All puzzles that there are."""

    def find(self, puzzle: PuzzleId) -> Puzzle | None:
        """The puzzle of a number, if there is one."""

    def nodes(self) -> Mapping[PuzzleId, int]:
        """How many positions the proof of each puzzle looked at."""


def first_rating(nodes: int) -> float:
    """The rating with which a puzzle begins whose proof looked at so many positions."""
    return EASIEST + STEP * math.log2(max(1, nodes / NODES_OF_EASIEST))


@dataclass(frozen=True, slots=True)
class Solver:
    """How well somebody solves puzzles. Only the first try at each counts."""

    rating: float = FIRST_RATING
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """Puzzles solved one after another, without a miss."""
    longest: int = 0
    """The longest streak."""
    puzzle: PuzzleId | None = None
    """The puzzle that is open."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The first try of somebody at a puzzle, and whether they have given up since."""

    solved: bool
    """Whether the first try solved it."""
    gave_up: bool
    """Whether they wanted to see the solution."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How hard a puzzle has turned out to be."""

    rating: float
    tried: int = 0
    solved: int = 0


def after_try(solver: Solver, puzzle: Rated, *, solved: bool) -> tuple[Solver, Rated]:
    """A solver and a puzzle after somebody's first try at it."""
    expected = 1 / (1 + 10 ** ((puzzle.rating - solver.rating) / 400))
    surprise = solved - expected
    swing = NEW_SOLVER if solver.tried < FEW else KNOWN_SOLVER
    streak = solver.streak + 1 if solved else 0
    return (
        replace(
            solver,
            rating=solver.rating + swing * surprise,
            tried=solver.tried + 1,
            solved=solver.solved + solved,
            streak=streak,
            longest=max(solver.longest, streak),
        ),
        replace(
            puzzle,
            rating=puzzle.rating - PUZZLE * surprise,
            tried=puzzle.tried + 1,
            solved=puzzle.solved + solved,
        ),
    )


def draw(
    ratings: Mapping[PuzzleId, float], solver: Solver, attempts: Mapping[PuzzleId, bool], rng: Random
) -> PuzzleId:
    """One of the puzzles that are about as hard as somebody is good.

    `attempts` tells which ones were solved at the first try. Those that were not tried yet come first, then those that
    were missed, then all.
    """
    others = [puzzle for puzzle in ratings if puzzle != solver.puzzle] or list(ratings)
    untried = [puzzle for puzzle in others if puzzle not in attempts]
    missed = [puzzle for puzzle in others if not attempts.get(puzzle)]
    nearest = sorted(untried or missed or others, key=lambda puzzle: abs(ratings[puzzle] - solver.rating))
    return rng.choice(nearest[:NEAREST])

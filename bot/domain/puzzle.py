"""Puzzles: positions with exactly one winning move, their ratings, and puzzle cards in channels.

Solvers and puzzles are rated on one Elo scale: a solver solves half of the puzzles with their own rating.
https://en.wikipedia.org/wiki/Elo_rating_system
"""

import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from math import gcd
from random import Random
from typing import NewType, Protocol

from bot.domain.history import Turn
from bot.domain.ids import ChannelId, GuildId, MessageId, UserId
from dvonn import Move, Position

PuzzleId = NewType("PuzzleId", int)
"""The number of a puzzle, from 1; users see "puzzle 12". A number refers to the same position forever."""

OWN = 1_000_000
"""The number after which the numbers of puzzles mined from servers' own matches begin."""

FIRST_RATING = 1000.0
"""The initial rating of a solver."""

NEW_SOLVER, KNOWN_SOLVER, PUZZLE = 48.0, 24.0, 8.0
"""The Elo K factors of a new solver, of an experienced one, and of a puzzle."""

FEW = 20
"""The number of tries after which a solver counts as experienced."""

NEAREST = 12
"""The number of puzzles among which `draw` chooses: those closest to the solver's rating."""

EASIEST, STEP, NODES_OF_EASIEST = 750.0, 100.0, 500
"""The initial rating for a proof of `NODES_OF_EASIEST`, and the increment per doubling of the nodes."""


class Theme(StrEnum):
    CUT_OFF = "cut-off"
    CONNECTION = "connection"
    LAST_MOVES = "last-moves"
    COUNT = "count"


def own_number(puzzle: PuzzleId) -> int | None:
    """Return the sequence number of a puzzle from servers' own matches; None for one shipped with the bot."""
    return puzzle - OWN if puzzle > OWN else None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which exactly one move wins.

    `line` is that move and the best play after it, to the end; `margin` the pieces by which it wins; `nodes` the number
    of positions that its proof searched.
    """

    id: PuzzleId
    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    theme: Theme

    @property
    def move(self) -> Move:
        return self.line[0]

    @property
    def turn(self) -> Turn:
        return Turn.of(self.position, self.move)


class PuzzleCollection(Protocol):
    def find(self, puzzle: PuzzleId) -> Puzzle | None: ...

    def nodes(self) -> Mapping[PuzzleId, int]:
        """Return the number of positions that each puzzle's proof searched."""


def first_rating(nodes: int) -> float:
    """Return a puzzle's initial rating from the number of positions that its proof searched."""
    return EASIEST + STEP * math.log2(max(1, nodes / NODES_OF_EASIEST))


@dataclass(frozen=True, slots=True)
class Solver:
    """A solver's record. Only the first try at each puzzle counts."""

    rating: float = FIRST_RATING
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """Puzzles solved in a row."""
    longest: int = 0
    puzzle: PuzzleId | None = None
    """The puzzle that the user is solving."""


@dataclass(frozen=True, slots=True)
class SolverFinder:
    """The interface for finding out how well a user solves puzzles, provided by the puzzles feature."""

    find: Callable[[UserId], Awaitable[Solver]]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A solver's first try at a puzzle."""

    solved: bool
    gave_up: bool
    """Whether the solver asked for the solution afterwards."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A puzzle's rating and statistics."""

    rating: float
    tried: int = 0
    solved: int = 0


def after_try(solver: Solver, puzzle: Rated, *, solved: bool) -> tuple[Solver, Rated]:
    """Update the ratings after a solver's first try at a puzzle."""
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
    """Draw a puzzle close to the solver's rating.

    `attempts` tells which puzzles were solved at the first try. Untried puzzles come first, then missed ones, then all.
    """
    others = [puzzle for puzzle in ratings if puzzle != solver.puzzle] or list(ratings)
    untried = [puzzle for puzzle in others if puzzle not in attempts]
    missed = [puzzle for puzzle in others if not attempts.get(puzzle)]
    nearest = sorted(untried or missed or others, key=lambda puzzle: abs(ratings[puzzle] - solver.rating))
    return rng.choice(nearest[:NEAREST])


CardId = NewType("CardId", int)

OPEN_FOR = timedelta(days=1)
"""The time after which a card reveals its solution."""

NAMED = 5
"""The number of first solvers who are named on a card."""

STRIDE = 389
"""The step between the puzzles of consecutive days, so that easy and hard ones alternate."""


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """A puzzle in a channel, open to everyone there for a day: the puzzle of the day, or one shared by a user."""

    id: CardId
    guild: GuildId
    channel: ChannelId
    puzzle: PuzzleId
    day: date | None
    """Set for the puzzle of the day."""
    sharer: UserId | None
    """Set for a shared puzzle, until its sharer deletes their data."""
    closes_at: datetime | None
    """When the card reveals the solution; None once it has."""
    number: int
    """Incremented by each change of the card."""
    shown: int
    """The number that its message shows; 0 without a message."""
    message: MessageId | None

    @property
    def is_open(self) -> bool:
        """Whether the solution is still hidden; only until then are further solvers named on the card."""
        return self.closes_at is not None


@dataclass(frozen=True, slots=True)
class Finders:
    """The solvers of a card."""

    count: int
    first: Sequence[UserId]
    """The solvers named on the card."""


def next_daily(at: datetime, hour: int) -> datetime:
    """Return the next time after `at` when this UTC hour begins."""
    today = datetime.combine(at.astimezone(UTC).date(), time(hour), UTC)
    return today if at < today else today + timedelta(days=1)


def puzzle_of(day: date, puzzles: Sequence[PuzzleId]) -> PuzzleId:
    """Choose the puzzle of a day: the same in every server, repeated only once all have been posted."""
    count = len(puzzles)
    stride = next(stride for stride in range(STRIDE % count or 1, STRIDE + count) if gcd(stride, count) == 1)
    return puzzles[day.toordinal() * stride % count]

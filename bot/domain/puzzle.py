"""Puzzles: positions with exactly one winning move, their ratings, and puzzle cards in channels.

Solvers and puzzles are rated on one scale, as if each first try were a game between the two (`bot.domain.glicko`): a
solver is expected to solve half of the puzzles whose rating equals their own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from math import gcd
from random import Random
from typing import NewType, Protocol

from bot.domain.glicko import HIGHEST_DEVIATION, LOSS, WIN, Strength, play
from bot.domain.history import Turn
from bot.domain.ids import ChannelId, GuildId, UserId
from dvonn import Move, Position

PuzzleId = NewType("PuzzleId", int)
"""The number of a puzzle, from 1; users see "puzzle 12". A number refers to the same position forever."""

OWN = 1_000_000
"""The number after which the numbers of puzzles mined from servers' own matches begin."""

FIRST_RATING = 1000.0
"""The initial rating of a solver."""

NEAREST = 12
"""The number of puzzles among which `draw` chooses: those closest to the solver's rating."""


class Motif(StrEnum):
    """A motif of a puzzle's solution (`analysis.puzzles.motifs`)."""

    SELF_CUT = "self-cut"
    SACRIFICE = "sacrifice"
    ZUGZWANG = "zugzwang"
    BRIDGE = "bridge"
    DVONN = "dvonn"
    RESCUE = "rescue"
    LAST_STACK = "last-stack"
    CUT_OFF = "cut-off"
    PREPARED_CUT = "prepared-cut"
    HEIGHT = "height"
    QUIET = "quiet"
    COUNT = "count"


def own_number(puzzle: PuzzleId) -> int | None:
    """Return the sequence number of a puzzle from servers' own matches; None for one shipped with the bot."""
    return puzzle - OWN if puzzle > OWN else None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which exactly one move wins.

    `line` is that move and the best play after it, to the end; `margin` the pieces by which it wins; `nodes` the number
    of positions that its proof searched. `motifs` are what happens along the line, the main one first. `first_rating`
    says how hard it may be; people's tries correct it.
    """

    id: PuzzleId
    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    motifs: tuple[Motif, ...]
    first_rating: float = FIRST_RATING

    @property
    def motif(self) -> Motif:
        return self.motifs[0]

    @property
    def move(self) -> Move:
        return self.line[0]

    @property
    def turn(self) -> Turn:
        return Turn.of(self.position, self.move)


class PuzzleCollection(Protocol):
    def find(self, puzzle: PuzzleId) -> Puzzle | None:
        """Return a puzzle by its number, also one that is no longer offered."""

    def ratings(self) -> Mapping[PuzzleId, float]:
        """Return the first ratings of the puzzles that are offered."""


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
    deviation: float = HIGHEST_DEVIATION
    volatility: float = Strength().volatility

    @property
    def strength(self) -> Strength:
        return Strength(self.rating, self.deviation, self.volatility)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A solver's first try at a puzzle."""

    solved: bool
    gave_up: bool
    """Whether the solver asked for the solution afterwards."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A puzzle's rating and statistics. The rating of a puzzle that nobody has tried is a guess."""

    rating: float
    tried: int = 0
    solved: int = 0
    deviation: float = HIGHEST_DEVIATION
    volatility: float = Strength().volatility

    @property
    def strength(self) -> Strength:
        return Strength(self.rating, self.deviation, self.volatility)


def after_try(solver: Solver, puzzle: Rated, *, solved: bool) -> tuple[Solver, Rated]:
    """Update the ratings after a solver's first try at a puzzle: a game that one of the two wins."""
    own, others = play(solver.strength, puzzle.strength, WIN if solved else LOSS)
    streak = solver.streak + 1 if solved else 0
    return (
        replace(
            solver,
            **own._asdict(),
            tried=solver.tried + 1,
            solved=solver.solved + solved,
            streak=streak,
            longest=max(solver.longest, streak),
        ),
        replace(puzzle, **others._asdict(), tried=puzzle.tried + 1, solved=puzzle.solved + solved),
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
"""The step between the puzzles of consecutive days, so that neighbours in the collection don't follow one another."""


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

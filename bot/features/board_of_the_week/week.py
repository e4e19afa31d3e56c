"""The board of the week: one random set-up for everyone, played once by each person against one of three opponents.

A week is an ISO week in UTC: it begins on Monday at 0:00. Its board and the computer's replies follow from the week and
a secret of the database, so they are the same in every process and after every restart, and nobody else can work them
out before the week begins.
"""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, time, timedelta
from functools import lru_cache
from random import Random
from typing import NewType

from bot.domain.computer import Level
from bot.domain.ids import UserId
from bot.domain.occasion import Occasion
from bot.features.board_of_the_week.occasion import KIND
from dvonn import SPACES, Colour, Game, Piece, Position
from dvonn.setup import placements_by_lot
from dvonn.symmetry import SYMMETRIES

WeekCode = NewType("WeekCode", int)
"""A week as one number: 202648 is week 48 of 2026."""

_YEAR = 100
_A_WEEK = timedelta(weeks=1)


@dataclass(frozen=True, slots=True)
class Opponent:
    """The computer at a level, and the pieces that are added to the lead of everyone who plays against it."""

    level: Level
    handicap: int

    @classmethod
    def parse(cls, text: str) -> "Opponent":
        """Return one of `OPPONENTS` by its level. Raises `ValueError`."""
        found = next((each for each in OPPONENTS if str(each) == text), None)
        if found is None:
            raise ValueError(text)
        return found

    def __str__(self) -> str:
        return str(self.level)


OPPONENTS = Opponent(Level(2), 0), Opponent(Level(5), 13), Opponent(Level(7), 26)
"""The opponents to choose from. `python -m benchmarks.week_handicaps` measures the handicaps."""

PAR_OPPONENT = OPPONENTS[1]
"""The opponent in the game that sets the par."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game against an opponent ended."""

    opponent: Opponent
    margin: int
    """By how many pieces the person won; negative for a loss."""

    @property
    def score(self) -> int:
        """The lead with the handicap, by which results are ranked."""
        return self.margin + self.opponent.handicap


@dataclass(frozen=True, slots=True, order=True)
class Week:
    year: int
    number: int
    """From 1 to 53, within the ISO year."""

    @classmethod
    def of(cls, at: datetime) -> "Week":
        """Return the week of a moment."""
        year, number, _ = at.astimezone(UTC).isocalendar()
        return cls(year, number)

    @classmethod
    def parse(cls, text: str) -> "Week":
        """Parse a code. Raises `ValueError`."""
        return cls.from_code(int(text))

    @classmethod
    def from_code(cls, code: int) -> "Week":
        """Return the week with a code. Raises `ValueError`."""
        year, number = divmod(code, _YEAR)
        if not MINYEAR <= year < MAXYEAR:
            raise ValueError(code)
        date.fromisocalendar(year, number, 1)
        return cls(year, number)

    def __str__(self) -> str:
        return str(self.code)

    @property
    def code(self) -> WeekCode:
        return WeekCode(self.year * _YEAR + self.number)

    @property
    def begins_at(self) -> datetime:
        return datetime.combine(date.fromisocalendar(self.year, self.number, 1), time(), UTC)

    @property
    def ends_at(self) -> datetime:
        return self.begins_at + _A_WEEK

    @property
    def colour(self) -> Colour:
        """The person's colour, which changes from week to week."""
        weeks = self.begins_at.toordinal() // 7
        return Colour.WHITE if weeks % 2 else Colour.BLACK

    @property
    def occasion(self) -> Occasion:
        return Occasion(KIND, str(self))

    @property
    def next(self) -> "Week":
        return Week.of(self.ends_at)


@dataclass(frozen=True, slots=True)
class WeekBoard:
    """The board of a week, a `SecretBoard`."""

    week: Week
    seed: str = field(repr=False)
    """The seed of the set-up and of the computer's replies."""

    @property
    def occasion(self) -> Occasion:
        return self.week.occasion

    @property
    def until(self) -> datetime:
        return self.week.ends_at

    @property
    def game(self) -> Game:
        """The set-up: a placing phase drawn by lot."""
        return _drawn(self.seed)

    def has_led_to(self, position: Position) -> bool:
        """Whether a position, or an equivalent one, seems to come from this week's board.

        A single piece has never moved. So if many single pieces are where they were at the beginning, the position is a
        later one of the same board, whichever moves led there. With few single pieces left, nobody can tell.
        """
        single = [
            (space.index, stack.pieces[0]) for space, stack in position.stacks.items() if stack.height == 1
        ]
        if len(single) < _MANY:
            return False
        most = _ALTERED if len(single) >= _VERY_MANY else 0
        return any(_differences(single, image) <= most for image in _images(self.seed))

    def is_in(self, game: Game) -> bool:
        """Whether a game has a position that seems to come from this week's board."""
        return any(self.has_led_to(game.position_at(ply)) for ply in range(len(game.moves) + 1))


@dataclass(frozen=True, slots=True)
class WeekSecret:
    """The secret of a database, which keeps the boards of coming weeks from being known."""

    value: str = field(repr=False)

    def board(self, week: Week) -> WeekBoard:
        return WeekBoard(week, self._digest(f"board {week.code}"))

    def mark(self, week: Week, user: UserId) -> str:
        """Return a mark of a user in a week that only the owner of the database can tie to the user."""
        return self._digest(f"try {week.code} {user}")

    def _digest(self, text: str) -> str:
        return hmac.digest(self.value.encode(), text.encode(), "sha256").hex()


NO_SECRET = WeekSecret("")
"""Stands for the secret of a database that has none yet."""

_MANY = 16
"""The number of single pieces that identify a board: about one unrelated position in 60,000 matches by chance."""

_VERY_MANY, _ALTERED = 30, 2
"""With so many single pieces, a board is recognized even if this many of them were exchanged to disguise it."""

_OTHER = {Piece.WHITE: Piece.BLACK, Piece.BLACK: Piece.WHITE, Piece.DVONN: Piece.DVONN}


@lru_cache(4)
def _drawn(seed: str) -> Game:
    return Game(placements_by_lot(Random(seed)))  # noqa: S311  reproducible; what must be secret is the seed


@lru_cache(4)
def _images(seed: str) -> tuple[tuple[Piece, ...], ...]:
    """Return the pieces by the index of their space: in each symmetry, with both allocations of the colours."""
    stacks = _drawn(seed).position.stacks
    pieces = [stacks[space].pieces[0] for space in SPACES]
    turned = [tuple(pieces[index] for index in symmetry) for symmetry in SYMMETRIES]
    return (*turned, *(tuple(_OTHER[piece] for piece in image) for image in turned))


def _differences(single: Iterable[tuple[int, Piece]], image: tuple[Piece, ...]) -> int:
    return sum(image[index] is not piece for index, piece in single)

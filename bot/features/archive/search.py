"""Searches of the archive: players, results, set-ups, lengths and dates."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from typing import Self

from bot.domain.events import Setup
from bot.domain.glicko import LOSS, TIE, WIN
from bot.domain.ids import LARGEST, UserId
from bot.domain.match import Head
from bot.domain.refusals import Refused
from bot.features.archive.refusals import NOT_A_PERIOD
from bot.toolkit.dates import Dates
from dvonn import Colour


class Result(StrEnum):
    """A result, from a player's side or by colour. New ones come last: ids of controls contain their numbers."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"
    WHITE = "white"
    BLACK = "black"


class Length(StrEnum):
    """A range of numbers of moves, those of both players together. New ones come last, as above."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest number of moves."""
        return {Length.SHORT: (0, 40), Length.MEDIUM: (41, 80), Length.LONG: (81, 10_000)}[self]


SETUPS, RESULTS, LENGTHS = tuple(Setup), tuple(Result), tuple(Length)

_WORD = re.compile(r"f(?:p(\d{1,20}))?(?:o(\d{1,20}))?(?:r(\d))?(?:s(\d))?(?:l(\d))?(?:d(\d{4,8}))?")
_YEAR = re.compile(r"[0-9]{4}")
_DIGITS = re.compile(r"(\d{4})(\d\d)?(\d\d)?")


@dataclass(frozen=True, slots=True)
class Period:
    """A year, a month or a day, in UTC. Raises `ValueError` if there is no such day, or none after it."""

    year: int
    month: int | None = None
    day: int | None = None

    def __post_init__(self) -> None:
        try:
            _ = self.bounds
        except OverflowError as error:
            raise ValueError(self.digits) from error

    @classmethod
    def parse(cls, text: str, dates: Dates, today: date) -> Self:
        """Parse a year ("2026"), a month ("2026-03", "March 2026") or a day, as the reader writes it.

        Raises `Refused`: NOT_A_PERIOD.
        """
        try:
            return cls._read(text.strip(), dates, today)
        except ValueError as error:
            raise Refused(NOT_A_PERIOD, text) from error

    @classmethod
    def _read(cls, text: str, dates: Dates, today: date) -> Self:
        if _YEAR.fullmatch(text):
            return cls(int(text))
        if month := dates.month(text):
            return cls(*month)
        if day := dates.latest(text, today):
            return cls(day.year, day.month, day.day)
        raise ValueError(text)

    @classmethod
    def of_digits(cls, digits: str) -> Self:
        """Parse what `digits` returns. Raises `ValueError`."""
        found = _DIGITS.fullmatch(digits)
        if found is None:
            raise ValueError(digits)
        year, month, day = (int(part) if part else None for part in found.groups())
        return cls(year or 0, month, day)

    @property
    def digits(self) -> str:
        return f"{self.year:04}" + "".join(f"{part:02}" for part in (self.month, self.day) if part)

    def write(self, dates: Dates) -> str:
        """Write the period as the reader does."""
        if self.month is None:
            return f"{self.year:04}"
        if self.day is None:
            return dates.write_month(self.year, self.month)
        return dates.write(date(self.year, self.month, self.day))

    @property
    def bounds(self) -> tuple[datetime, datetime]:
        """The first moment, and the first one after the end."""
        month, day = (1 if part is None else part for part in (self.month, self.day))
        begin = datetime(self.year, month, day, tzinfo=UTC)
        if self.day is not None:
            return begin, begin + timedelta(days=1)
        if self.month is not None:
            years, month = divmod(self.month, 12)
            return begin, datetime(self.year + years, month + 1, 1, tzinfo=UTC)
        return begin, datetime(self.year + 1, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class ArchiveSearch:
    player: UserId | None = None
    opponent: UserId | None = None
    result: Result | None = None
    setup: Setup | None = None
    length: Length | None = None
    period: Period | None = None

    @classmethod
    def parse(cls, word: str) -> Self:
        """Parse the word in a control's id. Raises `ValueError`."""
        found = _WORD.fullmatch(word)
        if found is None:
            raise ValueError(word)
        player, opponent, result, setup, length, digits = found.groups()
        try:
            return cls(
                _user(player),
                _user(opponent),
                RESULTS[int(result)] if result else None,
                SETUPS[int(setup)] if setup else None,
                LENGTHS[int(length)] if length else None,
                Period.of_digits(digits) if digits else None,
            )
        except IndexError as error:
            raise ValueError(word) from error

    def __str__(self) -> str:
        parts = (
            ("p", self.player),
            ("o", self.opponent),
            ("r", None if self.result is None else RESULTS.index(self.result)),
            ("s", None if self.setup is None else SETUPS.index(self.setup)),
            ("l", None if self.length is None else LENGTHS.index(self.length)),
            ("d", self.period and self.period.digits),
        )
        return "f" + "".join(f"{name}{value}" for name, value in parts if value is not None)

    @property
    def players(self) -> tuple[UserId, ...]:
        return tuple(user for user in (self.player, self.opponent) if user is not None)


def _user(digits: str | None) -> UserId | None:
    """Parse a user's id. Raises `ValueError` for one that no database can store."""
    if digits and int(digits) > LARGEST:
        raise ValueError(digits)
    return UserId(int(digits)) if digits else None


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """A finished game between people."""

    head: Head
    setup: Setup
    at: datetime
    points: float
    """White's."""
    margin: int
    """The pieces that White was ahead by at the end."""
    moves: int
    """Those of both players, counted as on the result card."""

    @property
    def winner(self) -> Colour | None:
        return None if self.points == TIE else Colour.WHITE if self.points == WIN else Colour.BLACK

    def fits(self, search: ArchiveSearch) -> bool:
        """Whether the length and the result are those that are looked for."""
        if search.length:
            least, most = search.length.bounds
            if not least <= self.moves <= most:
                return False
        return search.result is None or self._has(search.result, search.player)

    def _has(self, result: Result, player: UserId | None) -> bool:
        match result:
            case Result.TIED:
                return self.points == TIE
            case Result.WHITE:
                return self.points == WIN
            case Result.BLACK:
                return self.points == LOSS
        colour = None if player is None else self.head.players.colour_of(player)
        if colour is None or self.winner is None:
            return False
        return (self.winner is colour) is (result is Result.WON)


class SortOrder(StrEnum):
    OLDER = "older"
    NEWER = "newer"

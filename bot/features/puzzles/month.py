"""The table of a month: who solved most puzzles of the day at the first try; and a solver's days in a row."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from bot.domain.ids import UserId
from bot.domain.puzzle import PuzzleId

SHOWN = 20
"""The number of solvers that the table names."""

BEST_BEFORE = 3
"""The number of solvers of the month before that the table names."""

DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A solver's tries at the puzzle of a day, while it was open in a server."""

    puzzle: PuzzleId
    first: bool = False
    """Whether the first try solved it, and the solver had not tried it before."""
    solved: bool = False
    """Whether it was solved without its solution."""
    misses: int = 0
    """Wrong moves until it was solved; asking for the solution is one, too."""
    shared: bool = False
    """Whether the solver has shared the result in the server."""

    @property
    def may_be_shared(self) -> bool:
        return self.solved and not self.shared


@dataclass(frozen=True, slots=True)
class MonthRow:
    """A solver's month in a server."""

    user: UserId
    firsts: int
    """The puzzles solved at the first try."""
    misses: int


@dataclass(frozen=True, slots=True)
class OwnMonth:
    """The part that only the solver sees."""

    row: MonthRow
    days_in_a_row: int
    is_private: bool
    """Whether others don't see the solver in the table."""


@dataclass(frozen=True, slots=True)
class Placed:
    place: int
    """From 1 on; solvers with the same figures share a place."""
    row: MonthRow


@dataclass(frozen=True, slots=True)
class MonthTable:
    """The solvers of a month in a server, in order."""

    month: date
    """Its first day."""
    placed: Sequence[Placed]
    best_before: Sequence[Placed]
    """The best solvers of the month before."""

    @property
    def shown(self) -> Sequence[Placed]:
        """Those whom the table names."""
        return self.placed[:SHOWN]

    def of(self, user: UserId) -> Placed | None:
        return next((each for each in self.placed if each.row.user == user), None)


def in_order(rows: Collection[MonthRow], hidden: Collection[UserId] = ()) -> list[Placed]:
    """Sort by first tries that solved, then by misses; leave out hidden solvers and those who solved none so."""
    known = [row for row in rows if row.firsts and row.user not in hidden]
    known.sort(key=lambda row: (-row.firsts, row.misses, row.user))
    figures = [(row.firsts, row.misses) for row in known]
    return [Placed(figures.index((row.firsts, row.misses)) + 1, row) for row in known]


def first_of_month(day: date) -> date:
    return day.replace(day=1)


def month_before(month: date) -> date:
    return first_of_month(month - DAY)


def month_after(month: date) -> date:
    return first_of_month(month + 31 * DAY)


def days_in_a_row(solved: Collection[date], today: date) -> int:
    """Return for how many puzzles of the day in a row a solver has solved each, except for one in each week.

    The puzzles of today and yesterday may still be open, so they end no row. A week begins on Monday.
    """
    day = next((day for day in (today, today - DAY) if day in solved), today - 2 * DAY)
    count, free = 0, set[tuple[int, int]]()
    while True:
        if day in solved:
            count += 1
        else:
            week = day.isocalendar()[:2]
            if week in free:
                return count
            free.add(week)
        day -= DAY

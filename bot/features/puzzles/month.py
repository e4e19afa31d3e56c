"""The table of a month: who solved most puzzles of the day at the first try; and a solver's days in a row."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from bot.domain.ids import UserId
from bot.domain.puzzle import PuzzleId
from bot.domain.ranking import Ranking, rank

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
class MonthTable:
    """The solvers of a month in a server."""

    month: date
    """Its first day."""
    ranking: Ranking[MonthRow]
    before: Ranking[MonthRow]
    """The solvers of the month before."""
    names: Mapping[UserId, str] = field(default_factory=dict)


def ranked(rows: Collection[MonthRow], hidden: Collection[UserId] = ()) -> Ranking[MonthRow]:
    """Rank by first tries that solved, then by misses; leave out hidden solvers, and those without such a solve."""
    known = sorted((row.user, row) for row in rows if row.firsts)
    return rank(known, by=lambda row: (-row.firsts, row.misses), hidden=hidden)


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

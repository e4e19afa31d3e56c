"""The clock of a match: the time left for the current turn, when to send a reminder, and the absences that stop it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import IntEnum

from bot.domain.refusals import RefusalReason, Refused

SOONEST_REMINDER = timedelta(hours=24)
"""The longest time before the deadline at which a reminder is due; it is due when a quarter of the time is left."""


class Pace(IntEnum):
    """Days per turn."""

    NONE = 0
    """No time limit."""
    ONE = 1
    THREE = 3
    WEEK = 7
    FORTNIGHT = 14

    @property
    def time(self) -> timedelta:
        """The time per turn; zero without a limit."""
        return timedelta(days=self)

    @property
    def reminder(self) -> timedelta:
        """The time before the deadline at which the player is reminded."""
        return min(SOONEST_REMINDER, self.time / 4)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of the player to move.

    A running clock has `due`, a stopped clock has `left`; without a time limit both are None.
    """

    due: datetime | None = None
    left: timedelta | None = None
    reminded: bool = False
    """Whether a reminder was sent in this turn."""

    @classmethod
    def wound(cls, pace: Pace) -> "Clock":
        """Return a stopped clock with the full time for a turn."""
        return cls(left=pace.time) if pace else OFF

    def running(self, at: datetime, *, goes: bool) -> "Clock":
        """Return the clock running (`goes`) or stopped from `at` on, in whole seconds, as stored and displayed."""
        if goes and self.left is not None:
            return replace(self, due=(at + self.left).replace(microsecond=0), left=None)
        if not goes and self.due is not None:
            return replace(self, due=None, left=max(timedelta(), self.due - at.replace(microsecond=0)))
        return self

    def reminder(self, pace: Pace) -> datetime | None:
        """Return when the reminder is due; None if the clock is stopped or a reminder was sent in this turn."""
        return None if self.due is None or self.reminded else self.due - pace.reminder

    def is_over(self, at: datetime) -> bool:
        return self.due is not None and self.due <= at


OFF = Clock()
"""The clock of a match without a time limit, or of a finished match."""


ALLOWANCE = timedelta(days=30)
"""The total length of absences allowed in the 365 days before an absence ends."""

YEAR = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Absence:
    since: datetime
    until: datetime


def check_absence(until: datetime, earlier: Iterable[Absence], at: datetime) -> Absence:
    """Return an absence from `at` to `until` if the allowance covers it.

    Raises `Refused`: NOT_A_DATE if `until` is past, AWAY_TOO_LONG.
    """
    if until <= at:
        raise Refused(RefusalReason.NOT_A_DATE, until.date().isoformat())
    left = ALLOWANCE - _spent(earlier, until - YEAR)
    if until - at > left:
        raise Refused(RefusalReason.AWAY_TOO_LONG, days_left(earlier, at))
    return Absence(at, until)


def days_left(earlier: Iterable[Absence], at: datetime) -> int:
    """Count the whole days left for an absence that begins at `at`."""
    earlier = tuple(earlier)
    days = 0
    while timedelta(days=days + 1) <= ALLOWANCE - _spent(earlier, at + timedelta(days=days + 1) - YEAR):
        days += 1
    return days


def _spent(absences: Iterable[Absence], since: datetime) -> timedelta:
    spans = (absence.until - max(absence.since, since) for absence in absences)
    return sum((span for span in spans if span > timedelta()), timedelta())

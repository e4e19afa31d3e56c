"""The clock of a match: how long the player to move has left, and when to be reminded."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import IntEnum

SOONEST_REMINDER = timedelta(hours=24)
"""A reminder comes when a quarter of the time is left, but at most so long before its end."""


class Pace(IntEnum):
    """The days that a player has for each turn."""

    NONE = 0
    """No limit of time."""
    ONE = 1
    THREE = 3
    WEEK = 7
    FORTNIGHT = 14

    @property
    def time(self) -> timedelta:
        """The time for a turn; nothing where there is no limit."""
        return timedelta(days=self)

    @property
    def reminder(self) -> timedelta:
        """How long before the end of the time a player is reminded."""
        return min(SOONEST_REMINDER, self.time / 4)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of the player to move: running towards `due`, or standing still with `left`; neither without a limit."""

    due: datetime | None = None
    left: timedelta | None = None
    reminded: bool = False
    """Whether the player was reminded in this turn."""

    @classmethod
    def wound(cls, pace: Pace) -> "Clock":
        """The clock at the beginning of a turn, not running yet."""
        return cls(left=pace.time) if pace else OFF

    def running(self, at: datetime, *, goes: bool) -> "Clock":
        """The clock running or standing still from a moment on. Whole seconds: that is what is kept and shown."""
        if goes and self.left is not None:
            return replace(self, due=(at + self.left).replace(microsecond=0), left=None)
        if not goes and self.due is not None:
            return replace(self, due=None, left=max(timedelta(), self.due - at.replace(microsecond=0)))
        return self

    def reminder(self, pace: Pace) -> datetime | None:
        """The moment of the player's reminder; none while the clock stands still, or after one in this turn."""
        return None if self.due is None or self.reminded else self.due - pace.reminder

    def is_over(self, at: datetime) -> bool:
        """Whether the time has run out."""
        return self.due is not None and self.due <= at


OFF = Clock()
"""The clock of a match without a limit, and of one that is over."""

"""The clock of a match: the time left for the current turn, when to send a reminder, and the absences that stop it.

A clock charges only the time in which its player could know the position and act:

- It starts when a board that shows the turn is where the player can see it (`Clock.started`).
- An outage isn't charged (`Clock.without`): a span in which the bot was down or frozen, the line to Discord was not
  proven alive, moves could not be stored, or the machine's clock jumped. `bot/process/uptime.py` notices outages.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import ClassVar

from bot.domain.refusals import DeclaredReason, RefusalReason, Refused, WrongTime
from bot.domain.rest_days import RestDays
from bot.domain.typed_times import DAY, HOUR, MINUTE, SECOND, Joint, TypedTime, read_times

EARLIEST_REMINDER = timedelta(hours=24)
"""How long before the deadline a reminder is due at the earliest; it is due when a quarter of the time is left."""

LATEST_REMINDER = timedelta(seconds=30)
"""There is no reminder if a quarter of the time is less than this, because it would come too late to act on."""

LIVE = timedelta(hours=1)
"""The longest bank of a live match, in which both players stay at the board."""

SHORTEST_BANK = timedelta(seconds=10)
LONGEST_TIME = timedelta(days=30)
"""The longest bank, increment or cap."""

UNITS = {
    "d": timedelta(days=1),
    "h": timedelta(hours=1),
    "m": timedelta(minutes=1),
    "s": timedelta(seconds=1),
}
"""The units of durations as text, the longest first."""

_DURATION = r"[0-9]{1,7}[dhms]"  # as many digits as `LONGEST_TIME` has in seconds
_CODE = re.compile(rf"({_DURATION})({_DURATION})?({_DURATION})?")


def parse_duration(text: str) -> timedelta:
    """Parse a number with a unit: "3d", "12h", "10m", "15s". Raises `ValueError`."""
    if not re.fullmatch(_DURATION, text):
        raise ValueError(text)
    return int(text[:-1]) * UNITS[text[-1]]


def split_duration(time: timedelta) -> tuple[int, str]:
    """Return a duration as a number and the longest unit that divides it exactly."""
    unit = next((unit for unit, length in UNITS.items() if not time % length), "s")
    return time // UNITS[unit], unit


def format_duration(time: timedelta) -> str:
    """Return the shortest text that `parse_duration` reads as this duration."""
    number, unit = split_duration(time)
    return f"{number}{unit}" if number else "0s"


class _Presets:
    """The usual paces, as attributes of `Pace`."""

    __slots__ = ()

    NONE: ClassVar["Pace"]
    """No time limit."""
    ONE: ClassVar["Pace"]
    THREE: ClassVar["Pace"]
    WEEK: ClassVar["Pace"]
    FORTNIGHT: ClassVar["Pace"]
    STEADY: ClassVar["Pace"]
    """3 days and a day more with each move, at most 5: the default between people."""
    TEN_MINUTES: ClassVar["Pace"]
    FIVE_MINUTES: ClassVar["Pace"]


@dataclass(frozen=True, slots=True)
class Pace(_Presets):
    """The time that the players of a match have: a bank, to which each turn adds an increment, up to a cap.

    A time per move is a bank that is refilled by every turn.
    """

    bank: timedelta = timedelta()
    """The time of each player at the beginning; zero without a limit."""
    increment: timedelta = timedelta()
    cap: timedelta | None = None
    """The maximum in the bank after a turn; None for no limit."""
    rest: RestDays | None = None
    """The days on which the clock stands still."""

    @classmethod
    def per_move(cls, time: timedelta) -> "Pace":
        return cls(time, time, time) if time else cls.NONE

    @classmethod
    def parse(cls, text: str) -> "Pace":
        """Parse the output of `str`. Raises `ValueError`."""
        text, _, rest = text.partition(" ")
        if rest:
            return replace(cls.parse(text), rest=RestDays.parse(rest))
        if re.fullmatch(r"[0-9]{1,3}", text):
            return cls.per_move(timedelta(days=int(text)))
        found = _CODE.fullmatch(text)
        if found is None:
            raise ValueError(text)
        bank, *others = (None if each is None else parse_duration(each) for each in found.groups())
        increment, cap = others
        return (
            cls.per_move(bank or timedelta()) if not bank or increment is None else cls(bank, increment, cap)
        )

    @classmethod
    def read(cls, typed: str) -> "Pace":
        """Parse what a user typed: "3d", "10 min + 10s", "3d + 1d < 5d", "0" for no limit.

        A number without a unit is never guessed at, and neither are two times without a sign between them. Every pace
        returned is playable. Raises `Refused`: NOT_A_PACE, TIMES_WITHOUT_SIGN, TIME_WITHOUT_UNIT, and the reasons of
        `_Typed.check_played`.
        """
        try:
            times = read_times(typed)
            parts = _Typed.of(times)
        except ValueError as error:
            raise Refused(RefusalReason.NOT_A_PACE, typed) from error
        _check_signs(times)
        parts.check_units()
        parts.check_played()
        return parts.pace

    @classmethod
    def readings(cls, typed: str) -> Sequence["Pace"]:
        """Return the paces that a text may mean, the likeliest first.

        There are several if a time has no unit, and none if `read` refuses the text for another reason.
        """
        try:
            return [cls.read(typed)]
        except Refused as refusal:
            if refusal.reason is not RefusalReason.TIME_WITHOUT_UNIT:
                return []
        return [pace for pace in _Typed.of(read_times(typed)).likely if pace.is_playable]

    @property
    def is_playable(self) -> bool:
        """Whether all times are within the limits, and every turn begins with some time."""
        if not self.bank:
            return self == Pace(rest=self.rest)
        longest = max(self.bank, self.increment, self.cap or self.bank)
        return (
            self.bank >= SHORTEST_BANK
            and longest <= LONGEST_TIME
            and (self.cap is None or self.cap >= self.bank)
        )

    @property
    def typed(self) -> str:
        """The text that `read` reads as this pace, without the days off: "3d", "10m + 10s", "3d + 1d < 5d", "0"."""
        if not self:
            return "0"
        if self.is_per_move:
            return format_duration(self.bank)
        text = f"{format_duration(self.bank)} + {format_duration(self.increment)}"
        return text if self.cap is None else f"{text} < {format_duration(self.cap)}"

    def __str__(self) -> str:
        """Return the text for controls and the database: bank, increment and cap ("3d1d5d"), then the days off.

        A time per move is the bank alone ("12h"); whole days per move are a bare number ("3").
        """
        if self.rest:
            return f"{replace(self, rest=None)} {self.rest}"
        if self.is_per_move and not self.bank % UNITS["d"]:
            return str(self.bank // UNITS["d"])
        times = [self.bank] if self.is_per_move else [self.bank, self.increment, self.cap]
        return "".join(format_duration(time) for time in times if time is not None)

    def __bool__(self) -> bool:
        return bool(self.bank)

    @property
    def is_per_move(self) -> bool:
        """Whether every turn has the same time."""
        return not self or self.bank == self.increment == self.cap

    @property
    def days_per_move(self) -> int | None:
        """The days that each turn has; None for any other pace."""
        days = self.bank // UNITS["d"]
        return days if days and self == Pace.per_move(days * UNITS["d"]) else None

    @property
    def is_live(self) -> bool:
        return timedelta() < self.bank <= LIVE

    @property
    def gift(self) -> timedelta:
        """The time that a player can give the opponent at once."""
        return timedelta(minutes=1) if self.is_live else timedelta(days=1)

    def deadline(self, since: datetime, left: timedelta) -> datetime:
        """Return when a clock that runs from `since` on has run for `left`."""
        return self.rest.deadline(since, left) if self.rest else since + left

    def elapsed(self, since: datetime, until: datetime) -> timedelta:
        """Return how long a clock runs between two moments; zero if they are in reverse order."""
        return self.rest.elapsed(since, until) if self.rest else max(timedelta(), until - since)

    def after_turn(self, left: timedelta) -> timedelta:
        """Return the bank after a turn that ended with `left`."""
        more = left + self.increment
        return more if self.cap is None else min(more, self.cap)


@dataclass(frozen=True, slots=True)
class _Typed:
    """The times of a pace as typed."""

    bank: TypedTime
    increment: TypedTime | None
    cap: TypedTime | None

    @classmethod
    def of(cls, times: Sequence[TypedTime]) -> "_Typed":
        """Tell the times apart by the signs before them. Raises `ValueError` if there are others."""
        bank, *rest = times
        increment = rest.pop(0) if rest and rest[0].joint is not Joint.AT_MOST else None
        cap = rest.pop(0) if rest and rest[0].joint is not Joint.PLUS else None
        if rest:
            raise ValueError(times)
        return cls(bank, increment, cap)

    @property
    def all(self) -> Iterable[TypedTime]:
        return (each for each in (self.bank, self.increment, self.cap) if each)

    @property
    def pace(self) -> Pace:
        """The pace, in which a time without a unit is zero."""
        bank, increment, cap = (None if each is None else each.length or timedelta() for each in self._three)
        if increment is None:
            return Pace.per_move(bank or timedelta())
        return Pace(bank or timedelta(), increment, cap)

    @property
    def _three(self) -> tuple[TypedTime, TypedTime | None, TypedTime | None]:
        return self.bank, self.increment, self.cap

    def with_units(self, *units: timedelta) -> "_Typed":
        """Return the times with units for the bank, the increment and the cap where none was typed."""
        times = zip(self._three, units, strict=True)
        bank, increment, cap = (each and replace(each, unit=each.unit or unit) for each, unit in times)
        return replace(self, bank=bank or self.bank, increment=increment, cap=cap)

    @property
    def likely(self) -> Sequence[Pace]:
        """The likeliest paces if a time has no unit: minutes before days."""
        is_slow = self.bank.unit is not None and self.bank.unit >= UNITS["h"]
        first = (HOUR, HOUR, DAY) if is_slow else (MINUTE, SECOND, MINUTE)
        return [self.with_units(*units).pace for units in (first, (DAY, DAY, DAY))]

    def check_units(self) -> None:
        """Raises `Refused`: TIME_WITHOUT_UNIT, with the likeliest readings as examples."""
        unclear = next((each for each in self.all if each.length is None), None)
        if unclear:
            raise _refused(RefusalReason.TIME_WITHOUT_UNIT, unclear, *self.likely)

    def check_played(self) -> None:
        """Check that the pace can be played.

        Raises `Refused`: TIME_TOO_LONG, CLOCK_WITHOUT_START, CLOCK_TOO_SHORT, MAXIMUM_TOO_LOW,
        MAXIMUM_WITHOUT_INCREMENT.
        """
        start, added = self.pace.bank, self.pace.increment
        too_long = next((each for each in self.all if each.length and each.length > LONGEST_TIME), None)
        if too_long:
            raise _refused(RefusalReason.TIME_TOO_LONG, too_long)
        if not start and (added or self.cap):
            usual = Pace(max(added, SHORTEST_BANK), added)
            raise _refused(RefusalReason.CLOCK_WITHOUT_START, self.bank, usual)
        if start and start < SHORTEST_BANK:
            raise _refused(RefusalReason.CLOCK_TOO_SHORT, self.bank)
        if self.cap is None:
            return
        most = self.cap.length or timedelta()
        if most < start:
            more = added if self.increment and added else start
            raise _refused(RefusalReason.MAXIMUM_TOO_LOW, self.cap, Pace(start, more, 2 * start))
        if not self.increment or not added:
            more = _whole((most - start) / 2) or most
            capped = Pace(start, more, start + 2 * more)
            raise _refused(RefusalReason.MAXIMUM_WITHOUT_INCREMENT, self.cap, Pace.per_move(start), capped)


def _check_signs(times: Sequence[TypedTime]) -> None:
    """Raises `Refused`: TIMES_WITHOUT_SIGN."""
    for before, after in pairwise(times):
        if after.joint is Joint.NONE:
            one, two = (each.length or timedelta() for each in (before, after))
            both = replace(before, text=f"{before.text} {after.text}")
            raise _refused(RefusalReason.TIMES_WITHOUT_SIGN, both, Pace.per_move(one + two), Pace(one, two))


def _refused(reason: DeclaredReason[WrongTime], wrong: TypedTime, *instead: Pace) -> Refused:
    """Return the refusal of a typed time, with two examples that can be played: those of `instead`, or usual ones."""
    paces = [pace for pace in (*instead, Pace.TEN_MINUTES, Pace.THREE) if pace and pace.is_playable]
    first, second, *_ = dict.fromkeys(pace.typed for pace in paces)
    return Refused(reason, WrongTime(wrong.text, first, second))


Pace.NONE = Pace()
Pace.ONE, Pace.THREE, Pace.WEEK, Pace.FORTNIGHT = (
    Pace.per_move(timedelta(days=days)) for days in (1, 3, 7, 14)
)
Pace.STEADY = Pace(timedelta(days=3), timedelta(days=1), timedelta(days=5))
Pace.TEN_MINUTES = Pace(timedelta(minutes=10), timedelta(seconds=10))
Pace.FIVE_MINUTES = Pace.per_move(timedelta(minutes=5))

PRESETS = (
    Pace.STEADY,
    Pace.ONE,
    Pace.THREE,
    Pace.WEEK,
    Pace.FORTNIGHT,
    Pace.TEN_MINUTES,
    Pace.FIVE_MINUTES,
    Pace.NONE,
)
"""The paces to choose from, in this order."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A span in which the players could not act, so that no clock charges it."""

    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of both players; only the clock of the player to move can run.

    A running clock has `due`, a stopped clock has `left`; without a time limit both are None. At the beginning of a
    turn the clock is stopped until the board is shown.
    """

    due: datetime | None = None
    left: timedelta | None = None
    reminded: bool = False
    """Whether a reminder was sent in this turn."""
    waiting: timedelta | None = None
    """The bank of the player who is not to move; None if it is still full, at the beginning."""
    notice: timedelta | None = None
    """How long before the deadline of this turn the reminder is due; None for no reminder."""
    since: datetime | None = None
    """When a running clock was started, or until when outages are settled in `due`; None for a stopped one."""

    @classmethod
    def full(cls, pace: Pace) -> "Clock":
        """Return a stopped clock with full banks."""
        return cls.for_turn(pace.bank, pace.bank) if pace else OFF

    @classmethod
    def for_turn(cls, left: timedelta, waiting: timedelta | None) -> "Clock":
        """Return a stopped clock at the beginning of a turn."""
        notice = min(EARLIEST_REMINDER, left / 4)
        return cls(left=left, waiting=waiting, notice=None if notice < LATEST_REMINDER else _whole(notice))

    def started(self, at: datetime, pace: Pace = Pace.NONE) -> "Clock":
        """Return a stopped clock running from `at` on, in whole seconds, as stored and displayed.

        A part of a second isn't charged. `pace` says on which days the clock stands still.
        """
        if self.left is None:
            return self
        at = _next_second(at)
        return replace(self, due=pace.deadline(at, self.left), left=None, since=at)

    def stopped(self, at: datetime, pace: Pace = Pace.NONE) -> "Clock":
        """Return a running clock stopped at `at`; a part of a second isn't charged."""
        if self.due is None:
            return self
        at = at.replace(microsecond=0)
        at = max(at, self.since or at)
        return replace(self, due=None, left=pace.elapsed(at, self.due), since=None)

    def given(self, time: timedelta, pace: Pace) -> "Clock":
        """Return the clock with more time for the player to move; beyond the cap, it is for this turn only."""
        if self.due is not None:
            return replace(self, due=pace.deadline(self.due, time))
        return self if self.left is None else replace(self, left=self.left + time)

    def without(self, outage: Outage, pace: Pace) -> "Clock":
        """Return a running clock that doesn't charge an outage, or the part of it in which the clock ran.

        A clock that was over when the outage began stays over. The same outage is given back once only, and a longer
        one with the same beginning as far as it is longer.
        """
        since = outage.since.replace(microsecond=0)
        since = max(since, self.since or since)
        if self.due is None or self.due <= since or outage.until <= since:
            return self
        until = _next_second(outage.until)
        return replace(self, due=pace.deadline(until, pace.elapsed(since, self.due)), since=until)

    def moved(self, time: timedelta) -> "Clock":
        """Return the clock by a machine's clock that was set forward by `time`, or back."""
        if not time or self.due is None:
            return self
        return replace(self, due=self.due + time, since=None if self.since is None else self.since + time)

    @property
    def remind_at(self) -> datetime | None:
        """When the reminder is due; None if the clock is stopped or no reminder is left to be sent."""
        if self.due is None or self.notice is None or self.reminded:
            return None
        return self.due - self.notice

    def is_over(self, at: datetime) -> bool:
        return self.due is not None and self.due <= at


def _next_second(at: datetime) -> datetime:
    return at if at.microsecond == 0 else at.replace(microsecond=0) + timedelta(seconds=1)


def _whole(time: timedelta) -> timedelta:
    return timedelta(seconds=time // timedelta(seconds=1))


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

    Raises `Refused`: NOT_A_DATE if `until` is in the past, AWAY_TOO_LONG.
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

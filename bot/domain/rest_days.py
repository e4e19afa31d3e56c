"""Days of the week on which a clock stands still, in a time zone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cached_property
from zoneinfo import ZoneInfo, available_timezones

from bot.domain.preferences import read_zone
from bot.domain.refusals import RefusalReason, Refused

DAY = timedelta(days=1)
SATURDAY, SUNDAY = 6, 7


@dataclass(frozen=True)
class RestDays:
    days: frozenset[int] = frozenset({SATURDAY, SUNDAY})
    """ISO weekdays, Monday = 1; never all of them."""
    zone: str = "UTC"
    """The name of an IANA time zone."""

    @classmethod
    def parse(cls, text: str) -> "RestDays":
        """Parse the output of `str`. Raises `ValueError` for any other text, for no days off, and for all seven."""
        digits, _, zone = text.strip().partition(" ")
        days = frozenset(int(digit) for digit in digits)
        if not days or not days < set(range(1, 8)) or zone.strip() not in available_timezones():
            raise ValueError(text)
        return cls(days, zone.strip())

    @classmethod
    def read(cls, typed: str) -> "RestDays":
        """Parse days and a time zone as typed: "67 Europe/Berlin", "Berlin" for the weekend there, "56" for UTC.

        Raises `Refused`: NOT_DAYS_OFF.
        """
        digits, zone = re.fullmatch(r"\s*([0-9]*)(.*)", typed, re.DOTALL).groups()  # type: ignore[union-attr]
        try:
            return cls.parse(f"{digits or '67'} {read_zone(zone.strip() or 'UTC').key}")
        except (KeyError, ValueError) as error:
            raise Refused(RefusalReason.NOT_DAYS_OFF, typed) from error

    def __str__(self) -> str:
        return f"{''.join(map(str, sorted(self.days)))} {self.zone}"

    @cached_property
    def _info(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def elapsed(self, since: datetime, until: datetime) -> timedelta:
        """Return how long a clock runs between two moments; zero if they are in reverse order."""
        total = timedelta()
        for begin, end in self._working(since):
            if begin >= until or since >= until:
                break
            total += min(end, until) - max(begin, since)
        return total

    def deadline(self, since: datetime, left: timedelta) -> datetime:
        """Return the first moment at which a clock that runs from `since` on has run for `left`."""
        for begin, end in self._working(since):
            start = max(begin, since)
            if left <= end - start:
                return start + left
            left -= end - start
        raise AssertionError

    def _working(self, since: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Yield the beginnings and ends of the working days from `since` on, in UTC."""
        day = since.astimezone(self._info).date()
        while True:
            if day.isoweekday() not in self.days:
                yield self._midnight(day), self._midnight(day + DAY)
            day += DAY

    def _midnight(self, day: date) -> datetime:
        """Return the beginning of a day; if a clock change skips midnight, the moment of the change."""
        return datetime.combine(day, time(), self._info).astimezone(UTC)

"""Times to come as people type them: a date, or how long.

2026-12-03    3 Dec    Dec 3    3 December 2027    3.12.    3.12.2026    5 days    2w
"""

import contextlib
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.matches.refusals import NotADateError

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
"""How the names of months begin."""

DAYS = {"d": 1, "day": 1, "days": 1, "w": 7, "week": 7, "weeks": 7}
"""How many days the words for a length of time stand for."""

LENGTH = re.compile(r"(?P<number>\d{1,3}) ?(?P<word>[a-z]+)", re.ASCII)

DATES = [
    re.compile(pattern, re.ASCII)
    for pattern in (
        r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})",
        r"(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})\.? ?(?P<year>\d{4})?",
        r"(?P<day>\d{1,2})(?:st|nd|rd|th|\.)? ?(?P<name>[a-z]{3,9})\.?,? ?(?P<year>\d{4})?",
        r"(?P<name>[a-z]{3,9})\.? ?(?P<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?P<year>\d{4})?",
    )
]

LONGEST_QUOTED = 40
"""Characters of what can't be read that are repeated to who has typed them."""


def read_until(text: str, now: datetime) -> datetime:
    """The moment that a text means: so long from now, or the end of a day in UTC.

    A date without a year is the next one of its kind. Raises `NotADateError`, for a day that is over too.
    """
    plain = " ".join(text.lower().split())
    for moment in (*_length(plain, now), *_ends_of_days(plain, now)):
        if moment > now:
            return moment
    raise NotADateError(text[:LONGEST_QUOTED])


def _length(text: str, now: datetime) -> Iterator[datetime]:
    """The end of a length of time."""
    found = LENGTH.fullmatch(text)
    if found and found["word"] in DAYS:
        yield now + int(found["number"]) * timedelta(days=DAYS[found["word"]])


def _ends_of_days(text: str, now: datetime) -> Iterator[datetime]:
    """The ends of the days that a date can mean: in its year, or in this and the next."""
    for found in filter(None, (pattern.fullmatch(text) for pattern in DATES)):
        parts = found.groupdict()
        month, day, year = _month(parts), int(found["day"]), found["year"]
        for each in (int(year),) if year else (now.year, now.year + 1):
            with contextlib.suppress(ValueError, OverflowError):  # there is no such day in that year
                yield datetime(each, month, day, tzinfo=UTC) + timedelta(days=1)


def _month(parts: dict[str, str | None]) -> int:
    """The number of a month that was written as a number or a name; 0 for what is no month."""
    if name := parts.get("name"):
        return MONTHS.index(name[:3]) + 1 if name[:3] in MONTHS else 0
    return int(parts.get("month") or 0)

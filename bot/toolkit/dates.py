"""Dates as people write them and type them, each in their language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from bot.catalogue import Language, language_for

DAY, MONTH, YEAR = r"(?P<day>[0-9]{1,2})", r"(?P<month>[0-9]{1,2})", r"(?P<year>[0-9]{4})"
NAME = r"(?P<name>[^\W\d_]+)"
OF = r"(?: d[ei](?= ))?"
"""The "of" of Romance languages, between the parts of a date."""

YEAR_FIRST = re.compile(rf"{YEAR}(?P<sign>[-/.]){MONTH}(?P=sign){DAY}")
NUMERIC = re.compile(
    r"(?P<one>[0-9]{1,2})(?P<sign>[-/.])(?P<other>[0-9]{1,2})(?:(?P=sign)(?P<year>[0-9]{4}|[0-9]{2}))?"
)
NAMED = (
    re.compile(rf"{DAY}(?:st|nd|rd|th|er|[.º°])?{OF} ?{NAME}\.?,?{OF} ?{YEAR}?"),
    re.compile(rf"{NAME}\.? ?{DAY}(?:st|nd|rd|th)?,? ?{YEAR}?"),
)
MONTHS = (
    re.compile(rf"{YEAR}[-/.]{MONTH}"),
    re.compile(rf"{MONTH}[-/.]{YEAR}"),
    re.compile(rf"{NAME}\.?,?{OF} ?{YEAR}"),
)

CENTURY = "20"
"""How years begin that are typed with two digits."""

AHEAD = re.compile(r"(?<![0-9])[1-9][0-9]{,2}(?![0-9])")
"""A number of days from today on."""

AFTER_DIGITS = re.compile(r"(?<=[0-9])\. ")

_Reading = tuple[int | None, int, int]
"""A year, if one is given, a month and a day, which needn't exist."""


@dataclass(frozen=True, slots=True)
class Dates:
    """How a reader writes dates: in a language, and in English also in a region.

    English is understood in every language. If two numbers can be the day and the month either way, they are read
    as `write` writes them; between full stops, the day comes first.
    """

    language: Language
    region: str = ""
    """`gb` where English puts the day first; otherwise it puts the month first."""

    def write(self, day: date) -> str:
        """Write a date in numbers: 24.12.2026, 12/24/2026."""
        return self.language.say_in(
            self.region, "date", day=f"{day.day:02}", month=f"{day.month:02}", year=f"{day.year:04}"
        )

    def write_month(self, year: int, month: int) -> str:
        """Write a month in numbers: 12/2026, 12.2026."""
        return self.language.say("date-month", month=f"{month:02}", year=f"{year:04}")

    def coming(self, text: str, today: date) -> date | None:
        """Read today's or a later date; None for other texts.

        A weekday is the next one after today. A date without a year is the next such date.
        """
        plain = _plain(text)
        days = (*self._relative(plain, today), *self._read(plain, (today.year, today.year + 1)))
        return next((day for day in days if day >= today), None)

    def latest(self, text: str, today: date) -> date | None:
        """Read a date, which is the latest such date if it has no year; None for other texts."""
        plain = _plain(text)
        days = self._read(plain, (today.year, today.year - 1))
        if today in self._relative(plain, today):
            return today
        return next((day for day in days if day <= today), days[0] if days else None)

    def month(self, text: str) -> tuple[int, int] | None:
        """Read a month with its year, and return the year and the month; None for other texts."""
        plain = _plain(text)
        for found in filter(None, (pattern.fullmatch(plain) for pattern in MONTHS)):
            if there := _date(int(found["year"]), self._month(found), 1):
                return there.year, there.month
        return None

    @property
    def _languages(self) -> Sequence[Language]:
        return (self.language, language_for(None))

    @property
    def _month_first(self) -> bool:
        return self.write(date(2000, 1, 31)).startswith("01")

    def _relative(self, text: str, today: date) -> Iterator[date]:
        """Yield the day that words such as "tomorrow", "in 5 days" or "Friday" mean."""
        word, number = text.replace(" ", "-"), AHEAD.search(text)
        for each in self._languages:
            if number and AHEAD.sub("#", word) in each.say("names-of-days-ahead").split("/"):
                yield today + timedelta(days=int(number[0]))
            for ahead, words in enumerate(_lists(each.say("names-of-coming-days"))):
                if word in words:
                    yield today + timedelta(days=ahead)
            for weekday, words in enumerate(_lists(each.say("names-of-weekdays"))):
                if word in words:
                    yield today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)

    def _read(self, text: str, years: Sequence[int]) -> Sequence[date]:
        """Return the days a date can mean: one per valid year in `years` if it has no year of its own.

        Empty if it isn't a date.
        """
        for year, month, day in self._readings(text):
            days = [_date(each, month, day) for each in ((year,) if year is not None else years)]
            if there := [each for each in days if each]:
                return there
        return ()

    def _readings(self, text: str) -> Iterator[_Reading]:
        """Yield the readings of a date, the likeliest first."""
        if found := YEAR_FIRST.fullmatch(text):
            yield int(found["year"]), int(found["month"]), int(found["day"])
        if found := NUMERIC.fullmatch(text):
            year, one, other = _year(found["year"]), int(found["one"]), int(found["other"])
            month_first, day_first = (year, one, other), (year, other, one)
            is_month_first = found["sign"] != "." and self._month_first
            yield from (month_first, day_first) if is_month_first else (day_first, month_first)
        for found in filter(None, (pattern.fullmatch(text) for pattern in NAMED)):
            yield _year(found["year"]), self._month(found), int(found["day"])

    def _month(self, found: re.Match[str]) -> int:
        """Return the number of a month that is given as a number or a name; 0 for other words."""
        parts = found.groupdict()
        if "month" in parts:
            return int(parts["month"])
        for each in self._languages:
            for number, beginnings in enumerate(_lists(each.say("names-of-months")), start=1):
                if parts["name"].startswith(beginnings):
                    return number
        return 0


def _plain(text: str) -> str:
    """Write a typed date in small letters, without a full stop at the end and without blanks after those in numbers."""
    plain = " ".join(text.lower().replace("'", "’").split())
    return AFTER_DIGITS.sub(".", plain).removesuffix(".")


def weekdays(language: Language) -> Sequence[str]:
    """Return the days of the week from Monday as a language writes them."""
    return [written.partition("/")[0] for written in language.say("names-of-weekdays").split()]


def _lists(words: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of a sentence that lists words, with the ways to write each of them between slashes."""
    return (tuple(each.split("/")) for each in words.lower().split())


def _year(digits: str | None) -> int | None:
    return int(f"{CENTURY}{digits}"[-4:]) if digits else None


def _date(year: int, month: int, day: int) -> date | None:
    """Return a date; None if there is no such day."""
    try:
        return date(year, month, day)
    except ValueError:
        return None

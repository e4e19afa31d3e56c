"""Times of moves: UTC, in whole seconds, in ISO 8601 format: `2025-03-01T18:30:00Z`."""

import re
from datetime import UTC, datetime

from dvonn.reading import Expected
from dvonn.records.values import Value

_TIME = re.compile(
    r"[0-9]{4}(-[0-9]{2}){2}[Tt ][0-9]{2}(:[0-9]{2}){2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})"
)


def to_the_second(time: datetime) -> datetime:
    """Return the time in UTC without fractions of a second. Raises `ValueError` without a time zone."""
    if time.utcoffset() is None:
        raise ValueError(f"a time without a time zone: {time}")
    return time.astimezone(UTC).replace(microsecond=0)


def format_time(time: datetime) -> str:
    return to_the_second(time).replace(tzinfo=None).isoformat() + "Z"


def read_time(value: Value) -> datetime:
    """Parse the format of `format_time`, also with fractions of a second or another time zone.

    Raises `UnreadableError` for any other text.
    """
    written = value.content.strip()
    if not _TIME.fullmatch(written):
        raise value.stop(Expected.TIME)
    try:
        return to_the_second(datetime.fromisoformat(written.upper()))
    except (ValueError, OverflowError) as flaw:  # an invalid date, or a year out of range
        raise value.stop(Expected.TIME) from flaw

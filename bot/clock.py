"""The bot's time: the machine's, put forward where a file says so."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path


def clock_of(offset_file: Path | None) -> Callable[[], datetime]:
    """The clock, in UTC. A file holds the seconds to add, and is read again each time; without it none are added.

    The clock raises `ValueError` where the file holds anything but a number.
    """
    if offset_file is None:
        return _now
    return lambda: _now() + _offset_in(offset_file)


def _now() -> datetime:
    return datetime.now(UTC)


def _offset_in(file: Path) -> timedelta:
    try:
        text = file.read_text(encoding="ascii")
    except FileNotFoundError:
        return timedelta()
    return timedelta(seconds=float(text))

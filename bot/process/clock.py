"""The bot's time: the system clock plus an offset from a file."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path


def clock_of(offset_file: Path | None) -> Callable[[], datetime]:
    """Return a clock in UTC. The file holds an offset in seconds and is read on each call; without a file it is 0.

    The clock raises `ValueError` if the file doesn't hold a number.
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

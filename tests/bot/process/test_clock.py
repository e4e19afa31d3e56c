"""The bot's time is the machine's, unless a file puts it forward."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.process.clock import clock_of


def ahead(clock: datetime) -> timedelta:
    return clock - datetime.now(UTC)


def test_without_a_file_time_is_real(tmp_path: Path) -> None:
    assert abs(ahead(clock_of(None)())) < timedelta(minutes=1)
    assert abs(ahead(clock_of(tmp_path / "missing")())) < timedelta(minutes=1)


def test_the_file_is_read_again_each_time(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    clock = clock_of(file)
    for days in (3, 7):
        file.write_text(f"{86_400 * days}\n")
        assert abs(ahead(clock()) - timedelta(days=days)) < timedelta(minutes=1)


def test_anything_but_a_number_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    file.write_text("tomorrow")
    with pytest.raises(ValueError, match="tomorrow"):
        clock_of(file)()

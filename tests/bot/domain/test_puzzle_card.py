"""The hours and the puzzles of days."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.domain.puzzle import PuzzleId
from bot.domain.puzzle_card import next_daily, puzzle_of


@pytest.mark.parametrize(
    ("hour", "minute", "day"), [(12, 59, 1), (13, 0, 2), (13, 1, 2), (0, 0, 1), (23, 59, 2)]
)
def test_the_next_one_comes_at_its_hour_today_or_tomorrow(hour: int, minute: int, day: int) -> None:
    assert next_daily(datetime(2026, 3, 1, hour, minute, tzinfo=UTC), 13) == datetime(
        2026, 3, day, 13, tzinfo=UTC
    )


@pytest.mark.parametrize("count", [1, 2, 5, 389, 778, 1000, 1001])
def test_no_puzzle_comes_twice_before_all_have_come(count: int) -> None:
    puzzles = [PuzzleId(number) for number in range(1, count + 1)]
    first = date(2026, 3, 1)
    assert {puzzle_of(first + timedelta(days=day), puzzles) for day in range(count)} == set(puzzles)

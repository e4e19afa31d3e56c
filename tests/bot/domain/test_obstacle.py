"""When a board that Discord has refused is tried again."""

from datetime import timedelta

import pytest

from bot.domain.obstacle import GONE, LOCKED, REFUSED, Obstacle, ObstacleKind
from tests.bot.company import NOON

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def waits(obstacle: Obstacle, *, direct: bool = False) -> list[timedelta]:
    """The waits between the tries of 2 days."""
    found: list[timedelta] = []
    at = NOON
    while at < NOON + 2 * DAY:
        next_at = obstacle.next_try(at, since=NOON, direct=direct)
        assert next_at is not None
        found.append(next_at - at)
        at = next_at
    return found


@pytest.mark.parametrize("obstacle", [LOCKED, REFUSED, Obstacle.lacking(("send_messages",))])
def test_each_wait_is_as_long_as_all_before_it_and_an_hour_at_most(obstacle: Obstacle) -> None:
    found = waits(obstacle)
    assert found[:8] == [MINUTE, *(MINUTE * 2**n for n in range(6)), HOUR]
    assert set(found[8:]) == {HOUR}


def test_in_direct_messages_the_waits_grow_to_a_day() -> None:
    assert waits(LOCKED, direct=True)[-2:] == [1024 * MINUTE, DAY]


def test_after_a_month_nothing_is_tried_any_more() -> None:
    assert LOCKED.next_try(NOON + 30 * DAY, since=NOON) is not None
    assert LOCKED.next_try(NOON + 30 * DAY + MINUTE, since=NOON) is None


def test_a_channel_that_is_gone_is_not_tried() -> None:
    assert GONE.next_try(NOON, since=NOON) is None


def test_the_end_of_a_timeout_is_awaited_and_what_is_refused_after_it_tried_again() -> None:
    timeout = Obstacle(ObstacleKind.TIMEOUT, until=NOON + DAY)
    first = timeout.next_try(NOON, since=NOON)
    assert first is not None
    assert NOON + DAY < first < NOON + DAY + MINUTE
    assert timeout.next_try(first, since=NOON) == first + HOUR

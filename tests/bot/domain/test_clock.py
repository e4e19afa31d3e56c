"""The time per turn, stopped clocks and reminders."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Clock, Pace
from bot.domain.clock import OFF
from tests.bot.company import NOON

LIMITED = [pace for pace in Pace if pace]

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@pytest.mark.parametrize(
    ("pace", "time", "reminder"),
    [
        (Pace.ONE, DAY, 6 * HOUR),
        (Pace.THREE, 3 * DAY, 18 * HOUR),
        (Pace.WEEK, 7 * DAY, 24 * HOUR),
        (Pace.FORTNIGHT, 14 * DAY, 24 * HOUR),
    ],
)
def test_a_reminder_comes_when_a_quarter_of_the_time_is_left_but_no_more_than_a_day(
    pace: Pace, time: timedelta, reminder: timedelta
) -> None:
    clock = Clock.wound(pace).running(NOON, goes=True)
    assert clock.due == NOON + time
    assert clock.reminder(pace) == NOON + time - reminder


def test_without_a_limit_there_is_no_clock() -> None:
    assert Clock.wound(Pace.NONE) == OFF
    for goes in (True, False):
        assert OFF.running(NOON, goes=goes) == OFF
    assert OFF.reminder(Pace.NONE) is None
    assert not OFF.is_over(NOON)


def test_nobody_is_reminded_twice_or_while_the_clock_stands_still() -> None:
    running = Clock(due=NOON + DAY)
    assert Clock(due=NOON + DAY, reminded=True).reminder(Pace.ONE) is None
    assert running.running(NOON, goes=False).reminder(Pace.ONE) is None


def test_the_time_is_over_at_its_last_second() -> None:
    clock = Clock(due=NOON)
    assert not clock.is_over(NOON - timedelta(seconds=1))
    assert clock.is_over(NOON)
    assert not Clock(left=timedelta()).is_over(NOON)


def test_a_clock_that_is_stopped_too_late_has_nothing_left() -> None:
    assert Clock(due=NOON).running(NOON + HOUR, goes=False) == Clock(left=timedelta())


def test_whether_somebody_was_reminded_outlasts_a_stop() -> None:
    clock = Clock(due=NOON + HOUR, reminded=True)
    assert clock.running(NOON, goes=False).running(NOON, goes=True) == clock


@given(
    st.sampled_from(LIMITED),
    st.lists(st.timedeltas(timedelta(), timedelta(hours=3)), max_size=8),
)
def test_standing_still_takes_no_time(pace: Pace, spans: list[timedelta]) -> None:
    """The clock runs in every other span. It is rounded to whole seconds, so each change may cost part of one."""
    clock, at, used = Clock.wound(pace), NOON, timedelta()
    for number, span in enumerate(spans):
        goes = number % 2 == 0
        clock = clock.running(at, goes=goes)
        assert (clock.due is None, clock.left is None) == (not goes, goes)
        at += span
        used += span if goes else timedelta()
    left = clock.running(at, goes=False).left
    assert left is not None
    assert abs(left - (pace.time - used)) <= timedelta(seconds=len(spans) + 1)

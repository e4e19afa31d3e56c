"""The time per turn, stopped clocks and reminders."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Clock, Pace
from bot.domain.clock import OFF, PRESETS
from bot.domain.refusals import RefusalReason, Refused
from tests.bot.company import NOON

LIMITED = [pace for pace in PRESETS if pace]

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
    clock = Clock.wound(pace).started(NOON)
    assert clock.due == NOON + time
    assert clock.remind_at == NOON + time - reminder


def test_without_a_limit_there_is_no_clock() -> None:
    assert Clock.wound(Pace.NONE) == OFF
    assert OFF.started(NOON) == OFF.stopped(NOON) == OFF
    assert OFF.remind_at is None
    assert not OFF.is_over(NOON)


def test_nobody_is_reminded_twice_or_while_the_clock_stands_still() -> None:
    running = Clock.for_turn(DAY, None).started(NOON)
    assert running.remind_at == NOON + 18 * HOUR
    assert Clock(left=DAY, reminded=True, notice=HOUR).started(NOON).remind_at is None
    assert running.stopped(NOON).remind_at is None


def test_the_time_is_over_at_its_last_second() -> None:
    clock = Clock(due=NOON)
    assert not clock.is_over(NOON - timedelta(seconds=1))
    assert clock.is_over(NOON)
    assert not Clock(left=timedelta()).is_over(NOON)


def test_a_clock_that_is_stopped_too_late_has_nothing_left() -> None:
    assert Clock(due=NOON).stopped(NOON + HOUR) == Clock(left=timedelta())


def test_whether_somebody_was_reminded_outlasts_a_stop() -> None:
    clock = Clock(due=NOON + HOUR, reminded=True, since=NOON)
    assert clock.stopped(NOON).started(NOON) == clock


@given(
    st.sampled_from(LIMITED),
    st.lists(st.timedeltas(timedelta(), timedelta(hours=3)), max_size=8),
)
def test_standing_still_takes_no_time_and_no_part_of_a_second_is_charged(
    pace: Pace, spans: list[timedelta]
) -> None:
    """The clock runs in every other span. It starts and stops at whole seconds, to the player's advantage."""
    clock, at, used = Clock.wound(pace), NOON, timedelta()
    for number, span in enumerate(spans):
        goes = number % 2 == 0
        clock = clock.started(at) if goes else clock.stopped(at)
        assert (clock.due is None, clock.left is None) == (not goes, goes)
        at += span
        used += span if goes else timedelta()
    left = clock.stopped(at).left
    assert left is not None
    assert timedelta() <= left - max(timedelta(), pace.bank - used) < timedelta(seconds=len(spans) + 2)


# banks and increments


MINUTE = timedelta(minutes=1)


@pytest.mark.parametrize(
    ("typed", "pace", "code"),
    [
        ("3d", Pace.THREE, "3"),
        ("3", Pace.THREE, "3"),
        ("24h", Pace.ONE, "1"),
        (" 5 m ", Pace.FIVE_MINUTES, "5m"),
        ("10m+10s", Pace.TEN_MINUTES, "10m10s"),
        ("3d + 1d < 5d", Pace.STEADY, "3d1d5d"),
        ("3D+1D≤5D", Pace.STEADY, "3d1d5d"),
        ("90s + 0s", Pace(timedelta(seconds=90)), "90s0s"),
        ("36h + 12h / 2d", Pace(36 * HOUR, 12 * HOUR, 2 * DAY), "36h12h2d"),
        ("0", Pace.NONE, "0"),
        ("0d", Pace.NONE, "0"),
    ],
)
def test_a_pace_is_read_as_people_type_it_and_written_as_a_code(typed: str, pace: Pace, code: str) -> None:
    assert Pace.read(typed) == pace
    assert (str(pace), Pace.parse(code)) == (code, pace)


@pytest.mark.parametrize(
    "typed",
    [
        *("", "soon", "3 days", "-3d", "٣d", "9s", "31d", "99999999d"),
        *("3d + 31d", "3d + 1d < 2d", "10m + 10s < 9m", "3d1d5d1d"),
    ],
)
def test_a_pace_that_nobody_can_play_with_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        Pace.read(typed)
    assert (refusal.value.reason, refusal.value.about) == (RefusalReason.NOT_A_PACE, typed)


@given(st.builds(Pace, *[st.integers(1, 10**6 - 1).map(lambda seconds: timedelta(seconds=seconds))] * 3))
def test_every_code_is_read_as_it_was_written(pace: Pace) -> None:
    assert Pace.parse(str(pace)) == pace
    assert str(pace).isalnum()


def test_a_turn_adds_the_increment_up_to_the_cap() -> None:
    assert Pace.STEADY.after_turn(3 * DAY) == 4 * DAY
    assert Pace.STEADY.after_turn(4 * DAY + HOUR) == 5 * DAY
    assert Pace.TEN_MINUTES.after_turn(10 * MINUTE) == 10 * MINUTE + timedelta(seconds=10)
    assert Pace.THREE.after_turn(timedelta()) == 3 * DAY


@pytest.mark.parametrize(
    ("left", "notice"),
    [
        (5 * DAY, DAY),
        (2 * DAY, 12 * HOUR),
        (5 * MINUTE, timedelta(seconds=75)),
        (2 * MINUTE, timedelta(seconds=30)),
        (timedelta(seconds=119), None),
    ],
)
def test_a_reminder_comes_early_enough_to_be_of_use(left: timedelta, notice: timedelta | None) -> None:
    clock = Clock.for_turn(left, None).started(NOON)
    assert clock.remind_at == (notice and NOON + left - notice)

"""A clock that is paused on some days of the week, in a time zone."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.clock import Clock, Pace
from bot.domain.refusals import RefusalReason
from bot.domain.rest_days import RestDays
from tests.bot.refused import refuses

HOUR = timedelta(hours=1)
DAY = 24 * HOUR

BERLIN = RestDays(zone="Europe/Berlin")
ZONES = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Africa/Cairo",
    "Asia/Beirut",
]


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


rests = st.builds(RestDays, st.frozensets(st.integers(1, 7), min_size=1, max_size=6), st.sampled_from(ZONES))
moments = st.integers(
    int(at("2023-01-01T00:00+00:00").timestamp()), int(at("2030-01-01T00:00+00:00").timestamp())
).map(lambda seconds: datetime.fromtimestamp(seconds, UTC))
spans = st.integers(0, 40 * 86_400).map(lambda seconds: timedelta(seconds=seconds))


@pytest.mark.parametrize(
    ("since", "left", "until"),
    [
        ("2026-05-06T12:00+02:00", DAY, "2026-05-07T12:00+02:00"),
        ("2026-05-08T12:00+02:00", DAY, "2026-05-11T12:00+02:00"),
        ("2026-05-09T12:00+02:00", DAY, "2026-05-12T00:00+02:00"),
        ("2026-05-09T12:00+02:00", timedelta(), "2026-05-11T00:00+02:00"),
        # The weekend in which summer time begins has 47 hours, and that in which it ends has 49.
        ("2026-03-27T23:00+01:00", 2 * HOUR, "2026-03-30T01:00+02:00"),
        ("2026-10-23T23:00+02:00", 2 * HOUR, "2026-10-26T01:00+01:00"),
    ],
)
def test_the_clock_is_paused_at_the_weekend_of_its_zone(since: str, left: timedelta, until: str) -> None:
    assert BERLIN.deadline(at(since), left) == at(until)
    assert BERLIN.elapsed(at(since), at(until)) == left


@given(rests, moments, spans)
def test_exactly_the_time_left_has_passed_at_the_deadline(
    rest: RestDays, since: datetime, left: timedelta
) -> None:
    assert rest.elapsed(since, rest.deadline(since, left)) == left


@given(rests, moments, spans, spans)
def test_parts_of_a_time_add_up_to_the_whole(
    rest: RestDays, since: datetime, one: timedelta, other: timedelta
) -> None:
    between, end = since + one, since + one + other
    assert rest.elapsed(since, between) + rest.elapsed(between, end) == rest.elapsed(since, end)


@given(rests, moments, spans)
def test_hours_of_working_days_count_and_those_of_days_off_do_not(
    rest: RestDays, since: datetime, span: timedelta
) -> None:
    """Counted in quarters of an hour, as no zone is shifted by less."""
    quarter, begin = HOUR / 4, since.replace(minute=0, second=0)
    count = min(span, 9 * DAY) // quarter
    local = ((begin + number * quarter).astimezone(rest._info) for number in range(count))
    works = sum(each.isoweekday() not in rest.days for each in local)
    assert rest.elapsed(begin, begin + count * quarter) == works * quarter


@given(rests, moments, spans, spans)
def test_a_clock_that_stops_and_continues_has_lost_nothing(
    rest: RestDays, since: datetime, one: timedelta, other: timedelta
) -> None:
    pace = Pace(30 * DAY, DAY, rest=rest)
    stopped = Clock.full(pace).started(since, pace).stopped(since + one, pace)
    assert stopped.left == max(timedelta(), 30 * DAY - rest.elapsed(since, since + one))
    again = since + one + other
    assert stopped.started(again, pace).stopped(again, pace) == stopped


@pytest.mark.slow
@given(rests)
def test_days_off_are_read_as_they_were_written(rest: RestDays) -> None:
    pace = Pace(3 * DAY, DAY, 5 * DAY, rest)
    assert Pace.parse(str(pace)) == pace
    assert RestDays.read(str(rest)) == rest


def test_a_zone_alone_means_its_weekend() -> None:
    assert RestDays.read("berlin") == BERLIN
    assert RestDays.read("56 Asia/Dubai") == RestDays(frozenset({5, 6}), "Asia/Dubai")
    assert RestDays.read("7") == RestDays(frozenset({7}), "UTC")


@pytest.mark.parametrize("typed", ["8 UTC", "1234567 UTC", "0", "Atlantis", "67 67"])
def test_days_that_are_none_are_refused(typed: str) -> None:
    with refuses(RefusalReason.NOT_DAYS_OFF):
        RestDays.read(typed)

"""When a digest is published, and what it picks from its week."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import ChannelId, UserId
from bot.features.digest.week import (
    WEEK,
    Hour,
    RatingMove,
    Schedule,
    Swing,
    Weekday,
    largest_swing,
    moment_of,
    movers,
    part_of,
)
from tests.bot.played import recorded
from tests.bot.reviewed import FIRST, reviewed

BERLIN = Schedule(Weekday.SUNDAY, Hour(18), ZoneInfo("Europe/Berlin"))
MONDAYS = Schedule()


@pytest.mark.parametrize(
    ("schedule", "at", "following"),
    [
        (MONDAYS, datetime(2026, 11, 25, tzinfo=UTC), datetime(2026, 11, 30, 9, tzinfo=UTC)),
        (MONDAYS, datetime(2026, 11, 30, 8, 59, tzinfo=UTC), datetime(2026, 11, 30, 9, tzinfo=UTC)),
        (MONDAYS, datetime(2026, 11, 30, 9, tzinfo=UTC), datetime(2026, 12, 7, 9, tzinfo=UTC)),
        (BERLIN, datetime(2026, 11, 25, tzinfo=UTC), datetime(2026, 11, 29, 17, tzinfo=UTC)),
        (BERLIN, datetime(2026, 10, 23, tzinfo=UTC), datetime(2026, 10, 25, 17, tzinfo=UTC)),
        (BERLIN, datetime(2026, 10, 16, tzinfo=UTC), datetime(2026, 10, 18, 16, tzinfo=UTC)),
    ],
)
def test_it_comes_at_the_same_time_by_the_clocks_of_its_zone_all_year(
    schedule: Schedule, at: datetime, following: datetime
) -> None:
    assert schedule.next_after(at) == following


@given(
    at=st.integers(1_600_000_000, 2_200_000_000).map(lambda second: datetime.fromtimestamp(second, UTC)),
    day=st.sampled_from(Weekday),
    hour=st.integers(0, 23),
    zone=st.sampled_from(["UTC", "Europe/Berlin", "Pacific/Auckland", "America/New_York", "Asia/Kolkata"]),
)
def test_a_moment_lies_between_two_digests(at: datetime, day: Weekday, hour: int, zone: str) -> None:
    schedule = Schedule(day, Hour(hour), ZoneInfo(zone))
    last, following = schedule.last_until(at), schedule.next_after(at)
    assert last <= at < following
    assert abs(following - last - WEEK) <= timedelta(hours=1)
    assert schedule.last_until(following) == following
    assert following.astimezone(schedule.zone).isoweekday() == day


def test_a_week_is_named_by_its_end() -> None:
    end = datetime(2026, 11, 30, 9, tzinfo=UTC)
    assert moment_of(part_of(end)) == end


def test_the_largest_swing_is_the_move_that_changes_the_chances_most() -> None:
    game = recorded()[1]
    review = reviewed(game)
    swing = largest_swing(review)
    assert swing is not None
    changes = {
        ply: abs(review.at(ply).chance - review.at(ply - 1).chance)
        for ply in range(FIRST + 1, FIRST + len(review.standings))
    }
    assert swing == Swing(swing.ply, review.at(swing.ply - 1).chance, review.at(swing.ply).chance)
    assert swing.size == pytest.approx(max(changes.values()))
    assert changes[swing.ply] == swing.size


def test_movers_are_those_whose_ratings_have_changed_most_in_sum() -> None:
    here = ChannelId(1)
    moves = [
        RatingMove(UserId(1), here, 30.0),
        RatingMove(UserId(1), here, -29.8),
        RatingMove(UserId(2), here, -40.0),
        RatingMove(UserId(3), here, 12.6),
        RatingMove(UserId(4), here, 20.0),
        RatingMove(UserId(5), here, 5.0),
    ]
    assert movers(moves) == [(UserId(2), -40), (UserId(4), 20), (UserId(3), 13)]

"""Absences are limited to 30 of 365 days."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import Absence
from bot.domain.clock import ALLOWANCE, YEAR, check_absence
from bot.domain.refusals import RefusalReason, Refused
from tests.bot.company import NOON
from tests.bot.refused import refuses

DAY = timedelta(days=1)


def earlier(begun: int, days: float) -> Absence:
    """An absence that began some days ago."""
    return Absence(NOON - begun * DAY, NOON - begun * DAY + days * DAY)


def test_an_absence_lasts_from_now_until_the_time_that_was_given() -> None:
    assert check_absence(NOON + 30 * DAY, [], NOON) == Absence(NOON, NOON + 30 * DAY)


def test_nobody_is_away_until_a_time_that_is_over() -> None:
    for until in (NOON, NOON - DAY):
        with refuses(RefusalReason.NOT_A_DATE):
            check_absence(until, [], NOON)


@pytest.mark.parametrize(
    ("before", "days", "left"),
    [
        ([], 31, 30),
        ([earlier(100, 10)], 21, 20),
        ([earlier(100, 9.5)], 21, 20),
        ([earlier(200, 20), earlier(100, 10)], 1, 0),
        ([earlier(350, 20)], 11, 10),
        ([earlier(362, 20)], 31, 30),  # by then, those days will be more than a year ago
    ],
)
def test_more_days_than_are_left_are_refused_and_those_that_are_left_are_not(
    before: list[Absence], days: int, left: int
) -> None:
    with refuses(RefusalReason.AWAY_TOO_LONG) as refusal:
        check_absence(NOON + days * DAY, before, NOON)
    assert refusal.value.about == left
    if left:
        assert check_absence(NOON + left * DAY, before, NOON).until == NOON + left * DAY


def test_what_is_more_than_a_year_ago_counts_no_more() -> None:
    assert check_absence(NOON + 30 * DAY, [earlier(370, 30)], NOON).since == NOON


@given(st.lists(st.tuples(st.integers(0, 100), st.floats(0.1, 40)), max_size=30))
def test_in_no_365_days_is_anybody_away_for_more_than_30(wishes: list[tuple[int, float]]) -> None:
    """Each request comes some days after the end of the last absence."""
    granted: list[Absence] = []
    at = NOON
    for wait, days in wishes:
        at += wait * DAY
        try:
            granted.append(check_absence(at + days * DAY, granted, at))
        except Refused as refusal:
            assert refusal.reason is RefusalReason.AWAY_TOO_LONG  # noqa: PT017  some requests are refused, some are not
            assert isinstance(refusal.about, int)  # noqa: PT017  as above
            assert refusal.about < days  # noqa: PT017  as above
        else:
            at = granted[-1].until
    for last in granted:
        window = last.until - YEAR
        away = sum(
            (
                max(each.until - max(each.since, window), timedelta())
                for each in granted
                if each.until <= last.until
            ),
            timedelta(),
        )
        assert away <= ALLOWANCE

"""Dates and lengths of time, as people type them."""

import contextlib
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands.until import read_until
from bot.matches.refusals import NotADateError

NOW = datetime(2026, 11, 20, 15, 30, tzinfo=UTC)


def end_of(year: int, month: int, day: int) -> datetime:
    return datetime(year, month, day, tzinfo=UTC) + timedelta(days=1)


@pytest.mark.parametrize(
    "text",
    [
        "2026-12-03",
        "3 Dec",
        "3 dec",
        " 3  December ",
        "3rd December 2026",
        "3. Dec.",
        "Dec 3",
        "December 3, 2026",
        "dec. 3rd",
        "3dec",
        "3.12.",
        "3.12",
        "03.12.2026",
        "3. 12. 2026",
    ],
)
def test_a_date_means_the_end_of_that_day(text: str) -> None:
    assert read_until(text, NOW) == end_of(2026, 12, 3)


@pytest.mark.parametrize(
    ("text", "days"),
    [("5 days", 5), ("5d", 5), ("1 day", 1), ("2w", 14), ("2 Weeks", 14), ("1 week", 7), (" 30  days", 30)],
)
def test_a_length_of_time_counts_from_now(text: str, days: int) -> None:
    assert read_until(text, NOW) == NOW + timedelta(days=days)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("20 Nov", end_of(2026, 11, 20)),
        ("19 Nov", end_of(2027, 11, 19)),
        ("1 Jan", end_of(2027, 1, 1)),
        ("31.12.", datetime(2027, 1, 1, tzinfo=UTC)),
    ],
)
def test_a_date_without_a_year_is_the_next_one(text: str, end: datetime) -> None:
    assert read_until(text, NOW) == end


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "tomorrow-ish",
        "2026-11-19",
        "3 Dec 2025",
        "31 Feb",
        "30.2.2027",
        "0 Dec",
        "2026-13-01",
        "3 Foo",
        "5 years",
        "1000 days",
        "days 5",
        "0 days",
        "-3 days",
        "9999-12-31",
        "٣ dec",
        "12/3",
    ],
)
def test_what_is_no_time_to_come_is_refused(text: str) -> None:
    with pytest.raises(NotADateError):
        read_until(text, NOW)


def test_no_more_of_an_unreadable_text_is_kept_than_can_be_repeated() -> None:
    with pytest.raises(NotADateError) as refusal:
        read_until("x" * 6000, NOW)
    assert len(refusal.value.text) == 40


@given(st.dates(date(2026, 11, 21), date(2035, 1, 1)))
def test_every_date_to_come_is_read_however_it_is_written(day: date) -> None:
    for text in (
        day.isoformat(),
        f"{day:%d.%m.%Y}",
        f"{day.day} {day:%B %Y}",
        f"{day:%b} {day.day}, {day.year}",
    ):
        assert read_until(text, NOW) == end_of(day.year, day.month, day.day)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(NotADateError):
        assert read_until(text, NOW) > NOW

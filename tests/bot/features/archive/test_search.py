"""Searches of the archive, and the words for them in ids of controls."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import MatchId, Setup, UserId
from bot.domain.refusals import RefusalReason
from bot.features.archive.pages import ExportArchive, OpenArchived, ShowArchive
from bot.features.archive.search import Direction, Length, Period, Result, Search
from bot.ui.page import ABOUT
from tests.bot.refused import refuses
from tests.bot.samples import LONGEST_ID

USERS = st.none() | st.integers(1, LONGEST_ID).map(UserId)
PERIODS = st.dates(datetime(1000, 1, 1, tzinfo=UTC).date()).flatmap(
    lambda day: st.sampled_from(
        [Period(day.year), Period(day.year, day.month), Period(day.year, day.month, day.day)]
    )
)
SEARCHES = st.builds(
    Search,
    USERS,
    USERS,
    st.none() | st.sampled_from(Result),
    st.none() | st.sampled_from(Setup),
    st.none() | st.sampled_from(Length),
    st.none() | PERIODS.filter(lambda period: period.year < 9999),
)


@given(SEARCHES)
def test_a_search_is_read_from_its_word(search: Search) -> None:
    assert Search.parse(str(search)) == search


def test_the_longest_search_fits_into_the_id_of_a_control() -> None:
    search = Search(*(UserId(LONGEST_ID),) * 2, Result.BLACK, Setup.RECORD, Length.LONG, Period(2026, 12, 31))
    for control in (ShowArchive, OpenArchived):
        assert len(control(search, MatchId(ABOUT), Direction.OLDER).custom_id) <= 100
    assert len(ExportArchive(search, MatchId(ABOUT)).custom_id) <= 100


@pytest.mark.parametrize(
    "word", ["", "g", "fr9", "fs7", "fl5", "fd2026133", "fp", "fd20261332", f"fp{2**63}"]
)
def test_other_words_are_not_read(word: str) -> None:
    with pytest.raises(ValueError, match=f"^({word}|.*date.*|.*day.*|.*month.*|\\d*)$"):
        Search.parse(word)


@pytest.mark.parametrize(
    ("text", "first", "after"),
    [
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2026-12", (2026, 12, 1), (2027, 1, 1)),
        ("2024-2", (2024, 2, 1), (2024, 3, 1)),
        (" 2024-02-29 ", (2024, 2, 29), (2024, 3, 1)),
    ],
)
def test_a_year_a_month_or_a_day_is_a_period(
    text: str, first: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert Period.parse(text).bounds == (datetime(*first, tzinfo=UTC), datetime(*after, tzinfo=UTC))


@pytest.mark.parametrize("text", ["", "spring", "26", "2026-13", "2026-02-30", "2026-1-1-1", "0000", "9999"])
def test_other_texts_are_refused(text: str) -> None:
    with refuses(RefusalReason.NOT_A_PERIOD):
        Period.parse(text)

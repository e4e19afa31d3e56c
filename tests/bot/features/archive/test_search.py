"""Searches of the archive, and the words for them in ids of controls."""

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import Language, language_for, languages
from bot.domain import MatchId, Setup, UserId
from bot.features.archive.pages import ExportArchive, OpenArchived, ShowArchive
from bot.features.archive.refusals import NOT_A_PERIOD
from bot.features.archive.search import ArchiveSearch, Length, Period, Result, SortOrder
from bot.toolkit.dates import Dates
from bot.toolkit.page import ABOUT
from tests.bot.refused import refuses
from tests.bot.samples import LONGEST_ID

USERS = st.none() | st.integers(1, LONGEST_ID).map(UserId)
PERIODS = st.dates(date(1000, 1, 1), date(9998, 12, 31)).flatmap(
    lambda day: st.sampled_from(
        [Period(day.year), Period(day.year, day.month), Period(day.year, day.month, day.day)]
    )
)
ENGLISH, TODAY = Dates(language_for("en")), date(2026, 11, 20)
SEARCHES = st.builds(
    ArchiveSearch,
    USERS,
    USERS,
    st.none() | st.sampled_from(Result),
    st.none() | st.sampled_from(Setup),
    st.none() | st.sampled_from(Length),
    st.none() | PERIODS,
)


@given(SEARCHES)
def test_a_search_is_read_from_its_word(search: ArchiveSearch) -> None:
    assert ArchiveSearch.parse(str(search)) == search


def test_the_longest_search_fits_into_the_id_of_a_control() -> None:
    search = ArchiveSearch(
        *(UserId(LONGEST_ID),) * 2, Result.BLACK, Setup.RECORD, Length.LONG, Period(2026, 12, 31)
    )
    for control in (ShowArchive, OpenArchived):
        assert len(control(search, MatchId(ABOUT), SortOrder.OLDER).custom_id) <= 100
    assert len(ExportArchive(search, MatchId(ABOUT)).custom_id) <= 100


@pytest.mark.parametrize(
    "word", ["", "g", "fr9", "fs7", "fl5", "fd2026133", "fp", "fd20261332", f"fp{2**63}"]
)
def test_other_words_are_not_read(word: str) -> None:
    with pytest.raises(ValueError, match=f"^({word}|.*date.*|.*day.*|.*month.*|\\d*)$"):
        ArchiveSearch.parse(word)


@pytest.mark.parametrize(
    ("text", "first", "after"),
    [
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2026-12", (2026, 12, 1), (2027, 1, 1)),
        ("2024-2", (2024, 2, 1), (2024, 3, 1)),
        (" 2024-02-29 ", (2024, 2, 29), (2024, 3, 1)),
        ("02/29/2024", (2024, 2, 29), (2024, 3, 1)),
        ("Feb 29, 2024", (2024, 2, 29), (2024, 3, 1)),
        ("2/2024", (2024, 2, 1), (2024, 3, 1)),
        ("February 2024", (2024, 2, 1), (2024, 3, 1)),
        ("21 Nov", (2025, 11, 21), (2025, 11, 22)),
        ("20 Nov", (2026, 11, 20), (2026, 11, 21)),
        ("today", (2026, 11, 20), (2026, 11, 21)),
    ],
)
def test_a_year_a_month_or_a_day_is_a_period(
    text: str, first: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert Period.parse(text, ENGLISH, TODAY).bounds == (
        datetime(*first, tzinfo=UTC),
        datetime(*after, tzinfo=UTC),
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "spring",
        "26",
        "2026-13",
        "2026-00",
        "2026-02-30",
        "2026-1-1-1",
        "0000",
        "9999",
        "9999-12-31",
        "tomorrow",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with refuses(NOT_A_PERIOD):
        Period.parse(text, ENGLISH, TODAY)


@given(PERIODS, st.sampled_from(languages()), st.sampled_from(["us", "gb"]))
def test_a_period_is_read_as_it_is_written(period: Period, language: Language, region: str) -> None:
    dates = Dates(language, region)
    assert Period.parse(period.write(dates), dates, TODAY) == period


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_the_examples_in_sentences_can_be_read(language: Language) -> None:
    dates = Dates(language)
    if language.tag == "en":  # in which numbers could mean two dates
        month, day = "June 2026", "June 14, 2026"
    else:
        month, day = dates.write_month(2026, 3), dates.write(date(2026, 3, 14))
    for sentence in (language.say("refused-not-a-period", text="x"), language.say("option-archive-date")):
        assert month in sentence
        assert day in sentence
    assert Period.parse(month, dates, TODAY).day is None
    assert Period.parse(day, dates, TODAY).day == 14

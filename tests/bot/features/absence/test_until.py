"""Dates and lengths of time, as people type them, each in their language."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import Language, language_for, languages
from bot.catalogue.language import CatalogueFile
from bot.domain.refusals import RefusalReason, Refused
from bot.features.absence.handlers import LENGTHS, offered_length
from bot.features.absence.handlers import read_until as read
from bot.toolkit.dates import Dates
from tests.bot.refused import refuses

NOW = datetime(2026, 11, 20, 15, 30, tzinfo=UTC)

ENGLISH = language_for("en")
GERMAN = language_for("de")
WRITTEN = """
date = { $day }.{ $month }.{ $year }
names-of-coming-days = tänään huomenna
names-of-days-ahead = #-päivän-päästä
names-of-weekdays = ma ti ke to pe la su
words-for-days = pv päivä päivää
words-for-weeks = vk viikko viikkoa
names-of-months = tammi helmi maa huhti touko kesä heinä elo syys loka mar joulu
"""
FINNISH = Language("fi", [CatalogueFile("fi.ftl", WRITTEN.encode())])
"""A language in which "mar" is November."""

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)


def read_until(text: str, now: datetime, language: Language, region: str = "") -> datetime:
    return read(text, now, Dates(language, region))


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
        "3 de dec de 2026",
        "3º dec",
    ],
)
def test_a_date_means_the_end_of_that_day(text: str) -> None:
    assert read_until(text, NOW, ENGLISH) == end_of(2026, 12, 3)


@pytest.mark.parametrize(
    ("text", "days"),
    [("5 days", 5), ("5d", 5), ("1 day", 1), ("2w", 14), ("2 Weeks", 14), ("1 week", 7), (" 30  days", 30)],
)
def test_a_length_of_time_counts_from_now(text: str, days: int) -> None:
    assert read_until(text, NOW, ENGLISH) == NOW + timedelta(days=days)


@pytest.mark.parametrize(
    ("text", "days"),
    [("5 Tage", 5), ("1 Tag", 1), ("5 Tagen", 5), ("5t", 5), ("1 Woche", 7), ("2 WOCHEN", 14), ("2w", 14)],
)
def test_a_german_writes_lengths_of_time_in_german(text: str, days: int) -> None:
    assert read_until(text, NOW, GERMAN) == NOW + timedelta(days=days)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("3. Dez", end_of(2026, 12, 3)),
        ("3. Dezember 2026", end_of(2026, 12, 3)),
        ("3. März 2027", end_of(2027, 3, 3)),
        ("3. MÄRZ", end_of(2027, 3, 3)),
        ("3 Mrz.", end_of(2027, 3, 3)),
        ("3. Maerz", end_of(2027, 3, 3)),
        ("1. Mai", end_of(2027, 5, 1)),
        ("6. Jänner", end_of(2027, 1, 6)),
    ],
)
def test_a_german_writes_dates_in_german(text: str, end: datetime) -> None:
    assert read_until(text, NOW, GERMAN) == end


@pytest.mark.parametrize("text", ["2-12", "2/12", "02/12", "2-12-2026", "02-12-2026", "2/12/2026", "2/12/26"])
def test_the_day_comes_first_but_for_americans(text: str) -> None:
    for language in languages():
        if language is not ENGLISH:
            assert read_until(text, NOW, language) == end_of(2026, 12, 2)
    assert read_until(text, NOW, ENGLISH, "gb") == end_of(2026, 12, 2)


@in_every_language
def test_what_is_no_day_in_any_order_is_refused(language: Language) -> None:
    for text in ("3-12/2026", "13/24", "3/12//", "3-12-126", "2-30", "3--12", "30/2/2027"):
        with refuses(RefusalReason.NOT_A_DATE):
            read_until(text, NOW, language)


@in_every_language
def test_the_examples_in_sentences_can_be_read(language: Language) -> None:
    sentence = language.say("refused-not-a-date", text="x")
    examples = sentence.rpartition(": ")[2].removesuffix(".").split(", ")
    assert len(examples) == 5
    read = [read_until(example, NOW, language) for example in examples]
    friday = end_of(2026, 11, 27)
    assert read[:3] == [end_of(2026, 12, 24), end_of(2026, 11, 21), friday]
    assert read[3:] == [NOW + timedelta(days=5), NOW + timedelta(weeks=2)]


def test_today_ends_at_midnight() -> None:
    assert read_until("today", NOW, ENGLISH) == read_until("heute", NOW, GERMAN) == end_of(2026, 11, 20)


@in_every_language
def test_english_is_understood_in_every_language(language: Language) -> None:
    assert read_until("5 days", NOW, language) == NOW + timedelta(days=5)
    assert read_until("2 weeks", NOW, language) == NOW + timedelta(days=14)
    assert read_until("3rd December", NOW, language) == end_of(2026, 12, 3)
    assert read_until("May 3, 2027", NOW, language) == end_of(2027, 5, 3)


def test_the_words_of_another_language_are_not_understood() -> None:
    for text in ("5 Tage", "2 Wochen", "3. Dez", "3. März"):
        with refuses(RefusalReason.NOT_A_DATE):
            read_until(text, NOW, ENGLISH)


def test_a_word_that_means_something_else_in_english_means_what_it_does_in_the_own_language() -> None:
    assert read_until("3 mar", NOW, FINNISH) == end_of(2027, 11, 3)
    assert read_until("3 maaliskuuta", NOW, FINNISH) == end_of(2027, 3, 3)
    assert read_until("3 mar", NOW, ENGLISH) == end_of(2027, 3, 3)


@in_every_language
def test_every_length_that_is_offered_can_be_read_back(language: Language) -> None:
    read = [read_until(offered_length(days, language), NOW, language) - NOW for days in LENGTHS]
    assert read == [timedelta(days=days) for days in (3, 7, 14)]


@in_every_language
def test_every_number_of_days_and_weeks_can_be_read_as_the_bot_writes_it(language: Language) -> None:
    for number in range(1, 31):
        days, weeks = language.say("duration-d", count=number), language.say("choice-weeks", weeks=number)
        assert read_until(days, NOW, language) == NOW + timedelta(days=number)
        assert read_until(weeks, NOW, language) == NOW + timedelta(weeks=number)


@in_every_language
def test_every_month_has_a_name_of_its_own(language: Language) -> None:
    months = [names.split("/") for names in language.say("names-of-months").split()]
    assert len(months) == 12
    for month, names in enumerate(months, start=1):
        for name in names:
            assert read_until(f"3 {name} 2027", NOW, language) == end_of(2027, month, 3)


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
    assert read_until(text, NOW, ENGLISH) == end


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "tomorrow-ish",
        *("5", "14", "3+1", "5 m", "10 min", "2h"),
        "2026-11-19",
        "3 Dec 2025",
        "31 Feb",
        "30.2.2027",
        "11/19/2026",
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
        "3 _dec",
        "٣ days",
    ],
)
def test_what_is_no_time_to_come_is_refused(text: str) -> None:
    with refuses(RefusalReason.NOT_A_DATE):
        read_until(text, NOW, ENGLISH)


def test_no_more_of_an_unreadable_text_is_kept_than_can_be_repeated() -> None:
    with refuses(RefusalReason.NOT_A_DATE) as refusal:
        read_until("x" * 6000, NOW, ENGLISH)
    assert refusal.value.about == "x" * 40


@given(st.dates(date(2026, 11, 21), date(2035, 1, 1)))
def test_every_date_to_come_is_read_however_it_is_written(day: date) -> None:
    for text in (
        day.isoformat(),
        f"{day:%d.%m.%Y}",
        f"{day.day} {day:%B %Y}",
        f"{day:%b} {day.day}, {day.year}",
    ):
        assert read_until(text, NOW, ENGLISH) == end_of(day.year, day.month, day.day)


@given(st.text(), st.sampled_from(languages()))
def test_any_text_is_read_or_refused(text: str, language: Language) -> None:
    try:
        until = read_until(text, NOW, language)
    except Refused as refusal:
        assert refusal.reason is RefusalReason.NOT_A_DATE  # noqa: PT017  most texts are refused, some are not
    else:
        assert until > NOW

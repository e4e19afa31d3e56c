"""Dates are read as they are written, in the language and the region of the reader."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import Language, language_for, languages
from bot.toolkit.dates import Dates, weekdays

TODAY = date(2026, 11, 20)
"""A Friday."""

AMERICAN, BRITISH = Dates(language_for("en"), "us"), Dates(language_for("en"), "gb")

in_every_language = pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)

DAYS = st.dates(date(2026, 11, 20), date(2199, 12, 31))
READERS = st.sampled_from([AMERICAN, BRITISH, *map(Dates, languages())])


def reader(tag: str) -> Dates:
    return Dates(language_for(tag))


@pytest.mark.parametrize(
    ("dates", "written"),
    [
        (AMERICAN, "12/03/2026"),
        (BRITISH, "03/12/2026"),
        (reader("de"), "03.12.2026"),
        (reader("fr"), "03/12/2026"),
        (reader("it"), "03/12/2026"),
        (reader("nl"), "03-12-2026"),
        (reader("es"), "03/12/2026"),
        (reader("pl"), "03.12.2026"),
        (reader("pt-BR"), "03/12/2026"),
    ],
)
def test_a_date_is_written_as_people_write_it(dates: Dates, written: str) -> None:
    assert dates.write(date(2026, 12, 3)) == written


@given(DAYS, READERS)
def test_a_date_is_read_as_it_is_written(day: date, dates: Dates) -> None:
    assert dates.coming(dates.write(day), TODAY) == day
    assert dates.latest(dates.write(day), day) == day
    assert dates.month(dates.write_month(day.year, day.month)) == (day.year, day.month)


@given(DAYS, READERS)
def test_everybody_reads_dates_with_the_year_first(day: date, dates: Dates) -> None:
    assert dates.coming(day.isoformat(), TODAY) == dates.coming(f"{day:%Y/%m/%d}", TODAY) == day


@given(st.dates(TODAY, TODAY + timedelta(days=364)), READERS)
def test_a_date_without_a_year_is_the_next_one(day: date, dates: Dates) -> None:
    assert dates.coming(dates.write(day)[:-5], TODAY) == day


@given(DAYS, READERS, st.sampled_from("-/"))
def test_where_only_one_order_gives_a_date_it_is_that_date(day: date, dates: Dates, sign: str) -> None:
    if day.day > 12:
        for order in ("%d %m %Y", "%m %d %Y"):
            assert dates.coming(f"{day:{order}}".replace(" ", sign), TODAY) == day


def test_an_ambiguous_date_is_read_as_the_reader_writes_it() -> None:
    assert AMERICAN.coming("5/6/2027", TODAY) == date(2027, 5, 6)
    assert BRITISH.coming("5/6/2027", TODAY) == date(2027, 6, 5)
    assert reader("fr").coming("5/6/2027", TODAY) == date(2027, 6, 5)


def test_an_ambiguous_date_is_not_read_the_other_way_because_it_is_past() -> None:
    assert AMERICAN.coming("11/12/2026", TODAY) is None
    assert BRITISH.coming("12/11/2026", TODAY) is None


def test_full_stops_put_the_day_first_where_slashes_do_not() -> None:
    assert AMERICAN.coming("5.6.2027", TODAY) == date(2027, 6, 5)


def test_a_year_can_have_two_digits() -> None:
    assert AMERICAN.coming("12/24/26", TODAY) == date(2026, 12, 24)
    assert reader("de").coming("24.12.26", TODAY) == date(2026, 12, 24)


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("en", "Today tomorrow"),
        ("de", "heute Morgen übermorgen"),
        ("fr", "aujourd'hui demain après-demain"),
        ("it", "oggi domani dopodomani"),
        ("nl", "vandaag morgen overmorgen"),
        ("es", "hoy mañana"),
        ("pl", "dziś jutro pojutrze"),
        ("pt-BR", "hoje amanhã"),
    ],
)
def test_today_and_tomorrow_have_words(tag: str, words: str) -> None:
    for ahead, word in enumerate(words.split()):
        assert reader(tag).coming(word, TODAY) == TODAY + timedelta(days=ahead)
    assert reader(tag).coming("tomorrow", TODAY) == TODAY + timedelta(days=1)


def test_a_word_of_several_words_is_read() -> None:
    for tag, words in (("es", "pasado mañana"), ("fr", "après demain"), ("pt-BR", "depois de amanhã")):
        assert reader(tag).coming(words, TODAY) == TODAY + timedelta(days=2)


@in_every_language
def test_a_number_of_days_is_counted_from_today(language: Language) -> None:
    for phrase in ("in # days", *language.say("names-of-days-ahead").split("/")):
        typed = phrase.replace("-", " ").replace("#", "12").upper()
        assert Dates(language).coming(typed, TODAY) == TODAY + timedelta(days=12)
    assert Dates(language).coming("in 12 moons", TODAY) is None
    assert Dates(language).coming("in 0 days", TODAY) is None


@in_every_language
def test_a_weekday_is_the_next_one_after_today(language: Language) -> None:
    dates = Dates(language)
    for ahead in range(1, 8):
        day = TODAY + timedelta(days=ahead)
        assert dates.coming(weekdays(language)[day.weekday()], TODAY) == day
        for name in language.say("names-of-weekdays").split()[day.weekday()].split("/"):
            assert dates.coming(name.upper(), TODAY) == day


@given(DAYS, st.sampled_from(languages()))
def test_dates_with_the_name_of_a_month_are_read(day: date, language: Language) -> None:
    for name in language.say("names-of-months").split()[day.month - 1].split("/"):
        assert Dates(language).coming(f"{day.day} {name} {day.year}", TODAY) == day
        assert Dates(language).month(f"{name} {day.year}") == (day.year, day.month)


def test_the_latest_date_is_in_the_past_unless_its_year_says_otherwise() -> None:
    assert AMERICAN.latest("Nov 21", TODAY) == date(2025, 11, 21)
    assert AMERICAN.latest("11/20", TODAY) == TODAY
    assert AMERICAN.latest("Nov 21, 2026", TODAY) == date(2026, 11, 21)
    assert AMERICAN.latest("today", TODAY) == TODAY
    assert AMERICAN.latest("tomorrow", TODAY) is None


@given(st.text(), READERS)
def test_any_text_can_be_asked_for(text: str, dates: Dates) -> None:
    day = dates.coming(text, TODAY)
    assert day is None or day >= TODAY
    month = dates.month(text)
    assert month is None or 1 <= month[1] <= 12

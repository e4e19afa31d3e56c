"""The table of a month, and days in a row."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.catalogue import language_for
from bot.domain import UserId
from bot.domain.puzzle import Attempt, PuzzleId, Rated, Solver
from bot.domain.ranking import Ranking
from bot.features.puzzles.month import (
    DailyTry,
    MonthRow,
    MonthTable,
    OwnMonth,
    days_in_a_row,
    month_after,
    month_before,
    ranked,
)
from bot.features.puzzles.month_pages import month_page, result_page
from bot.features.puzzles.pages import end_page
from bot.features.puzzles.service import TriedPuzzle, after_daily_try
from bot.pages.game_words import arrow
from bot.pages.viewer import DisplayOptions, Viewer
from bot.thinking import BundledPuzzles
from dvonn import Jump
from tests.bot.discord_limits import alt_texts_of, labels_of, problems, text_of

ENGLISH = language_for("en")
A, B, C, D = (UserId(number) for number in (1, 2, 3, 4))
MARCH = date(2026, 3, 1)
NEW = DailyTry(PuzzleId(212))
_FOUND = BundledPuzzles().find(PuzzleId(212))
assert _FOUND
PUZZLE = _FOUND


def test_first_tries_come_first_and_then_fewest_misses_and_equals_share_a_place() -> None:
    rows = [MonthRow(A, 3, 4), MonthRow(B, 5, 9), MonthRow(C, 3, 2), MonthRow(D, 3, 4)]
    assert [(each.place, each.user) for each in ranked(rows)] == [(1, B), (2, C), (3, A), (3, D)]


def test_hidden_solvers_and_those_without_a_first_try_are_left_out_and_take_no_place() -> None:
    rows = [MonthRow(A, 9, 0), MonthRow(B, 5, 1), MonthRow(C, 0, 0)]
    assert [(each.place, each.user) for each in ranked(rows, {A})] == [(1, B)]


@pytest.mark.parametrize(
    ("month", "before"), [((2026, 3), (2026, 2)), ((2027, 1), (2026, 12)), ((2024, 3), (2024, 2))]
)
def test_months_follow_one_another(month: tuple[int, int], before: tuple[int, int]) -> None:
    this, last = date(*month, 1), date(*before, 1)
    assert month_before(this) == last
    assert month_after(last) == this


def test_only_a_first_try_without_earlier_attempts_counts_as_one() -> None:
    assert after_daily_try(NEW, solved=True, known=None) == replace(NEW, solved=True, first=True)
    missed = after_daily_try(NEW, solved=False, known=None)
    assert missed == replace(NEW, misses=1)
    later = after_daily_try(missed, solved=True, known=Attempt(solved=False, gave_up=False))
    assert later == replace(NEW, misses=1, solved=True)
    assert not after_daily_try(NEW, solved=True, known=Attempt(solved=True, gave_up=False)).first


def test_a_user_who_has_seen_the_solution_solves_nothing_and_a_solved_puzzle_is_never_missed() -> None:
    seen = Attempt(solved=False, gave_up=True)
    assert not after_daily_try(NEW, solved=True, known=seen).solved
    solved = replace(NEW, solved=True, first=True)
    assert after_daily_try(solved, solved=False, known=Attempt(solved=True, gave_up=False)) == solved


MONDAY = date(2026, 3, 2)


def days(solved: str) -> set[date]:
    """The days from a Monday on whose letter is an x."""
    return {MONDAY + timedelta(days=n) for n, each in enumerate(solved.replace(" ", "")) if each == "x"}


@pytest.mark.parametrize(
    ("solved", "count"),
    [
        ("", 0),
        ("x", 1),
        ("xxxxxxx xxx", 10),
        ("xxxxx.x xxx", 9),
        ("xxxx..x xxx", 4),
        (".xxxxx. xx.x", 8),
        ("xxxxxx. .xxx", 9),
        ("xxx.xxx x..", 7),
        ("xxxxxxx ....", 0),
        ("xxxxxxx x...", 8),
    ],
)
def test_a_row_of_days_has_one_free_day_a_week(solved: str, count: int) -> None:
    today = MONDAY + timedelta(days=max(0, len(solved.replace(" ", "")) - 1))
    assert days_in_a_row(days(solved), today) == count


def test_todays_and_yesterdays_puzzles_may_still_be_open() -> None:
    assert days_in_a_row(days("xxx.x"), MONDAY + timedelta(days=6)) == 4
    assert days_in_a_row(days("xxx.x"), MONDAY + timedelta(days=7)) == 1


TABLE = MonthTable(
    MARCH,
    ranked([MonthRow(A, 12, 3), MonthRow(B, 2, 30)]),
    ranked([MonthRow(C, 20, 1)]),
    {A: "Anna", B: "B*en", C: "Cleo"},
)


def test_the_table_names_solvers_with_their_figures_and_the_best_of_the_month_before() -> None:
    page = month_page(TABLE, ENGLISH)
    told = text_of(page)
    assert "**Puzzles of the day** · 03/2026" in told
    assert "1\\. **Anna** · first try: 12 · misses: 3\n2\\. **B\\*en** · first try: 2 · misses: 30" in told
    assert "**The month before:** Cleo (20)" in told
    assert "**You:**" not in told
    assert "Days in a row" not in told
    assert problems(page) == {}


def test_the_own_row_and_the_days_in_a_row_are_in_the_private_answer_only() -> None:
    own = month_page(TABLE, ENGLISH, own=OwnMonth(MonthRow(B, 2, 30), 9, is_private=False))
    assert "**You:** place 2 · first try: 2 · misses: 30\nDays in a row: 9." in text_of(own)
    hidden = text_of(month_page(TABLE, ENGLISH, own=OwnMonth(MonthRow(D, 7, 0), 1, is_private=True)))
    assert "**You:** first try: 7 · misses: 0\nOthers don’t see you here" in hidden
    assert "Days in a row" not in hidden


def test_a_long_table_ends_with_the_number_of_the_others() -> None:
    rows = [MonthRow(UserId(number), number, 0) for number in range(1, 28)]
    page = month_page(MonthTable(MARCH, ranked(rows), Ranking()), ENGLISH)
    assert "… and 7 more" in text_of(page)
    assert problems(page) == {}


def test_an_empty_table_says_so() -> None:
    assert "No one has solved one" in text_of(month_page(MonthTable(MARCH, Ranking(), Ranking()), ENGLISH))


@pytest.mark.parametrize(
    ("tries", "told"),
    [
        (replace(NEW, solved=True, first=True), "Puzzle 212 · first try"),
        (replace(NEW, solved=True, misses=2), "Puzzle 212 · try 3"),
    ],
)
def test_the_card_of_a_result_shows_nothing_of_the_solution(tries: DailyTry, told: str) -> None:
    page = result_page(PUZZLE, tries, A, ENGLISH)
    assert text_of(page) == f"🧩 <@1>: **{told}**"
    assert labels_of(page) == ["Solve it"]
    assert alt_texts_of(page) == []
    assert isinstance(PUZZLE.move, Jump)
    assert arrow(PUZZLE.move) not in text_of(page)


@pytest.mark.parametrize(
    ("daily", "offered"),
    [
        (None, False),
        (replace(NEW, misses=1), False),
        (replace(NEW, solved=True), True),
        (replace(NEW, solved=True, shared=True), False),
    ],
)
async def test_a_solved_puzzle_of_the_day_offers_to_share_the_result_once(
    daily: DailyTry | None, offered: bool
) -> None:
    tried = TriedPuzzle(Solver(), Solver(tried=1), Rated(1000), (), daily)
    words = DisplayOptions(words=True)
    for may_share in (True, False):
        page = await end_page(PUZZLE, tried, Viewer(ENGLISH, display=words), solved=True, may_share=may_share)
        assert ("Share my result" in labels_of(page)) is (offered and may_share)

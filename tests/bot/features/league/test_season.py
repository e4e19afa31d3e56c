"""A season: its dates, the check-in, and who is out."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.domain import Match, Pace, UserId
from bot.domain.clock import Outage
from bot.features.league.season import (
    SeasonForm,
    Stage,
    ask_at,
    entrants,
    has_moved,
    is_enough,
    is_put_out,
    next_start,
    no_shows,
    start_after,
    start_on,
)
from dvonn import Game
from tests.bot.company import ANNA_WHITE, NOON
from tests.bot.played import first_plies, match_of, recorded

ANNA, BEN = ANNA_WHITE.both
DAY = timedelta(days=1)
TIE = recorded()[0]


@pytest.mark.parametrize(
    ("form", "weeks"), [(SeasonForm.RANDOM, 7), (SeasonForm.PAIRS, 7), (SeasonForm.FULL, 13)]
)
def test_a_season_takes_seven_weeks_or_a_quarter(form: SeasonForm, weeks: int) -> None:
    assert form.length == timedelta(weeks=weeks)
    assert next_start(NOON, form, NOON + 5 * DAY) == NOON + timedelta(weeks=weeks + 1)


def test_there_is_time_for_an_answer_before_the_next_season_even_if_one_ends_late() -> None:
    late = NOON + timedelta(weeks=9)
    assert next_start(NOON, SeasonForm.RANDOM, late) == late + timedelta(weeks=1)


def test_a_season_starts_at_noon_or_at_once_on_its_first_day() -> None:
    assert start_on(NOON.date() + DAY, NOON) == NOON.replace(hour=12, minute=0, second=0, microsecond=0) + DAY
    evening = NOON.replace(hour=20)
    assert start_on(date(evening.year, evening.month, evening.day), evening) == evening


def test_members_are_asked_two_days_before_or_at_once_if_it_starts_sooner() -> None:
    assert ask_at(NOON + 10 * DAY, NOON) == NOON + 8 * DAY
    assert ask_at(NOON + DAY, NOON) == NOON


def test_no_answer_is_a_no() -> None:
    one, two, three, gone = map(UserId, range(1, 5))
    assert entrants({one: True, two: False, three: None, gone: True}, but={gone}) == [one]


@pytest.mark.parametrize(
    ("players", "late", "enough"), [(3, False, False), (4, False, True), (4, True, False), (5, True, True)]
)
def test_four_are_enough_and_after_waiting_five(players: int, late: bool, enough: bool) -> None:
    assert is_enough(players, late=late) is enough


def test_an_answer_counts_between_the_question_and_the_start() -> None:
    assert [stage for stage in Stage if stage.takes_answers] == [Stage.ASKING, Stage.ASKED, Stage.WAITING]


def test_who_is_asked_late_still_has_two_days_to_answer() -> None:
    assert start_after(NOON + 2 * DAY, NOON) == NOON + 2 * DAY
    assert start_after(NOON + DAY, NOON) == NOON + DAY
    assert start_after(NOON + DAY, NOON + timedelta(hours=1)) == NOON + 2 * DAY + timedelta(hours=1)
    assert start_after(NOON, NOON + DAY) == NOON + 3 * DAY


def begun(game: Game, number: int = 1) -> Match:
    """A match whose board is shown."""
    match = replace(match_of(game, number=number), pace=Pace.STEADY)
    return replace(match, clock=match.first_clock.started(NOON))


def test_a_player_who_has_not_moved_anywhere_is_out_if_a_game_waits() -> None:
    assert no_shows([begun(Game()), begun(Game(), 2)], NOON + 3 * DAY) == {ANNA}


def test_whoever_comes_back_or_is_shown_the_board_late_has_a_day_for_the_first_move() -> None:
    waiting = begun(Game())
    back_at = NOON + 4 * DAY
    late = replace(waiting, clock=waiting.first_clock.started(back_at))
    assert no_shows([late], back_at + DAY - timedelta(seconds=1)) == set()
    assert no_shows([late], back_at + DAY) == {ANNA}
    spared = replace(waiting, clock=waiting.clock.without(Outage(NOON, back_at), waiting.pace))
    assert no_shows([spared], back_at) == set()


def test_one_move_anywhere_is_enough() -> None:
    moved = first_plies(TIE, 1)
    assert has_moved(begun(moved), ANNA)
    assert no_shows([begun(Game()), begun(moved, 2)], NOON + 3 * DAY) == {BEN}


def test_whoever_is_away_or_has_not_been_shown_the_board_is_excused() -> None:
    waiting = begun(Game())
    assert no_shows([replace(waiting, clock=waiting.first_clock)], NOON + 3 * DAY) == set()


def test_the_second_loss_on_time_puts_a_player_out_and_so_does_one_without_a_move() -> None:
    moved, unmoved = begun(first_plies(TIE, 1)), begun(Game())
    assert not is_put_out(moved, ANNA, 1)
    assert is_put_out(moved, ANNA, 2)
    assert is_put_out(unmoved, ANNA, 1)

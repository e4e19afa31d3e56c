"""How the league counts a game: as it ended, or as it stood when the season ended."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import CancelReason, Pace
from bot.domain.computer import Evaluation
from bot.domain.events import Abandoned, Cancelled, DrawAgreed, Event, Resigned, TimedOut
from bot.domain.ids import EventNumber
from bot.features.league.deciding import VOID, by_time_used, decided, lost_on_time, out, proved
from bot.features.league.standings import Decision, How
from dvonn import Colour, Game
from tests.bot.company import ANNA_WHITE, NOON
from tests.bot.played import first_plies, further, match_of, recorded

ANNA, BEN = ANNA_WHITE.both
TIE, *OTHERS = recorded()
HALF = first_plies(TIE, 60)


def test_a_game_that_was_played_counts_with_its_margin() -> None:
    for game in (TIE, *OTHERS):
        if game.position.outcome is not None:
            margin = game.position.score.margin(Colour.WHITE)
            assert decided(match_of(game)) == Decision(How.BOARD, margin)


def test_a_running_game_has_no_result() -> None:
    assert decided(match_of(HALF)) is None


def test_a_game_that_was_given_up_counts_with_ten() -> None:
    match = match_of(HALF)
    assert decided(further(match, Resigned(), by=ANNA)) == Decision(How.RESIGNED, -10)
    assert decided(further(match, TimedOut(), by=BEN)) == Decision(How.TIME, 10)
    assert lost_on_time(further(match, TimedOut(), by=BEN)) == BEN
    assert lost_on_time(further(match, Resigned(), by=BEN)) is None


def test_who_ran_out_of_time_or_resigned_before_a_game_could_be_lost_has_lost_it_in_the_league() -> None:
    match = match_of(first_plies(TIE, 1))
    assert decided(further(match, Cancelled(CancelReason.TIME))) == Decision(How.TIME, 10)
    assert lost_on_time(further(match, Cancelled(CancelReason.TIME))) == BEN
    assert decided(further(match, Cancelled(CancelReason.RESIGNED), by=ANNA)) == Decision(How.RESIGNED, -10)


@pytest.mark.parametrize("what", [Cancelled(CancelReason.MANAGER), Abandoned()])
def test_a_game_that_a_manager_has_cancelled_or_nobody_could_play_counts_for_nobody(
    what: Cancelled | Abandoned,
) -> None:
    assert decided(further(match_of(HALF), what)) == VOID


def test_a_draw_is_a_tie() -> None:
    assert decided(further(match_of(HALF), DrawAgreed(), by=ANNA)) == Decision(How.BOARD, 0)


def test_who_is_out_loses() -> None:
    assert out(Colour.WHITE) == Decision(How.OUT, -10)
    assert out(Colour.BLACK) == Decision(How.OUT, 10)


@pytest.mark.parametrize(
    ("standing", "margin"),
    [
        (Evaluation(1.0, 7, decided=True, line=()), 7),
        (Evaluation(0.0, -3, decided=True, line=()), -3),
        (Evaluation(1.0, None, decided=True, line=()), 1),
        (Evaluation(0.0, None, decided=True, line=()), -1),
        (Evaluation(0.5, None, decided=True, line=()), 0),
    ],
)
def test_a_proof_decides(standing: Evaluation, margin: int) -> None:
    assert proved(standing) == Decision(How.PROVED, margin)


def test_an_estimate_decides_nothing() -> None:
    assert proved(Evaluation(0.99, None, decided=False, line=())) is None


def test_without_a_proof_the_player_loses_who_has_used_more_time() -> None:
    match = replace(match_of(Game()), pace=Pace.STEADY)
    for number, seconds in enumerate((100, 50), start=2):  # White thinks longer
        move = match.position.legal_moves()[0]
        at = match.events[-1].at + timedelta(seconds=seconds)
        by = match.player_to_move
        match = match.followed_by((Event(EventNumber(number), move, by, at),))
    at = match.events[-1].at
    assert by_time_used(match, at) == Decision(How.TIME_USED, -1)
    match = match.followed_by(
        (Event(EventNumber(4), match.position.legal_moves()[0], match.player_to_move, at),)
    )
    assert by_time_used(match, at + timedelta(seconds=20)) == Decision(How.TIME_USED, -1)
    assert by_time_used(match, at + timedelta(seconds=50)) == Decision(How.TIME_USED, 0)
    assert by_time_used(match, at + timedelta(seconds=80)) == Decision(
        How.TIME_USED, 1
    )  # Black's turn counts, too


def test_nobody_has_used_time_before_the_game_was_begun() -> None:
    assert by_time_used(replace(match_of(Game()), pace=Pace.STEADY), NOON) == Decision(How.TIME_USED, 0)

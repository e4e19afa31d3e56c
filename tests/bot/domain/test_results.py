"""The results of a finished match, from the side of each player."""

import pytest

from bot.domain import CancelReason, Match
from bot.domain.events import Cancelled, Resigned, TimedOut
from bot.domain.glicko import LOSS, TIE, WIN
from bot.domain.results import is_short, results_of
from dvonn import PASS, Colour, Termination
from tests.bot.company import ANNA, BEN
from tests.bot.played import first_plies, further, match_of, recorded

TIED = next(game for game in recorded() if game.position.score.leader is None)
PASSED = next(game for game in recorded() if PASS in game.moves)
WON = next(game for game in recorded() if game.position.score.leader is Colour.WHITE)


def test_a_game_that_ended_on_the_board_has_a_result_for_each_player() -> None:
    white, black = results_of(match_of(WON))
    assert (white.user, white.colour, white.points) == (ANNA.id, Colour.WHITE, WIN)
    assert (black.user, black.colour, black.points) == (BEN.id, Colour.BLACK, LOSS)
    assert white.margin == -black.margin == WON.position.score.lead
    assert {white.ended_by, black.ended_by} == {Termination.BOARD}


def test_a_tie_is_half_a_point_for_both() -> None:
    assert [(result.points, result.margin) for result in results_of(match_of(TIED))] == [(TIE, 0)] * 2


def test_a_match_that_runs_or_was_cancelled_has_no_results() -> None:
    running = match_of(first_plies(WON, 10))
    assert results_of(running) == ()
    assert results_of(further(running, Cancelled(CancelReason.MANAGER))) == ()


def test_the_moves_of_each_side_are_counted() -> None:
    white, black = results_of(further(match_of(first_plies(WON, 7)), Resigned(), by=BEN.id))
    assert (white.moves, black.moves) == (4, 3)
    assert sum(each.moves for each in results_of(match_of(PASSED))) == len(PASSED.moves)


@pytest.mark.parametrize("how", [Resigned(), TimedOut()])
@pytest.mark.parametrize(("plies", "short"), [(3, True), (4, False)])
def test_a_game_that_was_lost_before_both_had_moved_twice_is_short(
    how: Resigned | TimedOut, plies: int, *, short: bool
) -> None:
    assert is_short(lost(plies, how)) is short
    assert not is_short(match_of(WON))


def test_only_the_loser_has_lost_on_time() -> None:
    white, black = results_of(lost(4, TimedOut()))
    assert (white.is_lost_on_time, black.is_lost_on_time) == (False, True)


def lost(plies: int, how: Resigned | TimedOut) -> Match:
    return further(match_of(first_plies(WON, plies)), how, by=BEN.id)

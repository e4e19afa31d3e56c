"""The results of a finished match, from the side of each player."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import CancelReason, Event, EventNumber, Match
from bot.domain.events import Cancelled, Resigned, Started, TimedOut
from bot.domain.glicko import LOSS, TIE, WIN
from bot.domain.history import History
from bot.domain.results import is_short, results_of
from dvonn import Colour, Game, Termination
from tests.bot.company import ANNA, BEN, NOON
from tests.bot.played import first_plies, further, match_of, recorded

TIED = next(game for game in recorded() if game.position.score.leader is None)
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


def test_the_usual_time_of_a_move_is_the_median_since_the_other_side_moved() -> None:
    moves, at, number = WON.moves[:7], NOON, 1
    events = [Event(EventNumber(1), Started(Game()), None, at)]
    for place, (move, hours) in enumerate(zip(moves, (1, 5, 2, 6, 30, 7, 3), strict=True)):
        number, at = number + 1, at + timedelta(hours=hours)
        events.append(Event(EventNumber(number), move, (ANNA.id, BEN.id)[place % 2], at))
    events.append(Event(EventNumber(number + 1), Resigned(), BEN.id, at))
    white, black = results_of(replace(match_of(Game()), history=History(tuple(events))))
    assert (white.moves, white.seconds) == (4, 2.5 * 3600)
    assert (black.moves, black.seconds) == (3, 6 * 3600)


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

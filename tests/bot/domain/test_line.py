"""A line follows the rules for any input, and adds forced passes."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import MatchId
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import Line, Start, check_name
from bot.domain.refusals import RefusalReason
from dvonn import PASS, Game, IllegalMove, Phase, Place, Position, Space
from tests.bot.refused import refuses
from tests.dvonn.strategies import games
from tests.end_to_end.past import A_WIN


def start_at(game: Game, ply: int) -> Start:
    return Start(PastId(MatchId(1)), PlyNumber(ply), game.position_at(ply))


@given(games(), st.data())
def test_a_game_is_found_again_as_a_line_from_any_of_its_positions(game: Game, data: st.DataObject) -> None:
    ply = data.draw(st.integers(0, len(game.moves)))
    rest = game.moves[ply:]
    line = Line.of(start_at(game, ply), rest)
    passing = game.position.must_pass
    assert line.moves == ((*rest, PASS) if passing else rest)
    assert line.game.position_at(len(rest)) == game.position
    assert Line.of(line.start, [move for move in rest if move is not PASS]) == line


@given(games(), st.data())
def test_another_move_takes_the_place_of_all_that_came_later(game: Game, data: st.DataObject) -> None:
    line = Line.of(start_at(game, 0), game.moves)
    choosing = [ply for ply in range(line.end) if line.moves[ply] is not PASS]
    if not choosing:
        return
    at = data.draw(st.sampled_from(choosing))
    move = data.draw(st.sampled_from(line.game.position_at(at).legal_moves()))
    played = line.played(at, move)
    assert played.moves[: at + 1] == (*line.moves[:at], move)
    if move == line.moves[at]:
        assert played is line
    else:
        assert played.moves[at + 1 :] in ((), (PASS,))
        assert played.after(at) == played.end
    shown = played.game.position_at(played.after(at))
    assert not shown.must_pass
    assert not played.game.position.must_pass


def test_the_pass_of_a_game_is_played_by_itself() -> None:
    passed = A_WIN.moves.index(PASS)
    line = Line.of(start_at(A_WIN, passed - 1), A_WIN.moves[passed - 1 : passed])
    assert line.moves[-1] is PASS
    assert line.after(0) == 2
    assert Line.of(start_at(A_WIN, passed)).moves == (PASS,)


def test_what_the_rules_forbid_is_no_move_of_a_line() -> None:
    line = Line.of(Start(PastId(MatchId(1)), PlyNumber(0), Position()), [Place(Space.parse("c3"))])
    with pytest.raises(IllegalMove):
        line.played(1, Place(Space.parse("c3")))
    with pytest.raises(IndexError):
        line.played(2, Place(Space.parse("d3")))


def test_a_line_of_a_game_that_is_over_has_no_moves() -> None:
    line = Line.of(start_at(A_WIN, len(A_WIN.moves)))
    assert line.start.position.phase is Phase.OVER
    assert line.moves == ()
    assert line.turns() == ()


def test_a_name_has_no_blanks_around_it_and_is_cut_where_it_is_too_long() -> None:
    assert check_name("  the   centre ") == "the centre"
    assert check_name("x" * 60) == "x" * 40
    with refuses(RefusalReason.NO_NAME):
        check_name(" \n ")


def test_where_it_is_from_belongs_to_it() -> None:
    line = Line(start_at(A_WIN, 60))
    assert line != replace(line, start=start_at(A_WIN, 61))

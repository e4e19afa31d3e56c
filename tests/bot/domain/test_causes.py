"""Why a move was a mistake, as far as it shows on the board."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain.causes import MISSED, MOST_MOVES, Cause, CauseKind, Comparison, ExplainedMistake, is_quiet
from bot.domain.computer import Evaluation, JudgedMove
from dvonn import Game, Move, Position, parse_move
from tests.dvonn.grids import board
from tests.dvonn.strategies import stacking_positions


def row(stacks: str) -> Position:
    """A position with stacks on row 3 alone, White to move."""
    return board(
        f"""
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        {stacks}
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )


def moves(line: str) -> list[Move]:
    return [parse_move(move) for move in line.split()]


def cause_of(position: Position, played: str, better: str) -> Cause | None:
    return Comparison.between(position, moves(played), moves(better)).cause


@pytest.mark.parametrize(
    ("stacks", "played", "better", "kind", "shown"),
    [
        ("W   W   D   W   B   .   .   .   D   B   B", "b3a3", "a3b3 k3j3 d3c3", CauseKind.CUTS_OWN, "b3a3"),
        ("BB  W   WWW B   D   B   W   .   .   .   .", "g3f3 d3e3", "c3f3", CauseKind.LINK, "d3e3"),
        (".   W   W   DB  W   B   .   .   .   .   .", "b3c3 d3f3", "e3d3", CauseKind.MISSED_DVONN, "e3d3"),
        (".   .   W   B   D   BB  W   .   .   .   .", "c3d3 f3d3", "g3f3", CauseKind.GIVES, "f3d3"),
        ("B   D   W   B   D   BB  W   .   .   .   .", "c3d3 f3d3 pass", "g3f3", CauseKind.GIVES, "f3d3"),
        (".   .   W   D   WW  B   .   .   .   .   .", "c3d3 f3e3", "e3c3", CauseKind.LOSES, "f3e3"),
        (".   .   W   D   W   BB  .   .   .   .   .", "c3d3", "e3d3", CauseKind.MISSED_CUT_OFF, "e3d3"),
        (".   .   W   B   D   BB  W   .   .   .   .", "c3d3", "g3f3", CauseKind.MISSED_TAKE, "g3f3"),
        (
            ".   .   W   D   B   W   .   .   .   .   .",
            "c3d3",
            "f3e3 pass",
            CauseKind.MISSED_STUCK,
            "pass",
        ),
    ],
)
def test_a_cause_is_what_happens_in_one_line_and_not_in_the_other(
    stacks: str, played: str, better: str, kind: CauseKind, shown: str
) -> None:
    cause = cause_of(row(stacks), played, better)
    assert cause
    assert (cause.kind, str(cause.turn.move)) == (kind, shown)
    assert cause.is_missed is (kind in MISSED)


@pytest.mark.parametrize(
    ("stacks", "quiet"),
    [
        (".   .   W   D   W   B   .   .   .   .   .", True),  # a single piece can be taken
        (".   .   W   D   W  BB   .   .   .   .   .", False),  # a stack can be
        (".   .   D   W   B   B   .   .   .   .   .", False),  # two pieces can be cut off
        (".   .   .   D  WB   .   .   .   .   .   .", True),  # nobody can move
    ],
)
def test_a_position_is_quiet_unless_a_move_wins_more_than_a_single_piece(stacks: str, quiet: bool) -> None:
    assert is_quiet(row(stacks)) is quiet


def test_what_happens_in_both_lines_explains_nothing() -> None:
    position = row(".   .   W   D   WW  B   .   .   .   .   .")
    assert cause_of(position, "c3d3 f3e3", "c3d3 f3e3") is None


def judged(position: Position, played: str, better: str, *, decided: bool, fall: float) -> ExplainedMistake:
    line = tuple(moves(played))
    before = Evaluation(1.0, None, decided=decided, line=tuple(moves(better)))
    after = Evaluation(1.0 - fall, None, decided=decided, line=line[1:])
    mover = position.to_move
    assert mover
    mistake = JudgedMove(0, mover, line[0], before, after, fall)
    return ExplainedMistake.of(Game(line[:1], start=position), mistake)


def test_a_mistake_without_a_cause_is_not_visible_though_it_may_be_proved() -> None:
    position = row(".   .   W   D   WW  B   .   .   .   .   .")
    for decided in (True, False):
        mistake = judged(position, "c3d3 f3e3", "c3d3 f3e3", decided=decided, fall=1.0)
        assert mistake.cause is None
        assert not mistake.is_visible
        assert mistake.is_proved is decided


def test_the_pieces_that_the_opponent_loses_as_well_are_counted() -> None:
    both = cause_of(row("BB  W   WWW B   D   B   W   .   .   .   ."), "g3f3 d3e3", "c3f3")
    assert both
    assert (both.kind, both.pieces, both.also) == (CauseKind.LINK, 4, 2)


def test_the_line_with_the_cause_is_shown_up_to_it_and_of_the_other_the_first_moves() -> None:
    position = row(".   .   W   B   D   BB  W   .   .   .   .")
    given_away = judged(position, "c3d3 f3d3", "g3f3", decided=False, fall=0.3)
    assert [str(turn.move) for turn in given_away.consequence] == ["c3d3", "f3d3"]
    assert [str(turn.move) for turn in given_away.alternative] == ["g3f3"]


def _line(position: Position, random: Random) -> list[Move]:
    line: list[Move] = []
    while position.to_move is not None and len(line) <= MOST_MOVES:
        line.append(random.choice(position.legal_moves()))
        position = position.play(line[-1])
    return line


@settings(max_examples=60, deadline=None)
@given(stacking_positions(), st.integers(0, 99))
def test_whatever_was_played_a_cause_is_seen_in_its_line(position: Position, seed: int) -> None:
    if position.to_move is None:
        return
    random = Random(seed)
    compared = Comparison.between(position, _line(position, random), _line(position, random))
    if cause := compared.cause:
        line = compared.better if cause.is_missed else compared.played
        assert line[cause.moves - 1] is cause.turn
        assert cause.pieces > 0

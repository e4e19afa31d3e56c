"""Every refusal has its own reason, with what a sentence about it needs."""

import copy
import pickle

import pytest
from hypothesis import given, settings

from dvonn import (
    PASS,
    SPACES,
    Colour,
    DvonnError,
    Expected,
    GameOverError,
    IllegalMove,
    Jump,
    Move,
    OffTheBoardError,
    Place,
    Position,
    Reason,
    Space,
    UnreadableError,
    parse_move,
)
from tests.dvonn.grids import board
from tests.dvonn.strategies import stacking_positions

MID_GAME = board("""
            .   .   .   .   .   .   .   .   .
          .   .   .   W   B   .   .   .   .   .
        .   D   B   W   W   W   .   .   .   .   .
          .   BB  WW  W   B   D   .   .   .   .
            .   .   .   .   .   .   .   .   .
""")


def refusal(position: Position, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        position.play(parse_move(move))
    with pytest.raises(IllegalMove) as refused_too:
        position.cut_off_by(parse_move(move))
    assert refused.value.reason is refused_too.value.reason
    return refused.value


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("g3f3", Reason.EMPTY_SPACE),
        ("b3c3", Reason.LONE_DVONN),
        ("c3b3", Reason.NOT_YOUR_STACK),
        ("e3f3", Reason.SURROUNDED),
        ("f3f3", Reason.SAME_SPACE),
        ("f3e5", Reason.NOT_A_STRAIGHT_LINE),
        ("c2d2", Reason.WRONG_DISTANCE),
        ("f3g3", Reason.EMPTY_TARGET),
        ("c2a2", Reason.EMPTY_TARGET),
        ("a1", Reason.MUST_STACK),
        ("e3", Reason.MUST_STACK),
        ("pass", Reason.MAY_NOT_PASS),
    ],
)
def test_a_refused_move_says_which_rule_forbids_it(move: str, reason: Reason) -> None:
    refused = refusal(MID_GAME, move)
    assert refused.reason is reason
    assert (refused.move, refused.position) == (parse_move(move), MID_GAME)


def test_the_stacks_that_can_not_move_are_shown_with_the_rule_that_keeps_them() -> None:
    """Black's are left out: White is to move."""
    stuck = {str(space): reason for space, reason in MID_GAME.stuck().items()}
    assert stuck == {
        "b3": Reason.LONE_DVONN,
        "e3": Reason.SURROUNDED,
        "f2": Reason.LONE_DVONN,
    }
    assert not Position().stuck()


@given(stacking_positions())
def test_what_is_stuck_for_the_other_player_is_what_would_be_on_their_turn(position: Position) -> None:
    for colour in Colour:
        turned = Position.parse(f"{str(position)[:-3]}{colour.value} s")
        assert position.stuck(colour) == turned.stuck()


@given(stacking_positions())
def test_a_stack_of_the_player_can_move_or_there_is_a_rule_against_it(position: Position) -> None:
    if position.to_move is None:
        return
    own = {space for space, stack in position.stacks.items() if stack.owner in (position.to_move, None)}
    assert own == {*position.movable(), *position.stuck()}


def test_a_wrong_distance_says_how_high_the_stack_is_and_how_far_the_move_would_go() -> None:
    refused = refusal(MID_GAME, "c2f2")
    assert (refused.reason, refused.height, refused.distance) == (Reason.WRONG_DISTANCE, 2, 3)
    assert refusal(MID_GAME, "f3g3").height is None


def test_the_wrong_distance_is_named_before_the_empty_target() -> None:
    assert refusal(MID_GAME, "f3h3").reason is Reason.WRONG_DISTANCE


@pytest.mark.parametrize(
    ("move", "reason"), [("a1", Reason.OCCUPIED), ("a1b1", Reason.MUST_PLACE), ("pass", Reason.MAY_NOT_PASS)]
)
def test_while_placing_only_a_placement_on_a_vacant_space_is_allowed(move: str, reason: Reason) -> None:
    assert refusal(Position().play(Place(SPACES[0])), move).reason is reason


@pytest.mark.parametrize("move", ["f3g3", "a1", "e3f3"])
def test_a_player_who_must_pass_may_do_nothing_else(move: str) -> None:
    position = board("""
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   .   BBW D   B   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """)
    assert refusal(position, move).reason is Reason.MUST_PASS


@settings(max_examples=20)
@given(stacking_positions())
def test_exactly_the_legal_moves_are_not_refused(position: Position) -> None:
    legal = set(position.legal_moves())
    every_move: list[Move] = [PASS, *(Jump(source, target) for source in SPACES for target in SPACES)]
    for move in every_move:
        if move in legal:
            position.play(move)
        else:
            with pytest.raises(IllegalMove):
                position.play(move)


def test_all_refusals_belong_to_one_tree() -> None:
    assert issubclass(GameOverError, IllegalMove)
    assert issubclass(IllegalMove, DvonnError)
    assert issubclass(OffTheBoardError, UnreadableError)
    assert issubclass(UnreadableError, DvonnError)


def test_a_refusal_reads_well_in_a_log() -> None:
    assert str(refusal(MID_GAME, "e3f3")) == "e3f3: all six neighbouring spaces are occupied"
    assert str(UnreadableError("a1\nb?", 4, Expected.SPACE)) == "line 2, column 2: expected a space"


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove(PASS, MID_GAME, Reason.WRONG_DISTANCE, height=2, distance=3),
        GameOverError(PASS, MID_GAME),
        UnreadableError("c", 1, Expected.SPACE),
        UnreadableError("{}", 0, Expected.VERSION, "version"),
        OffTheBoardError("l1", 0, "l1"),
        OffTheBoardError('{"moves": [{"move": "l1"}]}', 0, "l1", "moves[0].move"),
    ],
)
def test_a_refusal_survives_copying(error: DvonnError) -> None:
    twins = (type(error)(*error.args), copy.copy(error), pickle.loads(pickle.dumps(error)))  # noqa: S301  our own bytes
    for twin in twins:
        assert type(twin) is type(error)
        assert vars(twin) == vars(error)
        assert str(twin) == str(error)


def test_not_your_stack_depends_on_whose_turn_it_is() -> None:
    text = str(MID_GAME).replace(" w s", " b s")
    assert refusal(Position.parse(text), "f3f2").reason is Reason.NOT_YOUR_STACK
    assert Position.parse(text).to_move is Colour.BLACK
    assert Space("f", 3) in MID_GAME.movable()

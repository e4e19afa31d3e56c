"""Each step has right and wrong answers, and a small board that could arise in a game."""

import re

import pytest

from bot.features.lesson.steps import (
    END,
    FILE,
    NAMES,
    STEPS,
    Ask,
    Miss,
    Step,
    after,
    before,
    number_of,
    read_steps,
    step_named,
)
from bot.pages.choices import BESIDE_ON_A_PHONE
from dvonn import Colour, IllegalMove, Move, Phase, Piece, Space, parse_move

MOVING = [step for step in STEPS if step.ask is Ask.MOVE]
PLACING = [step for step in STEPS if step.ask is Ask.PLACE]

every_step = pytest.mark.parametrize("step", STEPS, ids=NAMES)


def right(step: Step) -> list[str]:
    """The moves that complete a step."""
    return [str(move) for move in step.position.legal_moves() if step.judge(move) is None]


def wrong(step: Step) -> list[Move]:
    """The legal moves that miss its goals."""
    return [move for move in step.position.legal_moves() if step.judge(move)]


def miss(name: str, move: str) -> Miss:
    step = step_named(name)
    assert step
    missed = step.judge(parse_move(move))
    assert missed
    return missed


def test_what_the_lesson_teaches_in_which_order() -> None:
    assert NAMES == (
        "single",
        "takeover",
        "gap",
        "blocked",
        "dvonn",
        "cutoff",
        "careful",
        "count",
        "edge",
        "labels",
    )


@every_step
def test_a_step_has_a_name_that_controls_and_the_database_can_hold(step: Step) -> None:
    assert re.fullmatch(r"[a-z]{1,20}", step.name)
    assert step.name != END


@every_step
def test_a_board_is_small_and_holds_no_more_pieces_than_the_game_has(step: Step) -> None:
    pieces = [piece for stack in step.position.stacks.values() for piece in stack.pieces]
    most = {Piece.WHITE: 23, Piece.BLACK: 23, Piece.DVONN: 3}
    assert all(pieces.count(piece) <= number for piece, number in most.items())
    assert Piece.DVONN in pieces
    assert len(step.position.stacks) <= 12
    assert step.position.to_move is (None if step.ask is Ask.COUNT else Colour.WHITE)


@pytest.mark.parametrize("step", [*PLACING, *MOVING], ids=lambda step: step.name)
def test_a_move_can_be_right_and_can_be_wrong(step: Step) -> None:
    assert right(step)
    assert wrong(step) or step.forbidden


@pytest.mark.parametrize("step", MOVING, ids=lambda step: step.name)
def test_the_moves_fit_three_rows_of_buttons_on_a_phone(step: Step) -> None:
    assert step.as_in_match or len(step.offered) <= 3 * BESIDE_ON_A_PHONE


@pytest.mark.parametrize("step", MOVING, ids=lambda step: step.name)
def test_a_right_move_leaves_the_opponent_something_on_the_board(step: Step) -> None:
    for move in right(step):
        assert step.position.play(parse_move(move)).score.black


@pytest.mark.parametrize("step", MOVING, ids=lambda step: step.name)
def test_what_is_offered_as_forbidden_is_forbidden(step: Step) -> None:
    for move in step.forbidden:
        assert step.position.stacks[move.source].owner is Colour.WHITE
        with pytest.raises(IllegalMove):
            step.judge(move)


def test_one_stack_is_surrounded_among_others_that_are_not() -> None:
    (step,) = (step for step in STEPS if step.ask is Ask.POINT)
    assert [str(space) for space in step.own if step.is_surrounded(space)] == ["f3"]
    assert len(step.own) == 4


def test_the_score_of_a_game_that_is_over_stands_among_other_numbers() -> None:
    (step,) = (step for step in STEPS if step.ask is Ask.COUNT)
    assert step.position.phase is Phase.OVER
    assert [number for number in step.numbers if step.is_score(number)] == [11]
    stacks = step.position.stacks
    own_pieces = sum(stack.pieces.count(Piece.WHITE) for stack in stacks.values())
    assert step.numbers == (len(step.own), own_pieces, step.position.score.black, 11)


# what each step asks for


def test_a_piece_is_placed_well_at_the_edge_beside_a_dvonn_piece() -> None:
    assert right(step_of("edge")) == ["a1", "c1", "g5", "i5"]
    assert miss("edge", "c3").goal == "edge"
    assert miss("edge", "k3").goal == "beside"


def test_a_single_piece_moves_one_space_onto_another() -> None:
    assert right(step_of("single")) == ["e3e2", "e3f3"]


def test_a_stack_of_three_moves_over_a_gap() -> None:
    step = step_of("gap")
    assert right(step) == ["c3f3"]
    assert Space.parse("e3") not in step.position.stacks
    assert miss("gap", "h3g3").values == {"wanted": 3, "height": 1}


def test_a_stack_is_taken_over() -> None:
    step = step_of("takeover")
    assert right(step) == ["e3f3"]
    assert step.position.play(parse_move("e3f3")).stacks[Space.parse("f3")].owner is Colour.WHITE
    assert miss("takeover", "e3e4").values["taken"] == 1
    assert miss("takeover", "e3d3").values["taken"] == 0


def test_a_stack_with_a_dvonn_piece_leaves_what_hangs_on_it() -> None:
    step = step_of("dvonn")
    assert right(step) == ["c3e3"]
    assert len(step.position.cut_off_by(parse_move("c3e3"))) == 2
    assert miss("dvonn", "f4e3").goal == "carries"


def test_five_pieces_are_cut_off_at_once() -> None:
    step = step_of("cutoff")
    assert right(step) == ["e3f3"]
    assert len(step.position.cut_off_by(parse_move("e3f3"))) == 5
    assert miss("cutoff", "e3d3").values["cut"] == 4
    assert miss("cutoff", "g3f3").values["cut"] == 2


def test_a_move_keeps_all_of_ones_own_stacks() -> None:
    assert right(step_of("careful")) == ["g3f3"]
    assert miss("careful", "e3f3").values["lost"] == 4


def test_one_move_of_a_match_takes_the_lead() -> None:
    step = step_of("labels")
    assert (step.position.score.white, step.position.score.black) == (3, 7)
    assert right(step) == ["d3e3"]
    assert miss("labels", "g3f2").values == {"wanted": 1, "own": 5, "other": 5}
    assert [each.name for each in STEPS if each.as_in_match] == [STEPS[-1].name]


# the table


def test_a_goal_that_there_is_not_and_a_forbidden_placement_are_mistakes_in_the_table() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert tuple(read_steps(text)) == STEPS
    for right_entry, mistake in (("takes = 3", "takse = 3"), ('"e3d3"', '"e3"')):
        assert right_entry in text
        with pytest.raises(ValueError):  # noqa: PT011  it tells the name alone
            tuple(read_steps(text.replace(right_entry, mistake)))


# the order


def test_the_way_through_the_steps() -> None:
    assert [after(step) for step in STEPS] == [*NAMES[1:], END]
    assert [before(step) for step in STEPS] == [None, *NAMES[:-1]]
    assert [number_of(name) for name in (*NAMES, END)] == list(range(1, len(NAMES) + 2))


def test_what_is_no_step() -> None:
    assert step_named(END) is None
    assert step_named("unknown") is None
    assert number_of("unknown") == 1


def step_of(name: str) -> Step:
    step = step_named(name)
    assert step
    return step

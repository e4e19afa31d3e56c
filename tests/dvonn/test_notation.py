import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvonn import (
    Colour,
    Expected,
    Flaw,
    Game,
    ImpossiblePositionError,
    Phase,
    Piece,
    Place,
    Position,
    Space,
    UnreadableError,
)
from tests.dvonn.grids import board
from tests.dvonn.strategies import reachable_positions

EMPTY = "/".join(",".join("." * spaces) for spaces in (9, 10, 11, 10, 9))
LONE_DVONN = EMPTY.replace(".", "D", 1)


@given(reachable_positions())
def test_every_reachable_position_is_read_as_it_is_written(position: Position) -> None:
    again = Position.parse(str(position))
    assert again == position
    assert hash(again) == hash(position)
    assert str(again) == str(position)
    assert again.legal_moves() == position.legal_moves()


def test_rows_are_written_from_the_top_and_spaces_from_the_left() -> None:
    position = Position().play(Place(Space("c", 5))).play(Place(Space("i", 1)))
    rows, turn, phase = str(position).split(" ")
    assert rows.split("/") == [
        "D,.,.,.,.,.,.,.,.",
        ".,.,.,.,.,.,.,.,.,.",
        ".,.,.,.,.,.,.,.,.,.,.",
        ".,.,.,.,.,.,.,.,.,.",
        ".,.,.,.,.,.,.,.,D",
    ]
    assert (turn, phase) == ("w", "p")


def test_the_empty_board_is_written_and_read() -> None:
    assert str(Position()) == f"{EMPTY} w p"
    assert Position.parse(f"  {EMPTY} w p\n") == Position()


def test_a_stack_is_written_from_the_bottom() -> None:
    position = Position.parse(EMPTY.replace(".", "WBDBW", 1) + " b s")
    assert position.stacks[Space("c", 5)].pieces == (
        Piece.WHITE,
        Piece.BLACK,
        Piece.DVONN,
        Piece.BLACK,
        Piece.WHITE,
    )


def test_a_finished_position_names_the_player_who_would_be_next() -> None:
    for turn in "wb":
        position = Position.parse(f"{LONE_DVONN} {turn} s")
        assert position.phase is Phase.OVER
        assert str(position) == f"{LONE_DVONN} {turn} s"


@pytest.mark.parametrize(
    ("text", "offset", "expected"),
    [
        ("", 0, Expected.STACK),
        (f"x{EMPTY} w p", 0, Expected.STACK),
        (".,.,X,.", 4, Expected.STACK),
        (f"WD{EMPTY[1:]} w s", 1, Expected.NEXT_SPACE),
        (".,.,.,.,.,.,.,./", 15, Expected.NEXT_SPACE),
        (".,.,.,.,.,.,.,.,.,.", 17, Expected.NEXT_ROW),
        (EMPTY, 97, Expected.BLANK),
        (f"{EMPTY},. w p", 97, Expected.BLANK),
        (f"{EMPTY} W p", 98, Expected.TURN),
        (f"{EMPTY} wp", 99, Expected.BLANK),
        (f"{EMPTY} w x", 100, Expected.PHASE),
        (f"{EMPTY} w p p", 102, Expected.END),
    ],
)
def test_an_unreadable_position_says_where_and_what_was_expected(
    text: str, offset: int, expected: Expected
) -> None:
    with pytest.raises(UnreadableError) as refused:
        Position.parse(text)
    assert (refused.value.text, refused.value.offset, refused.value.expected) == (text, offset, expected)


def full_board(letters: str) -> str:
    cells = iter(letters)
    return "/".join(",".join(next(cells) for _ in range(spaces)) for spaces in (9, 10, 11, 10, 9))


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        (full_board("DDD" + "W" * 24 + "B" * 22) + " w s", Flaw.TOO_MANY_PIECES),
        (full_board("DDD" + "W" * 22 + "B" * 24) + " w s", Flaw.TOO_MANY_PIECES),
        (full_board("DDDD" + "W" * 22 + "B" * 23) + " w s", Flaw.TOO_MANY_PIECES),
        (LONE_DVONN.replace("D", "W" * 24) + " w s", Flaw.TOO_MANY_PIECES),
        (LONE_DVONN.replace("D", "DW") + " b p", Flaw.STACKED_WHILE_PLACING),
        (full_board("DDD" + "W" * 23 + "B" * 23) + " w p", Flaw.BOARD_FULL_WHILE_PLACING),
        (f"{EMPTY} b p", Flaw.NOT_THE_ORDER_OF_PLACING),
        (f"{LONE_DVONN} w p", Flaw.NOT_THE_ORDER_OF_PLACING),
        (LONE_DVONN.replace("D", "W") + " b p", Flaw.NOT_THE_ORDER_OF_PLACING),
        (LONE_DVONN.replace("D,.,.,.", "D,D,D,W") + " w p", Flaw.NOT_THE_ORDER_OF_PLACING),
        (LONE_DVONN.replace("D,.,.", "D,.,W") + " w s", Flaw.CUT_OFF),
        (LONE_DVONN.replace("D", "W") + " w s", Flaw.CUT_OFF),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(text: str, flaw: Flaw) -> None:
    with pytest.raises(ImpossiblePositionError) as refused:
        Position.parse(text)
    assert (refused.value.text, refused.value.flaw) == (text, flaw)
    assert str(refused.value) == f"{flaw.value}: {text}"


@given(reachable_positions(), st.data())
def test_a_damaged_text_is_read_or_refused_but_nothing_else(position: Position, data: st.DataObject) -> None:
    text = str(position)
    place = data.draw(st.integers(0, len(text)))
    damaged = text[:place] + data.draw(st.sampled_from([*".,/WBDwbps x", ""])) + text[place + 1 :]
    try:
        again = Position.parse(damaged)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(damaged)  # noqa: PT017  most damaged texts are refused, some are not
    except ImpossiblePositionError as refused:
        assert refused.text == damaged  # noqa: PT017  as above
    else:
        assert str(again) == " ".join(damaged.split())  # blanks may be repeated


@given(reachable_positions())
def test_a_position_is_a_value(position: Position) -> None:
    position.legal_moves()
    for twin in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):  # noqa: S301  our own bytes
        assert twin == position
        assert hash(twin) == hash(position)
        assert twin.stacks == position.stacks
    assert repr(position) == f"Position.parse('{position}')"


def test_positions_differ_by_board_turn_and_phase() -> None:
    drawing = """
                .   .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
            .   .   .   D   W   .   .   .   .   .   .
              .   .   .   .   .   .   .   .   .   .
                .   .   .   .   .   .   .   .   .
    """
    white, black = (board(drawing, to_move=colour) for colour in Colour)
    assert white != black
    assert white != board(drawing.replace("D   W", "W   D"))
    assert Position() != Position.parse(f"{EMPTY} w s")
    assert Game().position == Position()


def test_a_position_cannot_be_changed() -> None:
    position = Position.parse(f"{LONE_DVONN} w s")
    with pytest.raises(TypeError):
        position.stacks[Space("a", 1)] = position.stacks[Space("c", 5)]  # type: ignore[index]  # it must not work
    with pytest.raises(AttributeError):
        position.stacks[Space("c", 5)].height = 2  # type: ignore[misc]  # it must not work

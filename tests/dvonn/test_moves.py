import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvonn import (
    PASS,
    SPACES,
    Expected,
    Jump,
    Move,
    OffTheBoardError,
    Place,
    Space,
    UnreadableError,
    parse_move,
)

C3, D4 = Space("c", 3), Space("d", 4)
any_space = st.sampled_from(SPACES)
any_move = st.one_of(st.just(PASS), st.builds(Place, any_space), st.builds(Jump, any_space, any_space))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c3", Place(C3)),
        (" C3 ", Place(C3)),
        ("c3d4", Jump(C3, D4)),
        ("C3D4", Jump(C3, D4)),
        ("C3-D4", Jump(C3, D4)),
        ("c3 - d4", Jump(C3, D4)),
        ("c3–d4", Jump(C3, D4)),
        ("c3→d4", Jump(C3, D4)),
        ("c3->d4", Jump(C3, D4)),
        ("c3 d4", Jump(C3, D4)),
        ("  c3\td4\n", Jump(C3, D4)),
        ("pass", PASS),
        (" PASS ", PASS),
    ],
)
def test_a_move_is_read_in_all_usual_spellings(text: str, move: Move) -> None:
    assert parse_move(text) == move


@given(any_move)
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    ("text", "offset", "expected"),
    [
        ("", 0, Expected.MOVE),
        ("hello", 0, Expected.MOVE),
        ("c", 0, Expected.MOVE),
        ("c3x", 2, Expected.END),
        ("c3-", 3, Expected.SPACE),
        ("c3 to d4", 3, Expected.SPACE),
        ("c3d4e5", 4, Expected.END),
        ("passing", 0, Expected.MOVE),
        ("pass c3", 5, Expected.END),
    ],
)
def test_what_is_no_move_is_unreadable_and_the_error_says_where(
    text: str, offset: int, expected: Expected
) -> None:
    with pytest.raises(UnreadableError) as refused:
        parse_move(text)
    assert (refused.value.offset, refused.value.expected) == (offset, expected)


@pytest.mark.parametrize(
    ("text", "name", "offset"), [("l1", "l1", 0), ("c3a4", "a4", 2), ("c3 - K1", "K1", 5)]
)
def test_a_move_to_a_space_that_does_not_exist_is_off_the_board(text: str, name: str, offset: int) -> None:
    with pytest.raises(OffTheBoardError) as refused:
        parse_move(text)
    assert (refused.value.name, refused.value.offset) == (name, offset)


@given(st.text())
def test_any_text_is_read_or_refused_at_a_place_inside_it(text: str) -> None:
    try:
        parse_move(text)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(text)  # noqa: PT017  most texts are refused, some are not

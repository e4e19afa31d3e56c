import copy
import pickle

import pytest

from dvonn import ROWS, SPACES, Direction, Expected, OffTheBoardError, Space, UnreadableError
from tests.dvonn.grids import spaces


def test_the_board_has_49_spaces_in_five_rows() -> None:
    assert [len(row) for row in ROWS] == [9, 10, 11, 10, 9]
    assert len(set(SPACES)) == 49


@pytest.mark.parametrize(
    ("row", "first", "last"),
    [(1, "a1", "i1"), (2, "a2", "j2"), (3, "a3", "k3"), (4, "b4", "k4"), (5, "c5", "k5")],
)
def test_a_row_reaches_from_its_first_to_its_last_column(row: int, first: str, last: str) -> None:
    assert (str(ROWS[row - 1][0]), str(ROWS[row - 1][-1])) == (first, last)


def test_spaces_are_ordered_row_by_row_from_a1() -> None:
    assert sorted(set(SPACES)) == list(SPACES)
    assert [space.index for space in SPACES] == list(range(49))


def test_a_space_inside_has_six_neighbours() -> None:
    assert set(Space.parse("e3").neighbours) == spaces("d3 f3 e2 e4 d2 f4")


@pytest.mark.parametrize(
    ("corner", "neighbours"),
    [
        ("a1", "b1 a2 b2"),
        ("i1", "h1 i2 j2"),
        ("a3", "a2 b3 b4"),
        ("k3", "j3 j2 k4"),
        ("c5", "b4 c4 d5"),
        ("k5", "j5 j4 k4"),
    ],
)
def test_a_corner_has_three_neighbours(corner: str, neighbours: str) -> None:
    assert set(Space.parse(corner).neighbours) == spaces(neighbours)


def test_neighbours_are_mutual() -> None:
    assert all(space in other.neighbours for space in SPACES for other in space.neighbours)


def test_the_edge_has_24_spaces() -> None:
    assert sum(space.on_edge for space in SPACES) == 24
    assert Space.parse("a2").on_edge
    assert not Space.parse("b2").on_edge


def test_a_step_beyond_the_edge_leads_nowhere() -> None:
    assert Space.parse("i1").step(Direction.EAST) is None
    assert Space.parse("a3").step(Direction.NORTH_WEST) is None
    assert Space.parse("a1").step(Direction.NORTH_EAST, 4) == Space.parse("e5")


@pytest.mark.parametrize(
    ("source", "target", "distance"),
    [
        ("a1", "e5", 4),
        ("a3", "k3", 10),
        ("f1", "f5", 4),
        ("f3", "f3", 0),
        ("c3", "d2", None),
        ("a1", "b3", None),
    ],
)
def test_the_distance_counts_spaces_along_a_straight_line(
    source: str, target: str, distance: int | None
) -> None:
    assert Space.parse(source).distance_to(Space.parse(target)) == distance
    assert Space.parse(target).distance_to(Space.parse(source)) == distance


@pytest.mark.parametrize("text", ["c3", "C3", " c3 ", "\tC3\n"])
def test_a_name_is_read_in_capitals_and_between_blanks(text: str) -> None:
    assert Space.parse(text) == Space("c", 3)


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_a_name_is_read_as_it_is_written(space: Space) -> None:
    assert Space.parse(str(space)) == space


@pytest.mark.parametrize("name", ["l1", "a4", "a5", "b5", "j1", "k2", "c6", "c0", "c33", "Z9"])
def test_a_letter_and_a_number_that_name_no_space_are_off_the_board(name: str) -> None:
    with pytest.raises(OffTheBoardError) as refused:
        Space.parse(f" {name}")
    assert refused.value.name == name
    assert refused.value.offset == 1


@pytest.mark.parametrize(
    ("text", "offset", "expected"),
    [
        ("", 0, Expected.SPACE),
        ("  ", 2, Expected.SPACE),
        ("c", 0, Expected.SPACE),
        ("3c", 0, Expected.SPACE),
        ("?", 0, Expected.SPACE),
        ("c3 d4", 3, Expected.END),
        ("c3x", 2, Expected.END),
        ("c³", 0, Expected.SPACE),
    ],
)
def test_other_text_is_unreadable_and_the_error_says_where(
    text: str, offset: int, expected: Expected
) -> None:
    with pytest.raises(UnreadableError) as refused:
        Space.parse(text)
    assert not isinstance(refused.value, OffTheBoardError)
    assert (refused.value.text, refused.value.offset, refused.value.expected) == (text, offset, expected)


@pytest.mark.parametrize(("column", "row"), [("l", 1), ("a", 4), ("", 1), ("ab", 1), ("A", 1), ("a", 0)])
def test_no_space_can_be_made_off_the_board(column: str, row: int) -> None:
    with pytest.raises(ValueError, match="there is no space"):
        Space(column, row)


def test_a_space_is_a_value() -> None:
    space = Space("c", 3)
    assert {space: "c3"}[Space.parse("c3")] == "c3"
    assert copy.deepcopy(space) == space == pickle.loads(pickle.dumps(space))  # noqa: S301  our own bytes
    assert space != Space("c", 4)

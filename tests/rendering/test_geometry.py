from itertools import combinations
from math import sqrt

import pytest

from dvonn import COLUMNS, SPACES, Space
from rendering.geometry import (
    CELL,
    CORNER,
    HALF,
    HEIGHT,
    LABEL,
    ROW,
    SHOULDER,
    WIDTH,
    Pixel,
    centre,
    column_labels,
    hexagon,
    row_labels,
    tone,
)
from rendering.pieces import RADII, RADIUS, top

TURNED_AND_NOT = pytest.mark.parametrize("rotated", [False, True])


def corners(space: Space) -> set[Pixel]:
    x, y = centre(space)
    return {(x + round(dx), y + round(dy)) for dx, dy in hexagon()}


def test_the_cells_that_share_an_edge_are_exactly_the_neighbours_of_the_rules() -> None:
    for one, other in combinations(SPACES, 2):
        shared = len(corners(one) & corners(other))
        assert shared == (2 if other in one.neighbours else 0 if shared == 0 else 1), (one, other)


def test_no_two_cells_overlap() -> None:
    for one, other in combinations(SPACES, 2):
        (x, y), (other_x, other_y) = centre(one), centre(other)
        assert abs(x - other_x) >= CELL or abs(y - other_y) >= ROW, (one, other)


def test_row_1_lies_at_the_bottom_and_a_at_the_left() -> None:
    a1, i1, c5 = centre(Space.parse("a1")), centre(Space.parse("i1")), centre(Space.parse("c5"))
    assert a1[0] < i1[0]
    assert a1[1] == i1[1] > c5[1]


def test_the_board_lies_in_the_middle_and_half_a_turn_changes_nothing() -> None:
    centres = {centre(space) for space in SPACES}
    middle_x, middle_y = centre(Space.parse("f3"))
    assert 0 < middle_x - WIDTH / 2 < LABEL / 2  # the row numbers are on the left
    assert middle_y == HEIGHT // 2
    assert {(2 * middle_x - x, 2 * middle_y - y) for x, y in centres} == centres


def test_a_rotated_board_has_a1_where_k5_was() -> None:
    assert centre(Space.parse("a1"), rotated=True) == centre(Space.parse("k5"))
    assert {centre(space, rotated=True) for space in SPACES} == {centre(space) for space in SPACES}
    assert all(
        centre(one, rotated=True) == centre(other)
        for one, other in zip(SPACES, reversed(SPACES), strict=True)
    )


def test_every_cell_and_label_lies_in_the_picture() -> None:
    places = [corner for space in SPACES for corner in corners(space)]
    assert all(20 <= x <= WIDTH - 20 and 20 <= y <= HEIGHT - 20 for x, y in places)
    labels = [place for _, place in row_labels() + column_labels()]
    assert all(LABEL / 4 < x < WIDTH - LABEL / 4 and LABEL / 4 < y < HEIGHT - LABEL / 4 for x, y in labels)


@TURNED_AND_NOT
def test_a_row_s_number_stands_beside_the_left_edge_of_its_first_cell(*, rotated: bool) -> None:
    assert sorted(text for text, _ in row_labels(rotated=rotated)) == ["1", "2", "3", "4", "5"]
    for text, (x, y) in row_labels(rotated=rotated):
        row = [centre(space, rotated=rotated) for space in SPACES if space.row == int(text)]
        left, middle = min(row)
        assert HALF < left - x < HALF + LABEL
        assert abs(middle - y) < SHOULDER


@TURNED_AND_NOT
def test_a_column_s_letter_stands_below_its_lowest_cell_or_to_the_right_of_its_end(*, rotated: bool) -> None:
    labels = column_labels(rotated=rotated)
    assert sorted(text for text, _ in labels) == list(COLUMNS)
    for text, (x, y) in labels:
        column = [centre(space, rotated=rotated) for space in SPACES if space.column == text]
        near = [(x - cell_x, y - cell_y) for cell_x, cell_y in column]
        below = any(abs(dx) < HALF and CORNER < dy < CORNER + LABEL for dx, dy in near)
        assert below or any(HALF < dx < HALF + LABEL and abs(dy) < SHOULDER for dx, dy in near)


@TURNED_AND_NOT
def test_the_corner_for_discord_s_badge_is_free(*, rotated: bool) -> None:
    for _, (x, y) in row_labels(rotated=rotated) + column_labels(rotated=rotated):
        assert x < WIDTH - 150 or y < HEIGHT - 120


@TURNED_AND_NOT
def test_no_stack_hides_a_label(*, rotated: bool) -> None:
    for _, (x, y) in row_labels(rotated=rotated) + column_labels(rotated=rotated):
        for cell_x, cell_y in map(centre, SPACES):
            beside = abs(x - cell_x) > RADIUS + LABEL / 3
            above = y + LABEL / 3 < cell_y + top(50)[1] - RADII[1] * sqrt(
                max(1 - ((x - cell_x) / RADIUS) ** 2, 0)
            )
            assert beside or above or y - LABEL / 3 > cell_y + RADII[1] + 4, (x, y, cell_x, cell_y)


def test_neighbouring_columns_differ_in_tone_and_a_column_has_one() -> None:
    for space in SPACES:
        for other in space.neighbours:
            assert (tone(space) == tone(other)) == (space.column == other.column)

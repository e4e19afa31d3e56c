from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from dvonn import ROWS, SPACES, Jump, Space
from rendering import render_board
from rendering.geometry import (
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
    row_labels,
)
from rendering.pieces import RADIUS
from rendering.section import EVERYTHING, Section, section_around
from tests.dvonn.grids import board, spaces
from tests.rendering.scenes import MIDDLE

BADGE = (110, 60)
"""The width and height of the lower right corner that Discord covers with a badge."""
USED = st.sets(st.sampled_from(SPACES), min_size=1, max_size=8)

FEW = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   W   .   .   .   .   .
    .   .   .   .   D   BB  .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


def drawn(section: Section) -> set[Space]:
    return {space for row in section.rows for space in row}


def seen_at(place: Pixel, section: Section) -> Pixel:
    return place[0] - section.corner[0], place[1] - section.corner[1]


def labels_of(section: Section, *, rotated: bool) -> list[tuple[str, Pixel]]:
    return row_labels(section.rows, rotated=rotated) + column_labels(section.rows, rotated=rotated)


@given(used=USED, rotated=st.booleans())
def test_a_section_shows_the_spaces_in_use_and_all_beside_them(used: set[Space], rotated: bool) -> None:
    cells = {centre(space) for space in drawn(section_around(used, rotated=rotated))}
    for space in used:
        for each in (space, *space.neighbours):
            assert centre(each, rotated=rotated) in cells


@given(used=USED, rotated=st.booleans())
def test_a_section_has_whole_cells_and_whole_labels(used: set[Space], rotated: bool) -> None:
    section = section_around(used, rotated=rotated)
    width, height = section.size
    for space in drawn(section):
        x, y = seen_at(centre(space), section)
        assert HALF <= x <= width - HALF
        assert CORNER <= y <= height - CORNER
    for _, place in labels_of(section, rotated=rotated):
        x, y = seen_at(place, section)
        assert LABEL / 4 < x < width - LABEL / 4
        assert LABEL / 4 < y < height - LABEL / 4


@given(used=USED, rotated=st.booleans())
def test_a_section_s_labels_name_its_rows_and_columns(used: set[Space], rotated: bool) -> None:
    section = section_around(used, rotated=rotated)
    cells = {centre(space, rotated=rotated): space for space in SPACES}
    shown = {cells[centre(space)] for space in drawn(section)}
    for text, (x, y) in row_labels(section.rows, rotated=rotated):
        row = [place for place in cells if abs(place[1] - y) < SHOULDER]
        assert {cells[place].row for place in row} == {int(text)}
        assert not any(abs(place[0] - x) < HALF for place in row if cells[place] in shown)
    for text, (x, y) in column_labels(section.rows, rotated=rotated):
        above = [cells[place] for place in cells if 0 <= x - place[0] < HALF and CORNER < y - place[1] < ROW]
        beside_a_row = shown == set(SPACES) and x > WIDTH - HALF - LABEL  # as on the whole board
        assert beside_a_row or [space.column for space in above if space in shown] == [text]
    assert {text for text, _ in row_labels(section.rows, rotated=rotated)} == {
        str(space.row) for space in shown
    }


@given(used=USED, rotated=st.booleans())
def test_nothing_important_is_in_the_lower_right_corner(used: set[Space], rotated: bool) -> None:
    for section in (section_around(used, rotated=rotated), EVERYTHING):
        width, height = section.size
        spots = [(*seen_at(centre(space, rotated=rotated), section), RADIUS) for space in used]
        spots += [(*seen_at(place, section), LABEL // 4) for _, place in labels_of(section, rotated=rotated)]
        for x, y, reach in spots:
            assert x + reach <= width - BADGE[0] or y + reach <= height - BADGE[1], (x, y)


@given(used=USED)
def test_a_section_is_never_so_small_that_it_would_be_blurred(used: set[Space]) -> None:
    width, height = section_around(used).size
    assert 780 <= width <= WIDTH
    assert height <= HEIGHT


def test_spaces_all_over_the_board_need_the_whole_board() -> None:
    assert section_around(SPACES).size == EVERYTHING.size
    assert section_around(SPACES).rows == tuple(map(tuple, ROWS))
    assert section_around(()) is EVERYTHING


@pytest.mark.parametrize("rotated", [False, True])
def test_a_cropped_picture_is_that_part_of_the_board_enlarged(*, rotated: bool) -> None:
    section = section_around(FEW.stacks, rotated=rotated)
    cropped, whole = (
        Image.open(BytesIO(render_board(FEW, around=around, rotated=rotated))).convert("RGBA")
        for around in (FEW.stacks, ())
    )
    assert cropped.size == section.size
    assert WIDTH / cropped.width > 1.4
    for space in FEW.stacks:
        x, y = centre(space, rotated=rotated)
        box = x - HALF, y - CORNER, x + HALF, y + CORNER
        (left, top), (right, bottom) = seen_at(box[:2], section), seen_at(box[2:], section)
        assert cropped.crop((left, top, right, bottom)) == whole.crop(box)


def test_stacks_and_marks_outside_are_shown_as_well() -> None:
    sizes = {
        name: Image.open(BytesIO(png)).size
        for name, png in (
            ("stacks", render_board(MIDDLE, around=spaces("e3"))),
            ("few", render_board(FEW, around=FEW.stacks)),
            ("name", render_board(FEW, around=FEW.stacks, named=spaces("a1"))),
            (
                "arrow",
                render_board(FEW, around=FEW.stacks, last_move=Jump(Space.parse("k3"), Space.parse("e3"))),
            ),
        )
    }
    assert sizes["stacks"] == (WIDTH, HEIGHT)
    assert sizes["few"] < sizes["name"]
    assert sizes["few"] < sizes["arrow"]


def test_a_cropped_picture_is_small() -> None:
    assert len(render_board(FEW, around=FEW.stacks)) <= 60_000

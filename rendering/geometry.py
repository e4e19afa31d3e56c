"""The places of things: the spaces' hexagons in the picture, in pixels from its upper left corner.

Columns run upwards to the left and rows run level, so that the neighbours that the rules name (a column on, a
row on, or one of each) are the cells that share an edge. Turned by half a turn, the board has the same cells, and each
space lies where its opposite would. Nothing here has a colour.
"""

from typing import TypeAlias

from dvonn import COLUMNS, ROWS, SPACES, Space

Point: TypeAlias = tuple[float, float]
Pixel: TypeAlias = tuple[int, int]

WIDTH = 1200
HEIGHT = 540

BAR = 54
"""The height of the bar above a board."""
BAR_GAP = 6
"""The gap between its halves, and between it and the board."""

CELL = 104
"""A hexagon's width, and so the distance of neighbours in a row."""
HALF = CELL // 2
ROW = 90
"""The distance of neighbouring rows: half of √3 cells, in whole pixels so that all cells look the same."""
CORNER = 60
"""How far a hexagon's upper and lower corners lie from its centre."""
SHOULDER = ROW - CORNER
"""How far above and below the centre its upright edges end."""

HEXAGON: tuple[Pixel, ...] = (
    (0, -CORNER),
    (HALF, -SHOULDER),
    (HALF, SHOULDER),
    (0, CORNER),
    (-HALF, SHOULDER),
    (-HALF, -SHOULDER),
)
"""A cell's corners, seen from its centre, clockwise from the top."""

MIDDLE = (WIDTH // 2, HEIGHT // 2)
"""The centre of the space in the middle of the board, f3."""

_A1 = (
    MIDDLE[0] - 4 * CELL,
    MIDDLE[1] + 2 * ROW,
)  # row 1 has nine spaces, its fifth lies in the picture's middle

LABEL = 40
"""The size of the rows' numbers and the columns' letters."""

_BESIDE_A_ROW = HALF + 14
_BELOW_A_COLUMN = CORNER + 6
_ABOVE_A_COLUMN = CORNER + 13
"""The distances from a cell's centre to the middle of a label."""


def centre(space: Space, *, rotated: bool = False) -> Pixel:
    """The centre of a space's cell; `rotated` by 180°, that of the opposite space."""
    return _CENTRES[-1 - space.index if rotated else space.index]


def _centre(space: Space) -> Pixel:
    left, bottom = _A1
    column, row = COLUMNS.index(space.column), space.row - 1
    return left + column * CELL - row * HALF, bottom - row * ROW


_CENTRES = tuple(map(_centre, SPACES))
"""By the spaces' numbers: a picture asks for each a few times."""


def hexagon(inset: float = 0) -> tuple[Point, ...]:
    """A cell's corners, seen from its centre, with every edge moved inwards by `inset`."""
    kept = 1 - inset / HALF
    return tuple((x * kept, y * kept) for x, y in HEXAGON)


def tone(space: Space) -> int:
    """The tone of a space's cell, 0 or 1: that of its column, so that the eye can follow the slanting columns."""
    return COLUMNS.index(space.column) % 2


def row_labels(*, rotated: bool = False) -> list[tuple[str, Pixel]]:
    """The rows' numbers and where they stand: at both ends of each row."""
    return [
        (str(_seen_at(end, rotated).row), _beside(end, (aside, 0)))
        for row in ROWS
        for end, aside in ((row[0], -_BESIDE_A_ROW), (row[-1], _BESIDE_A_ROW))
    ]


def column_labels(*, rotated: bool = False) -> list[tuple[str, Pixel]]:
    """The columns' letters and where they stand: below the lowest row and above the highest."""
    return [
        (_seen_at(space, rotated).column, _beside(space, (0, down)))
        for row, down in ((ROWS[0], _BELOW_A_COLUMN), (ROWS[-1], -_ABOVE_A_COLUMN))
        for space in row
    ]


def _seen_at(space: Space, rotated: bool) -> Space:
    """The space that lies where `space` lies on the board that is not rotated."""
    return SPACES[-1 - space.index] if rotated else space


def _beside(space: Space, offset: Pixel) -> Pixel:
    x, y = centre(space)
    return x + offset[0], y + offset[1]

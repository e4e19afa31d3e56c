"""The board's geometry: the hexagons of the spaces, in pixels from the picture's upper left corner.

Columns run up and to the left, rows are horizontal; so the neighbours in the rules (one column on, one row on, or
both) are the cells that share an edge. The board is symmetric under a half turn: a rotated board has the same
cells, and each space takes the place of the opposite one.
"""

from collections.abc import Sequence
from typing import TypeAlias

from dvonn import COLUMNS, ROWS, SPACES, Space

Point: TypeAlias = tuple[float, float]
Pixel: TypeAlias = tuple[int, int]

WIDTH = 1200
HEIGHT = 540

BAR = 54
"""The height of the bar above a board."""
BAR_GAP = 6
"""The gap between the bar's halves, and between bar and board."""

CELL = 104
"""A hexagon's width, which is the distance between neighbours in a row."""
HALF = CELL // 2
ROW = 90
"""The distance between neighbouring rows: √3/2 cells, rounded to whole pixels so that all cells look the same."""
CORNER = 60
"""The distance of a hexagon's upper and lower corners from its centre."""
SHOULDER = ROW - CORNER
"""The distance from the centre to the ends of the vertical edges, measured vertically."""

HEXAGON: tuple[Pixel, ...] = (
    (0, -CORNER),
    (HALF, -SHOULDER),
    (HALF, SHOULDER),
    (0, CORNER),
    (-HALF, SHOULDER),
    (-HALF, -SHOULDER),
)
"""A cell's corners relative to its centre, clockwise from the top."""

MIDDLE = (WIDTH // 2, HEIGHT // 2)
"""The centre of the board's middle space, f3."""

_A1 = (
    MIDDLE[0] - 4 * CELL,
    MIDDLE[1] + 2 * ROW,
)  # row 1 has nine spaces; the picture's middle is the fifth

LABEL = 40
"""The font size of row and column labels."""

_BESIDE_A_ROW = HALF + 14
_BELOW_A_COLUMN = CORNER + 6
_ABOVE_A_COLUMN = CORNER + 13
"""The distances from a cell's centre to the middle of a label."""


def centre(space: Space, *, rotated: bool = False) -> Pixel:
    """Return the centre of a space's cell; if `rotated`, that of the opposite space."""
    return _CENTRES[-1 - space.index if rotated else space.index]


def _centre(space: Space) -> Pixel:
    left, bottom = _A1
    column, row = COLUMNS.index(space.column), space.row - 1
    return left + column * CELL - row * HALF, bottom - row * ROW


_CENTRES = tuple(map(_centre, SPACES))
"""By space index; precomputed because each picture needs them several times."""


def hexagon(inset: float = 0) -> tuple[Point, ...]:
    """Return a cell's corners relative to its centre, with the edges moved inwards by `inset`."""
    kept = 1 - inset / HALF
    return tuple((x * kept, y * kept) for x, y in HEXAGON)


def tone(space: Space) -> int:
    """Return the tone of a cell, 0 or 1; it alternates by column, which makes the slanting columns visible."""
    return COLUMNS.index(space.column) % 2


def row_labels(rows: Sequence[Sequence[Space]] = ROWS, *, rotated: bool = False) -> list[tuple[str, Pixel]]:
    """Return the row numbers with their positions, at both ends of each row.

    The lower right corner has none, because Discord covers it with a badge.
    """
    ends = [(row[0], -_BESIDE_A_ROW) for row in rows] + [(row[-1], _BESIDE_A_ROW) for row in rows[1:]]
    return [(str(_seen_at(end, rotated).row), _beside(end, (aside, 0))) for end, aside in ends]


def column_labels(
    rows: Sequence[Sequence[Space]] = ROWS, *, rotated: bool = False
) -> list[tuple[str, Pixel]]:
    """Return the column letters with their positions, below the lowest row and above the highest."""
    return [
        (_seen_at(space, rotated).column, _beside(space, (0, down)))
        for row, down in ((rows[0], _BELOW_A_COLUMN), (rows[-1], -_ABOVE_A_COLUMN))
        for space in row
    ]


def _seen_at(space: Space, rotated: bool) -> Space:
    """Return the space displayed where `space` is on the unrotated board."""
    return SPACES[-1 - space.index] if rotated else space


def _beside(space: Space, offset: Pixel) -> Pixel:
    x, y = centre(space)
    return x + offset[0], y + offset[1]

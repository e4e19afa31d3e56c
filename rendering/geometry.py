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

BAR = 56
"""The height of the bar above a board."""
BAR_GAP = 6
"""The gap between the bar's halves, and between bar and board."""

CELL = 104
"""A hexagon's width, which is the distance between neighbours in a row."""
HALF = CELL // 2
ROW = 86
"""The distance between neighbouring rows; √3/2 cells would be 90, but the board is seen slightly from the front."""
CORNER = 57
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

MIDDLE = (WIDTH // 2 + 8, HEIGHT // 2)
"""The centre of the board's middle space, f3: the row numbers on the left need more room than the right edge."""

_A1 = (
    MIDDLE[0] - 4 * CELL,
    MIDDLE[1] + 2 * ROW,
)  # row 1 has nine spaces; the picture's middle is the fifth

LABEL = 40
"""The font size of row and column labels."""

_BESIDE_A_ROW = HALF + 18
_BELOW_A_CELL: Pixel = (0, CORNER + 16)
_BELOW_AN_EDGE: Pixel = (26, CORNER + 19)
"""From a cell's centre to the middle of a label: beside a row, below the lowest row, or below another row's end."""
_ABOVE_A_PILE = 26
"""How much higher a label beside a row is where a high stack in the row below could hide it."""


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
    """Return the row numbers with their positions, to the left of each row."""
    below = [row[0] for row in rows[:1]] + [row[0] for row in rows]
    return [
        (str(_seen_at(row[0], rotated).row), _beside(row[0], _beside_a_row(row[0], under)))
        for row, under in zip(rows, below, strict=False)
    ]


def _beside_a_row(first: Space, under: Space) -> Pixel:
    """Return the place of a row's number relative to the row's `first` cell; `under` is that of the row below."""
    return -_BESIDE_A_ROW, -_ABOVE_A_PILE if centre(under)[0] < centre(first)[0] else 0


def column_labels(
    rows: Sequence[Sequence[Space]] = ROWS, *, rotated: bool = False
) -> list[tuple[str, Pixel]]:
    """Return the column letters with their positions, below each column's lowest cell: a high stack hides none.

    On the whole board, columns that end above the lowest row have theirs beside the end of a row, because Discord's ALT
    badge would cover some of them.
    """
    lowest = {space.column: space for row in reversed(rows) for space in row}
    places = {space: _below(space, rows) for space in lowest.values()}
    if sum(map(len, rows)) == len(SPACES):
        places |= _BESIDE_THE_ENDS
    return [(_seen_at(space, rotated).column, place) for space, place in places.items()]


def _below(space: Space, rows: Sequence[Sequence[Space]]) -> Pixel:
    return _beside(space, _BELOW_A_CELL if space in rows[0] else _BELOW_AN_EDGE)


def _seen_at(space: Space, rotated: bool) -> Space:
    """Return the space displayed where `space` is on the unrotated board."""
    return SPACES[-1 - space.index] if rotated else space


def _beside(space: Space, offset: Pixel) -> Pixel:
    x, y = centre(space)
    return x + offset[0], y + offset[1]


_SECOND, _WIDEST, _ABOVE_WIDEST = (row[-1] for row in ROWS[1:4])
_BESIDE_THE_ENDS = {
    _SECOND: _beside(_SECOND, (_BESIDE_A_ROW, 0)),
    _WIDEST: _beside(
        _ABOVE_WIDEST, (_BESIDE_A_ROW, -_ABOVE_A_PILE)
    ),  # beside the widest row itself is no room
}
"""The places of the letters of the last two columns, by their lowest spaces."""

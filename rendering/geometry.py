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
HEIGHT = 560

BAR = 62
"""The height of the bar above a board."""
BAR_GAP = 6
"""The gap between its halves, and between it and the board."""

CELL = 98
"""A hexagon's width, and so the distance of neighbours in a row."""
HALF = CELL // 2
ROW = 85
"""The distance of neighbouring rows: half of √3 cells, in whole pixels so that all cells look the same."""
CORNER = 57
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

MIDDLE = (WIDTH // 2, 270)
"""The centre of the space in the middle of the board, f3."""

_A1 = (
    MIDDLE[0] - 4 * CELL,
    MIDDLE[1] + 2 * ROW,
)  # row 1 has nine spaces, its fifth lies in the picture's middle

_LEFT_OF_A_ROW = (-76, 0)
_BELOW_A_COLUMN = (41, 71)
_TICK = ((26, 45), (30, 52))


def centre(space: Space, *, rotated: bool = False) -> Pixel:
    """The centre of a space's cell; `rotated` by 180°, that of the opposite space."""
    left, bottom = _A1
    column, row = COLUMNS.index(space.column), space.row - 1
    x, y = left + column * CELL - row * HALF, bottom - row * ROW
    return (2 * MIDDLE[0] - x, 2 * MIDDLE[1] - y) if rotated else (x, y)


def hexagon(inset: float = 0) -> tuple[Point, ...]:
    """A cell's corners, seen from its centre, with every edge moved inwards by `inset`."""
    kept = 1 - inset / HALF
    return tuple((x * kept, y * kept) for x, y in HEXAGON)


def row_labels(*, rotated: bool = False) -> list[tuple[str, Pixel]]:
    """The rows' numbers and where they stand: at the left end of each row."""
    return [(str(_seen_at(row[0], rotated).row), _beside(row[0], _LEFT_OF_A_ROW)) for row in ROWS]


def column_labels(*, rotated: bool = False) -> list[tuple[str, Pixel]]:
    """The columns' letters and where they stand: at the lower right end of each slanting column."""
    return [(_seen_at(space, rotated).column, _beside(space, _BELOW_A_COLUMN)) for space in _column_ends()]


def column_ticks() -> list[tuple[Pixel, Pixel]]:
    """The short lines that lead from the columns' ends to their letters."""
    return [(_beside(space, _TICK[0]), _beside(space, _TICK[1])) for space in _column_ends()]


def _column_ends() -> list[Space]:
    """The lowest space of each column, from a to k."""
    ends: dict[str, Space] = {}
    for row in ROWS:
        for space in row:
            ends.setdefault(space.column, space)
    return list(ends.values())


def _seen_at(space: Space, rotated: bool) -> Space:
    """The space that lies where `space` lies on the board that is not rotated."""
    return SPACES[-1 - space.index] if rotated else space


def _beside(space: Space, offset: Pixel) -> Pixel:
    x, y = centre(space)
    return x + offset[0], y + offset[1]

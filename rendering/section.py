"""The part of the board that a picture shows: the spaces in use with one more around them, or the whole board.

A smaller picture is scaled to the same width on Discord, so its pieces are larger.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from dvonn import ROWS, Space
from rendering.geometry import CELL, HALF, HEIGHT, ROW, WIDTH, Pixel, centre

Rows: TypeAlias = tuple[tuple[Space, ...], ...]
"""Cells by row, from the lowest; named as on a board that is not rotated."""

WHOLE: Rows = tuple(map(tuple, ROWS))

_NARROWEST = 6 * CELL
"""The minimum distance between the outermost cells: narrower pictures would be enlarged until they look coarse."""
_LEFT, _RIGHT = 88, 72
"""The distances from the centres of the outermost cells to the picture's sides."""
_BELOW, _ABOVE, _ABOVE_A_PILE = 98, 79, 98
"""The distances from the lowest and highest cells' centres to the picture's edges; a stack in the highest row may be
high.
"""
_LAST_PIECE, _LAST_LETTER = 160, 130
"""The minimum distance to the right side from the lowest row's last piece and last letter.

Discord covers the lower right corner with a badge.
"""
_LEFTMOST, _RIGHTMOST = _LEFT, WIDTH - _RIGHT


@dataclass(frozen=True, slots=True)
class Section:
    rows: Rows
    corner: Pixel
    """The upper left corner in the picture of the whole board."""
    size: Pixel


EVERYTHING = Section(WHOLE, (0, 0), (WIDTH, HEIGHT))


def section_around(spaces: Collection[Space], *, rotated: bool = False) -> Section:
    """Return the smallest section that shows these spaces and their neighbours; the whole board if there are none."""
    return _around(frozenset(centre(space, rotated=rotated) for space in spaces)) if spaces else EVERYTHING


@lru_cache(maxsize=256)
def _around(used: frozenset[Pixel]) -> Section:
    left, right = _widened(min(x for x, _ in used) - CELL, max(x for x, _ in used) + CELL)
    top, bottom = min(y for _, y in used) - ROW, max(y for _, y in used) + ROW
    cells = (
        [space for space in row if _is_within(centre(space), (left, top), (right, bottom))] for row in ROWS
    )
    rows = tuple(tuple(row) for row in cells if row)
    (last_x, lowest), (_, highest) = centre(rows[0][-1]), centre(rows[-1][0])
    end = max(
        right + _RIGHT,
        last_x + _LAST_LETTER,
        *(x + _LAST_PIECE for x, y in used if y == lowest),
    )
    above = _ABOVE_A_PILE if any(y == highest for _, y in used) else _ABOVE
    corner = left - _LEFT, highest - above
    if end - corner[0] >= WIDTH:
        return EVERYTHING
    return Section(rows, corner, (end - corner[0], lowest + _BELOW - corner[1]))


def _widened(left: int, right: int) -> Pixel:
    """Return the outermost cells' x coordinates, on the board and not too close to each other."""
    left, right = max(left, _LEFTMOST), min(right, _RIGHTMOST)
    missing = max(_NARROWEST - (right - left), 0)
    left = max(min(left - missing // CELL * HALF, _RIGHTMOST - _NARROWEST), _LEFTMOST) if missing else left
    return left, max(right, left + _NARROWEST)


def _is_within(place: Pixel, corner: Pixel, opposite: Pixel) -> bool:
    return all(low <= at <= high for low, at, high in zip(corner, place, opposite, strict=True))

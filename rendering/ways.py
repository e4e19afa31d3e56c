"""The arrows for comparing two moves, the played one and a better one.

The played move has a dashed arrow, the better one a solid arrow with a broader head.
"""

from enum import Enum
from functools import lru_cache
from math import hypot

from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.geometry import CELL, Pixel, Point
from rendering.themes import Theme

_ASIDE = 16
"""The sideways shift of two arrows that share a line."""
_NEAR, _FAR = (14, 4), (28, 22)
"""The gaps at an arrow's start and end: between neighbours, and over longer distances, where stack numbers need space.
"""
_SHAFT, _EDGE = 13, 4.5
_DASH, _GAP = 12, 33
_ROOM = 60
_HALFWAY, _TO_THE_RIGHT = 50, 22
_LONG = 1.5 * CELL


class Way(Enum):
    """The role of a move in the comparison."""

    PLAYED = -1
    BETTER = 1

    @property
    def head(self) -> Pixel:
        """The head's length, and its extent to each side."""
        return (38, 25) if self is Way.PLAYED else (40, 32)


@lru_cache(maxsize=64)
def long_arrow(theme: Theme, way: Pixel, kind: Way, *, aside: bool) -> Drawing:
    """Return a move's arrow, anchored at the moving stack's centre; `aside` shifts it, for two arrows on one line."""
    (dx, dy), length = way, hypot(*way)
    canvas = Canvas(2 * (abs(dx) + _ROOM), 2 * (abs(dy) + _ROOM))
    ahead = dx / length, dy / length
    # Both kinds use the same left and right, regardless of their directions.
    shift = kind.value * (_ASIDE if (dx, dy) > (0, 0) else -_ASIDE) if aside else 0

    def at(along: float, across: float = 0) -> Point:
        across += shift
        return ahead[0] * along - ahead[1] * across, ahead[1] * along + ahead[0] * across

    (start, before), (head, wide) = _FAR if length > _LONG else _NEAR, kind.head
    tip = length - before
    neck = tip - head
    shade = theme.choice if kind is Way.BETTER else theme.last_move
    edge = theme.choice_ink if kind is Way.BETTER else theme.last_move_edge
    pieces = _dashes(start, neck) if kind is Way.PLAYED else [(start, neck)]
    for wider, colour in ((_EDGE, edge), (0, shade)):
        for one, other in pieces:
            canvas.line(at(one), at(other), _SHAFT + 2 * wider, colour)
        canvas.polygon(
            (
                at(tip + 1.6 * wider),
                at(neck - wider, wide + 1.8 * wider),
                at(neck - wider, -wide - 1.8 * wider),
            ),
            colour,
        )
    return canvas.drawing()


def beside(way: Pixel) -> Pixel:
    """Return the position of an arrow's number relative to the moving stack's centre: over the edge of its cell.

    No two moves share it, since a stack has one move per direction and the number is slightly to the arrow's right.
    """
    (dx, dy), length = way, hypot(*way)
    return round((dx * _HALFWAY - dy * _TO_THE_RIGHT) / length), round(
        (dy * _HALFWAY + dx * _TO_THE_RIGHT) / length
    )


def _dashes(start: float, end: float) -> list[tuple[float, float]]:
    """Return the dashes of a line as (start, end), from its end to its start."""
    pieces: list[tuple[float, float]] = []
    while end > start:
        pieces.append((max(end - _DASH, start), end))
        end -= _DASH + _GAP
    return pieces


def on_one_line(start: Pixel, way: Pixel, other_start: Pixel, other_way: Pixel) -> bool:
    """Return whether two arrows lie on the same line, where they could overlap."""
    between = other_start[0] - start[0], other_start[1] - start[1]
    return _is_parallel(way, other_way) and _is_parallel(way, between)


def _is_parallel(one: Pixel, other: Pixel) -> bool:
    return one[0] * other[1] == one[1] * other[0]

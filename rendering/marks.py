"""What is drawn around the pieces: the last move, what it cut off, what can be chosen, what won.

Each mark has a shape of its own besides its colour. Last move: an arrow and a halo. Cut off: broken lines
around a faint face. Can move: a framed cell. Chosen: a filled cell. Target: pointers from the corners. Won: a
crown.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import hypot, sqrt
from typing import TYPE_CHECKING

from rendering.canvas import Canvas
from rendering.geometry import CORNER, HALF, HEXAGON, hexagon
from rendering.pieces import RADIUS, ROOM, draw_number, thickness, top
from rendering.sprites import Sprite

if TYPE_CHECKING:
    from collections.abc import Callable

    from dvonn import Piece
    from rendering.geometry import Pixel, Point
    from rendering.themes import Theme

_CELL = (2 * HALF + 2, 2 * CORNER + 2)
_GAP = 1.5


class Ground(Enum):
    """What a cell's ground says about its stack."""

    PLAIN = "nothing"
    MOVABLE = "it can move"
    CHOSEN = "it was chosen to move"
    TARGET = "the chosen stack can move onto it"
    WON = "it counts for the winner"


@lru_cache(maxsize=32)
def ground(theme: Theme, kind: Ground) -> Sprite:
    """Return a cell's ground, anchored at its centre."""
    canvas = Canvas(*_CELL)
    frame, width, inside = {
        Ground.PLAIN: (theme.cell, 0.0, theme.cell),
        Ground.MOVABLE: (theme.choice, 5.0, theme.choice_cell),
        Ground.CHOSEN: (theme.choice_edge, 3.5, theme.choice),
        Ground.TARGET: (theme.choice_cell, 0.0, theme.choice_cell),
        Ground.WON: (theme.winner, 0.0, theme.winner),
    }[kind]
    canvas.polygon(hexagon(_GAP), frame)
    canvas.polygon(hexagon(_GAP + width), inside)
    return Sprite.of(canvas.image())


@lru_cache(maxsize=8)
def pointers(theme: Theme) -> Sprite:
    """Return the pointers at a target, from the corners left and right inwards; drawn over the pile."""
    canvas = Canvas(*_CELL)
    for corner in HEXAGON:
        if corner[0]:
            inwards = _along((0, 0), corner)
            canvas.polygon((inwards(27), inwards(51, 13), inwards(51, -13)), theme.choice_edge)
            canvas.polygon((inwards(31), inwards(49, 9.5), inwards(49, -9.5)), theme.choice)
    return Sprite.of(canvas.image())


@lru_cache(maxsize=64)
def halo(theme: Theme, height: int) -> Sprite:
    """Return the mark around the pile that moved or was placed last; drawn before the pile."""
    canvas = Canvas(*ROOM)
    canvas.slab(top(height), RADIUS + 8.5, thickness(height), theme.last_move_edge)
    canvas.slab(top(height), RADIUS + 6.5, thickness(height), theme.last_move)
    return Sprite.of(canvas.image())


@lru_cache(maxsize=32)
def arrow(theme: Theme, way: Pixel, height: int) -> Sprite:
    """Return the arrow that goes ``way`` to a pile of ``height`` pieces, anchored where it starts."""
    margin = 30
    left, up = min(0, way[0]) - margin, min(0, way[1]) - margin
    canvas = Canvas(abs(way[0]) + 2 * margin, abs(way[1]) + 2 * margin, origin=(-left, -up))
    at = _along((0, 0), way)
    tip = hypot(*way) - _reach(height, towards=way) - 9
    for wider, shade in ((2.5, theme.last_move_edge), (0, theme.last_move)):
        canvas.disc((0, 0), 12 + wider, shade)
        canvas.line((0, 0), at(tip - 15), 9 + 2 * wider, shade)
        canvas.polygon(
            (
                at(tip + 1.5 * wider),
                at(tip - 23 - wider, 17 + 1.5 * wider),
                at(tip - 23 - wider, -17 - 1.5 * wider),
            ),
            shade,
        )
    canvas.disc((0, 0), 5.5, theme.last_move_edge)
    return Sprite.of(canvas.image(), (-left, -up))


@lru_cache(maxsize=64)
def ghost(theme: Theme, piece: Piece, height: int) -> Sprite:
    """Return what is left to see of a stack that was cut off: its top piece and its height."""
    canvas = Canvas(*_CELL)
    glaze = theme.glaze(piece)
    canvas.disc((0, 0), RADIUS - 2.5, glaze.ghost)
    for start in range(0, 360, 30):
        canvas.arc((0, 0), RADIUS, 3, theme.ghost_line, angles=(start, start + 17))
    if height > 1:
        draw_number(canvas, (0, 0), height, glaze.ink, bolder=1.5)
    return Sprite.of(canvas.image())


@lru_cache(maxsize=64)
def crown(theme: Theme, height: int) -> Sprite:
    """Return the sign of a stack that counts for the winner; drawn over a pile of ``height`` pieces."""
    canvas = Canvas(*ROOM)
    x, y = top(height)
    x, y = x - 25, y - 22
    for grow, shade in ((2.5, theme.winner_edge), (0.0, theme.winner)):
        low, high, wide = y + 9 + grow, y - 10 - 1.6 * grow, 14 + 1.2 * grow
        canvas.polygon(
            (
                (x - wide + 3, low),
                (x - wide, high + 3),
                (x - 6, y - grow),
                (x, high - 2),
                (x + 6, y - grow),
                (x + wide, high + 3),
                (x + wide - 3, low),
            ),
            shade,
        )
    return Sprite.of(canvas.image())


def _along(start: Point, end: Point) -> Callable[..., Point]:
    """Return the function that turns (pixels along the way, pixels to its side) into a point."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length

    def at(along: float, aside: float = 0) -> Point:
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    return at


def _reach(height: int, *, towards: Point) -> float:
    """Return how far a pile reaches from its space's centre against the direction ``towards``."""
    dx, dy = towards
    length = hypot(dx, dy)
    reaches = []
    for y in (top(height)[1], -top(height)[1]):  # the middles of its highest and lowest disc
        along, aside = -dy / length * y, dx / length * y
        reaches.append(along + sqrt(RADIUS**2 - aside**2))
    return max(reaches)

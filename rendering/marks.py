"""The marks around the pieces: for the last move, for stacks that were cut off, can be chosen, are planned, or won.

Each mark has a shape of its own besides its colour. Last move: an arrow and a halo. Cut off: broken lines
around a faint face. Can move: a framed cell. Chosen: a filled cell. Target: a cell with filled corners. Planned: a
filled cell with a number and no piece. Won: a crown.
"""

from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from math import hypot, sqrt

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.font import BOLD
from rendering.geometry import CORNER, HALF, Pixel, Point, hexagon
from rendering.lettering import width, write_centred
from rendering.pieces import NOTHING, RADIUS, ROOM, draw_number, thickness, top
from rendering.themes import Theme

_CELL = (2 * HALF + 2, 2 * CORNER + 2)
_GAP = 1.5
_NAME = 44
"""The size of letters in plates."""


class Ground(Enum):
    """The things that a cell's ground can say about its stack."""

    PLAIN = "nothing"
    MOVABLE = "it can move"
    CHOSEN = "it was chosen to move"
    TARGET = "the chosen stack can move onto it"
    WON = "it counts for the winner"


@lru_cache(maxsize=32)
def ground(theme: Theme, kind: Ground) -> Drawing:
    """A cell's ground, anchored at its centre."""
    canvas = Canvas(*_CELL)
    match kind:
        case Ground.PLAIN:
            canvas.polygon(hexagon(_GAP), theme.cell)
        case Ground.MOVABLE:
            canvas.polygon(hexagon(_GAP), theme.choice)
            canvas.polygon(hexagon(_GAP + 5), theme.choice_cell)
        case Ground.CHOSEN:
            canvas.polygon(hexagon(_GAP), theme.choice_edge)
            canvas.polygon(hexagon(_GAP + 3.5), theme.choice)
        case Ground.TARGET:
            canvas.polygon(hexagon(_GAP), theme.choice)
            canvas.disc((0, 0), HALF - 6, theme.cell)
        case Ground.WON:
            canvas.polygon(hexagon(_GAP), theme.winner)
    return canvas.drawing()


@lru_cache(maxsize=64)
def plan(theme: Theme, number: int) -> Drawing:
    """The mark of a vacant space that is the first, second, third … on which a player plans to place."""
    canvas = Canvas(*_CELL)
    canvas.polygon(hexagon(_GAP), theme.choice)
    draw_number(canvas, (0, 0), number, theme.choice_edge)
    return canvas.drawing()


@lru_cache(maxsize=64)
def plate(theme: Theme, text: str) -> Drawing:
    """The plate at the foot of a stack that can be chosen, with its space's name."""
    canvas = Canvas(*_CELL)
    half = width(text, _NAME, BOLD) / 2 + 8
    for grow, shade in ((2.0, theme.choice_edge), (0.0, theme.choice)):
        canvas.plate((-half - grow, 16 - grow), (half + grow, 54 + grow), 12, shade)
    write_centred(canvas, (0, 35), text, _NAME, theme.choice_edge)
    return canvas.drawing()


@lru_cache(maxsize=64)
def loss(theme: Theme, pieces: int) -> Drawing:
    """The mark of a stack that a move would cut off: a broken ring, and how many pieces go."""
    canvas = Canvas(*_CELL)
    for start in range(0, 360, 30):
        canvas.arc((0, 0), RADIUS + 6, 6, theme.dvonn.face, angles=(start, start + 17))
    text = f"-{pieces}"
    half = width(text, _NAME, BOLD) / 2 + 8
    for grow, shade in ((2.0, theme.dvonn.ink), (0.0, theme.dvonn.side)):
        canvas.plate((-half - grow, -54 - grow), (half + grow, -16 + grow), 12, shade)
    write_centred(canvas, (0, -35), text, _NAME, theme.dvonn.ink)
    return canvas.drawing()


@lru_cache(maxsize=64)
def halo(theme: Theme, height: int) -> Drawing:
    """The mark around the pile that moved or was placed last; drawn before the pile."""
    canvas = Canvas(*ROOM)
    canvas.slab(top(height), RADIUS + 8.5, thickness(height), theme.last_move_edge)
    canvas.slab(top(height), RADIUS + 6.5, thickness(height), theme.last_move)
    canvas.slab(
        top(height), RADIUS - 2, thickness(height), NOTHING
    )  # a ring has a hole, through which the cell is seen
    return canvas.drawing()


@lru_cache(maxsize=16)
def shaft(theme: Theme, way: Pixel, height: int) -> Drawing:
    """The arrow that goes `way` to a pile of `height` pieces, without its head; drawn before all piles."""
    canvas = _sheet_for(way)
    at, tip = _along(way), _tip(way, height)
    for wider, shade in ((2.5, theme.last_move_edge), (0, theme.last_move)):
        canvas.disc((0, 0), 12 + wider, shade)
        canvas.line((0, 0), at(tip - 20), 9 + 2 * wider, shade)
    canvas.disc((0, 0), 5.5, theme.last_move_edge)
    return canvas.drawing()


@lru_cache(maxsize=32)
def arrowhead(theme: Theme, way: Pixel, height: int) -> Drawing:
    """The head of that arrow, likewise anchored where the arrow starts; drawn over all piles."""
    canvas = _sheet_for(way)
    at, tip = _along(way), _tip(way, height)
    for wider, shade in ((2.5, theme.last_move_edge), (0, theme.last_move)):
        back, half = tip - 23 - wider, 17 + 1.5 * wider
        canvas.polygon((at(tip + 1.5 * wider), at(back, half), at(back, -half)), shade)
    return canvas.drawing()


def _sheet_for(way: Pixel) -> Canvas:
    """A canvas with room for an arrow that starts at the origin."""
    (dx, dy), margin = way, 30
    origin = margin - min(0, dx), margin - min(0, dy)
    return Canvas(abs(dx) + 2 * margin, abs(dy) + 2 * margin, origin=origin)


def _tip(way: Pixel, height: int) -> float:
    """How long an arrow is that stops before a pile and its halo."""
    dx, dy = _direction(way)
    lift = thickness(height) / 2
    pile = max(sqrt(RADIUS**2 - (dx * y) ** 2) - dy * y for y in (-lift, lift))  # its highest and lowest disc
    return hypot(*way) - pile - 9


def _along(way: Pixel) -> Callable[..., Point]:
    """The function that turns pixels along a way, and aside from it to the right, into a point."""
    dx, dy = _direction(way)

    def at(along: float, aside: float = 0) -> Point:
        return dx * along - dy * aside, dy * along + dx * aside

    return at


def _direction(way: Pixel) -> Point:
    """A way's direction, one pixel long."""
    length = hypot(*way)
    return way[0] / length, way[1] / length


@lru_cache(maxsize=64)
def ghost(theme: Theme, piece: Piece, height: int) -> Drawing:
    """The part of a stack that stays visible after it was cut off: its top piece and its height."""
    canvas = Canvas(*_CELL)
    glaze = theme.glaze(piece)
    canvas.disc((0, 0), RADIUS - 2.5, glaze.ghost)
    for start in range(0, 360, 30):
        canvas.arc((0, 0), RADIUS, 3, theme.ghost_line, angles=(start, start + 17))
    if height > 1:
        draw_number(canvas, (0, 0), height, glaze.ink)
    return canvas.drawing()


@lru_cache(maxsize=64)
def crown(theme: Theme, height: int) -> Drawing:
    """The sign of a stack that counts for the winner; drawn over a pile of `height` pieces."""
    canvas = Canvas(*ROOM)
    x, y = top(height)
    x, y = x - 26, y - 27
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
    return canvas.drawing()

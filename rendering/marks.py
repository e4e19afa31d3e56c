"""The marks around the pieces: last move, cut-offs, selectable, planned and won stacks.

Each mark differs by shape, not only by colour. Last move: an arrow on the space that the stack left, and a ring around
the stack. Cut off: a faint, smaller disc with a dashed outline and the number of pieces. Would be cut off: a
plate on the stack with that number. Movable: a plate at the foot. Target: a framed cell and a plate. Chosen: a
frame on the stack. Planned: a filled cell with a number and no piece. Won: a filled cell. Blocked: a cross behind
the stack's number. Planned move: an arrow with a number on a disc.
"""

from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from math import hypot

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.font import BOLD
from rendering.geometry import CORNER, HALF, Pixel, Point, hexagon
from rendering.lettering import width, write_centred
from rendering.pieces import NOTHING, ROOM, draw_number, number_place, top
from rendering.themes import Theme

_CELL = (2 * HALF + 2, 2 * CORNER + 2)
_GAP = 1
NAME = 44
"""The font size of the names of vacant spaces and of loss numbers."""
_PLATE_NAME = 43
"""The font size of names on plates."""
_SMALLER = 40
"""The font size of loss numbers in a ghost of ten or more pieces."""
_PLATE, _EMPTY_PLATE = (4, 38), (40, 50)
"""The upper and lower end of a plate relative to the cell's centre, without its edge of 2 pixels.

Number, plate and the gaps of 6 pixels below them fill the distance of two rows.
"""
_TAILED, _TAIL, _TAIL_LEFT = ("g", "j"), 48, 27
"""The columns whose letters have tails; the lower end of a plate under a tail, and how far that part extends to the
left.
"""
_ROUNDING = 9
_LOSS, _RAISED_LOSS, _HALF_A_LOSS = -12.5, -26, 20.5
"""The middle of a loss number on a stack, without and with a name plate below it, and half its plate's height."""
_BADGE = 27
_GHOST = 37
_ARM, _ARM_EDGE = 9, 3.5
"""The width of a cross's arms and of their outline."""
_REACH, _REACH_ABOVE_A_PLATE = 34, 28
"""How far the arms extend horizontally and vertically, without and with a name plate below."""
_NUMBER_ROOM = 23
"""How far from the centre the arms end where there is a number."""
_MINUS = "\N{MINUS SIGN}"


class Ground(Enum):
    """The states of a cell's ground, which describe its stack."""

    PLAIN = "nothing"
    MOVABLE = "it can move"
    CHOSEN = "it was chosen to move"
    TARGET = "the chosen stack can move onto it"
    WON = "it counts for the winner"


@lru_cache(maxsize=64)
def ground(theme: Theme, kind: Ground, tone: int = 0) -> Drawing:
    """Return a cell's ground, anchored at its centre; `tone` is that of its column."""
    canvas = Canvas(*_CELL)
    cell = theme.other_cell if tone else theme.cell
    canvas.polygon(hexagon(_GAP), cell)
    match kind:
        case Ground.CHOSEN:
            canvas.polygon(hexagon(_GAP), theme.choice)
        case Ground.TARGET:
            canvas.polygon(hexagon(_GAP), theme.choice)
            canvas.polygon(hexagon(_GAP + 6), theme.choice_ink)
            canvas.polygon(hexagon(_GAP + 8), cell)
        case Ground.WON:
            canvas.polygon(hexagon(_GAP), theme.winner)
        case Ground.PLAIN | Ground.MOVABLE:
            pass
    return canvas.drawing()


@lru_cache(maxsize=64)
def plan(theme: Theme, number: int) -> Drawing:
    """Return the mark of a planned placement with its rank."""
    canvas = Canvas(*_CELL)
    canvas.polygon(hexagon(_GAP), theme.choice)
    draw_number(canvas, (0, -2), number, theme.choice_ink)
    return canvas.drawing()


@lru_cache(maxsize=8)
def frame(theme: Theme) -> Drawing:
    """Return the frame of a chosen cell, which is drawn on top of its stack."""
    canvas = Canvas(*_CELL)
    for inset, shade in (
        (0, theme.choice_ink),
        (3, theme.choice),
        (6, theme.choice_ink),
        (11, theme.choice),
        (14, NOTHING),
    ):
        canvas.polygon(hexagon(inset), shade)
    return canvas.drawing()


@lru_cache(maxsize=256)
def plate(theme: Theme, name: str, kind: Ground) -> Drawing:
    """Return the plate at the foot of a selectable stack; `name` may be empty."""
    bright = kind is Ground.TARGET  # the stack that was chosen keeps its dark plate
    face, ink = (theme.choice, theme.choice_ink) if bright else (theme.choice_ink, theme.choice)
    half, (upper, lower) = (width(name, _PLATE_NAME, BOLD) / 2 + 4, _PLATE) if name else (17, _EMPTY_PLATE)
    parts = [(-half, half, lower)]
    if name[:1] in _TAILED:
        parts.append((max(-half, -_TAIL_LEFT), width(name[0], _PLATE_NAME, BOLD) + 5 - half, _TAIL))
    canvas = Canvas(*_CELL)
    for grow, shade in ((2.0, ink), (0.0, face)):
        for left, right, down in parts:
            canvas.plate((left - grow, upper - grow), (right + grow, down + grow), _ROUNDING, shade)
    write_centred(canvas, (0, sum(_PLATE) / 2), name, _PLATE_NAME, ink)
    return canvas.drawing()


@lru_cache(maxsize=64)
def loss(theme: Theme, text: str, *, sure: bool, plated: bool) -> Drawing:
    """Return the mark of a stack that a move would cut off: a plate over the stack's number.

    It is inverted where not every possible move cuts the stack off.
    """
    canvas, half = Canvas(*_CELL), width(text, NAME, BOLD) / 2 + 7
    face, ink = (theme.dvonn.side, theme.dvonn.ink) if sure else (theme.dvonn.ink, theme.dvonn.side)
    middle = _RAISED_LOSS if plated else _LOSS
    for grow, shade in ((2.5, ink), (0.0, face)):
        upper, lower = middle - _HALF_A_LOSS - grow, middle + _HALF_A_LOSS + grow
        canvas.plate((-half - grow, upper), (half + grow, lower), _ROUNDING, shade)
    write_centred(canvas, (0, middle), text, NAME, ink)
    return canvas.drawing()


@lru_cache(maxsize=64)
def badge(theme: Theme, number: int) -> Drawing:
    """Return the number of a planned move, on a disc to be placed on its arrow."""
    canvas = Canvas(*_CELL)
    canvas.disc((0, 0), _BADGE + 3, theme.choice)
    canvas.disc((0, 0), _BADGE, theme.choice_ink)
    write_centred(canvas, (0, 0), str(number), NAME if len(str(number)) == 1 else _SMALLER, theme.choice)
    return canvas.drawing()


@lru_cache(maxsize=64)
def cross(theme: Theme, piece: Piece, height: int, *, plated: bool) -> Drawing:
    """Return the mark of a blocked stack: a cross on its top `piece`, behind the stack's number."""
    canvas, glaze = Canvas(*ROOM), theme.glaze(piece)
    number = number_place(height, plated=plated)
    (x, y), reach = (number, _REACH_ABOVE_A_PLATE) if plated else (top(height), _REACH)
    for wider, shade in ((_ARM_EDGE, theme.dvonn.ink), (0, theme.dvonn.side)):
        for rise in (reach, -reach):
            canvas.line((x - reach, y - rise), (x + reach, y + rise), _ARM + 2 * wider, shade)
    if height > 1:
        canvas.disc((x, y), _NUMBER_ROOM, glaze.face)
        draw_number(canvas, number, height, glaze.ink)
    return canvas.drawing()


@lru_cache(maxsize=16)
def arrow(theme: Theme, way: Pixel) -> Drawing:
    """Return the arrow on the space that a stack has left, in the direction `way`."""
    canvas, at = Canvas(*_CELL), _along(way)
    for wider, shade in ((3.5, theme.last_move_edge), (0, theme.last_move)):
        canvas.line(at(-30), at(8), 15 + 2 * wider, shade)
        canvas.polygon(
            (at(38 + 1.8 * wider), at(2 - wider, 27 + 1.4 * wider), at(2 - wider, -27 - 1.4 * wider)), shade
        )
    return canvas.drawing()


def _along(way: Pixel) -> Callable[..., Point]:
    """Return a function from (pixels along a direction, pixels to the right of it) to a point."""
    length = hypot(*way)
    dx, dy = way[0] / length, way[1] / length

    def at(along: float, aside: float = 0) -> Point:
        return dx * along - dy * aside, dy * along + dx * aside

    return at


@lru_cache(maxsize=64)
def ghost(theme: Theme, piece: Piece, height: int) -> Drawing:
    """Return the mark of a cut-off stack: a disc in its owner's colour with the number of pieces."""
    canvas, glaze = Canvas(*_CELL), theme.glaze(piece)
    canvas.disc((0, 0), _GHOST, glaze.ghost)
    for start in range(0, 360, 30):
        canvas.arc((0, 0), _GHOST + 2, 4, theme.ghost_line, angles=(start, start + 17))
    text = _MINUS + str(height)
    write_centred(canvas, (0, 0), text, NAME if len(text) == len("-1") else _SMALLER, glaze.ink)
    return canvas.drawing()

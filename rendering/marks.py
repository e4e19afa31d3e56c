"""The marks around the pieces: last move, cut-offs, selectable, planned and won stacks.

Each mark differs by shape, not only by colour:

- last move: an arrow on the space that the stack left, and a ring on the stack
- cut off: a falling, tilted piece with a dashed outline and the number of pieces
- would be cut off: a plate on the stack with the number of pieces, or with the only target that causes it
- movable: a plate at the foot
- target: a framed cell and a plate
- chosen: a filled and framed cell, and an outline around the stack
- won: a golden cell. It has no ring, because a ring marks the last move
- planned: a filled cell with a number and no piece
- blocked: a cross behind the stack's number
- planned move: an arrow with a number on a disc
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
from rendering.pieces import ROOM, THICK, draw_number, number_place, top
from rendering.themes import Shade, Theme

_CELL = (2 * HALF + 2, 2 * CORNER + 2)
_GAP = 1.4
_BEVEL = 2.4
_AWAY_FROM_THE_LIGHT = (1, 2, 3)
"""The edges of a cell, clockwise from the upper right one."""
_GRAIN = (
    ((-41, 2, 2, True), (-22, -3, 2, False), (-10, 3, 1.5, True), (13, 4, 2.5, True), (33, -3, 2, False)),
    ((-32, 2, 2, False), (-15, -3, 2, True), (6, -2, 2.5, True), (21, 3, 1.5, False), (41, 2, 2, True)),
)
"""The lines of the grain in cells of either tone: their heights, bends and widths, and whether they are dark."""
NAME = 44
"""The font size of the names of vacant spaces and of loss numbers."""
_PLATE_NAME = 38
"""The font size of names on plates."""
_SMALLER = 40
"""The font size of loss numbers in a ghost of ten or more pieces."""
_PLATE, _EMPTY_PLATE = (4, 42), (37, 50)
"""The upper and lower end of a plate relative to the cell's centre, without its edge of 2 pixels."""
_TAILED, _TAIL = ("g", "j"), 7
"""The columns whose letters have tails, and by how much their plates are longer."""
_AIR = 5
"""The distance of a plate's name from its sides."""
_ROUNDING = 10
_HALF_A_LOSS = 21
"""Half the height of a loss number's plate."""
_BADGE = 27
_GHOST = (40, 31)
TILTS = (-14, 12, -9, 15)
"""By how many degrees falling pieces are tilted, in turn."""
_GHOST_LIFT, _GHOST_SHADOW, _GHOST_BLUR = 7, (6, 20), 3
"""How high a falling piece is above its cell's centre, where its shadow falls, and how soft that is."""
_ARM, _ARM_EDGE = 9, 3.5
"""The width of a cross's arms and of their outline."""
_REACH, _REACH_ABOVE_A_PLATE = 34, 28
"""How far the arms extend horizontally and vertically, without and with a name plate below."""
_FLATTER = 0.87
"""The slant at which the board is seen makes crosses flatter, like pieces."""
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
    match kind:
        case Ground.CHOSEN:
            canvas.polygon(hexagon(), theme.choice)
            _draw_frame(canvas, _GAP, theme.choice_ink, 2.5)
        case Ground.TARGET:
            _draw_wood(canvas, theme, tone, _GAP + 9)
            _draw_frame(canvas, _GAP, theme.choice, 7)
            _draw_frame(canvas, _GAP + 7, theme.choice_ink, 2)
        case Ground.WON:
            canvas.polygon(hexagon(), theme.winner)
            _draw_bevel(canvas, theme.winner_dark, theme.winner_light, _GAP)
        case Ground.PLAIN | Ground.MOVABLE:
            _draw_wood(canvas, theme, tone, _GAP)
    _draw_frame(canvas, 0, theme.gap, _GAP)
    return canvas.drawing()


def _draw_frame(canvas: Canvas, inset: float, shade: Shade, width: float) -> None:
    outer, inner = hexagon(inset), hexagon(inset + width)
    canvas.polygon((*outer, outer[0], inner[0], *reversed(inner)), shade)


def _draw_wood(canvas: Canvas, theme: Theme, tone: int, inset: float) -> None:
    """Draw a cell's wood with its grain and bevelled edges."""
    wood = theme.other_wood if tone else theme.wood
    canvas.polygon(hexagon(inset), wood.face)
    for y, bend, thick, is_dark in _GRAIN[tone]:
        canvas.wave((-HALF, y), (HALF, y), bend, thick, wood.vein if is_dark else wood.shine)
    _draw_bevel(canvas, theme.cell_dark, theme.cell_light, inset)
    canvas.keep(hexagon())


def _draw_bevel(canvas: Canvas, dark: Shade, light: Shade, inset: float) -> None:
    """Draw a cell's edges, which are light where they face the light."""
    outer, inner = hexagon(inset), hexagon(inset + _BEVEL)
    for corner in range(len(outer)):
        after = (corner + 1) % len(outer)
        shade = dark if corner in _AWAY_FROM_THE_LIGHT else light
        canvas.polygon((outer[corner], outer[after], inner[after], inner[corner]), shade)


@lru_cache(maxsize=64)
def plan(theme: Theme, number: int) -> Drawing:
    """Return the mark of a planned placement with its rank."""
    canvas = Canvas(*_CELL)
    canvas.polygon(hexagon(_GAP), theme.choice)
    draw_number(canvas, (0, -2), number, theme.choice_ink)
    return canvas.drawing()


@lru_cache(maxsize=256)
def plate(theme: Theme, name: str, kind: Ground) -> Drawing:
    """Return the plate at the foot of a selectable stack; `name` may be empty."""
    bright = kind is Ground.TARGET  # the stack that was chosen keeps its dark plate
    face, ink = (theme.choice, theme.choice_ink) if bright else (theme.choice_ink, theme.choice)
    half, (upper, lower) = (width(name, _PLATE_NAME, BOLD) / 2 + _AIR, _PLATE) if name else (20, _EMPTY_PLATE)
    lower += _TAIL if name[:1] in _TAILED else 0
    canvas = Canvas(*_CELL)
    for grow, shade in ((2.0 if name else 3.0, ink), (0.0, face)):
        canvas.plate((-half - grow, upper - grow), (half + grow, lower + grow), _ROUNDING + grow, shade)
    write_centred(canvas, (0, sum(_PLATE) / 2), name, _PLATE_NAME, ink)
    return canvas.drawing()


@lru_cache(maxsize=64)
def loss(theme: Theme, text: str, height: int, *, sure: bool, plated: bool) -> Drawing:
    """Return the mark of a stack that a move would cut off: a plate over the stack's number.

    It is inverted where not every possible move cuts the stack off.
    """
    canvas, half = Canvas(*ROOM), width(text, NAME, BOLD) / 2 + _AIR
    face, ink = (theme.loss, theme.loss_ink) if sure else (theme.loss_ink, theme.loss)
    _, middle = number_place(height, plated=plated)
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
    for wider, shade in ((_ARM_EDGE, theme.loss_ink), (0, theme.loss)):
        for rise in (reach * _FLATTER, -reach * _FLATTER):
            canvas.line((x - reach, y - rise), (x + reach, y + rise), _ARM + 2 * wider, shade)
    if height > 1:
        canvas.disc((x, y), _NUMBER_ROOM, glaze.face)
        draw_number(canvas, number, height, glaze.ink, narrow=plated)
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


@lru_cache(maxsize=16)
def ghost(theme: Theme, piece: Piece, height: int, tilt: int) -> Drawing:
    """Return the mark of a cut-off stack: a falling piece in its owner's colour with the number of pieces."""
    falling, glaze, (across, up) = Canvas(*_CELL), theme.glaze(piece), _GHOST
    falling.slab((0, 0), (across + 4, up + 4), THICK, theme.gap)
    falling.slab((0, 0), (across - 1, up - 1), THICK, glaze.under)
    falling.oval((0, 0), (across + 4, up + 4), theme.gap)
    for start in range(0, 360, 30):
        falling.arc((0, 0), (across + 3, up + 3), 4, theme.ghost_line, angles=(start, start + 17))
    falling.oval((0, 0), (across - 1, up - 1), glaze.ghost)
    falling.turn(tilt)
    canvas = Canvas(*_CELL)
    canvas.shadow([_GHOST_SHADOW], _GHOST, _GHOST_BLUR, theme.shade)
    canvas.keep(hexagon())
    canvas.lay(falling, (0, -_GHOST_LIFT))
    text = _MINUS + str(height)
    write_centred(canvas, (0, -_GHOST_LIFT), text, NAME if len(text) == len("-1") else _SMALLER, glaze.ink)
    return canvas.drawing()

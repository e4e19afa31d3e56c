"""Pieces and piles of them: bevelled rings seen from above and a little from the front.

A pile shows the edges of its upper pieces in their true colours, and on top how many pieces it has. Each DVONN piece in
it is a gem on its rim, a red rhombus. Nothing else on the board has that shape, so the DVONN pieces can be counted.
"""

from functools import lru_cache
from math import cos, radians, sin

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.geometry import Point
from rendering.lettering import write_centred
from rendering.themes import Glaze, Shade, Theme

RADIUS = 47
NOTHING = "#00000000"
ROOM = (130, 140)
"""Room for the highest pile and a mark around it: width and height, the space's centre in the middle."""

NUMBER = 52
"""The size of the number of pieces in a stack."""

_LOWEST, _EACH, _HIGHEST = 4, 2, 10
"""In pixels how high one piece rises, what each further one adds, and how high the highest pile rises."""
_FOOT = 1
"""How far below its space's centre the middle of a pile's foot lies."""
_SHADOW = 3
_BEVEL = 5
_HOLE = 17
_GEMS = {1: (0,), 2: (-24, 24), 3: (-44, 0, 44)}
"""The angles at which gems stand on the rim, in degrees clockwise from the top."""
_GEM, _GEM_ALONE = 12.5, 23
"""How far a gem's left and right corners are from its middle, on a pile and in a DVONN piece that lies alone."""
_GEMS_AT = 35
"""How far their middles are from the pile's."""


def thickness(height: int) -> int:
    """How many pixels a pile of `height` pieces rises; from some height on no more."""
    return min(_LOWEST + _EACH * (height - 1), _HIGHEST) if height else 0


def top(height: int) -> Point:
    """The middle of a pile's upper side, seen from the centre of its space."""
    return 0, _FOOT - thickness(height)


@lru_cache(maxsize=64)
def pile(theme: Theme, pieces: tuple[Piece, ...]) -> Drawing:
    """A stack's picture, anchored at its space's centre; `pieces` from the bottom to the top."""
    canvas = Canvas(*ROOM)
    canvas.slab((0, _FOOT), RADIUS, _SHADOW, theme.shadow)
    y = float(_FOOT)
    for height, piece in enumerate(pieces, start=1):
        below, y = y, float(_FOOT - thickness(height))
        if below > y or height == len(pieces):
            _draw_ring(canvas, y, below - y, theme.glaze(piece))
    _draw_middle(canvas, pieces, theme)
    return canvas.drawing()


def _draw_ring(canvas: Canvas, y: float, rise: float, glaze: Glaze) -> None:
    """Draw a piece whose upper side lies at `y` and whose edge goes down from there by `rise`."""
    canvas.slab((0, y), RADIUS, rise, glaze.side)
    canvas.disc((0, y), RADIUS, glaze.light)
    canvas.disc((0.5, y + 1), RADIUS - _BEVEL, glaze.face)


def _draw_middle(canvas: Canvas, pieces: tuple[Piece, ...], theme: Theme) -> None:
    height, glaze = len(pieces), theme.glaze(pieces[-1])
    middle = top(height)
    if height > 1:
        draw_number(canvas, middle, height, glaze.ink)
        for angle in _GEMS.get(pieces.count(Piece.DVONN), ()):
            _draw_gem(canvas, _on_the_rim(middle, angle), _GEM, theme)
    elif pieces == (Piece.DVONN,):
        _draw_gem(canvas, middle, _GEM_ALONE, theme)
    else:
        _draw_hole(canvas, middle, glaze)


def _draw_hole(canvas: Canvas, middle: Point, glaze: Glaze) -> None:
    """Draw the hole of a ring: quiet, as there are forty of them on a full board."""
    x, y = middle
    canvas.disc((x, y), _HOLE, glaze.side)


def draw_number(canvas: Canvas, middle: Point, number: int, shade: Shade) -> None:
    """Write the number of pieces in a stack."""
    x, y = middle
    write_centred(canvas, (x, y - 2), str(number), NUMBER, shade)


def _on_the_rim(middle: Point, angle: float) -> Point:
    x, y = middle
    return x + _GEMS_AT * sin(radians(angle)), y - _GEMS_AT * cos(radians(angle))


def _draw_gem(canvas: Canvas, middle: Point, size: float, theme: Theme) -> None:
    """Draw the sign of a DVONN piece; from its middle to its left and right corner are `size` pixels."""
    x, y = middle
    stone = size - 4.5
    for wide, shade in (
        (size + 1.5, theme.last_move_edge),
        (size - 1, theme.gem_setting),
        (stone, theme.gem),
    ):
        high = 1.15 * wide
        canvas.polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), shade)
    canvas.polygon(((x, y - 1.15 * stone), (x + stone, y), (x - stone, y)), theme.gem_light)

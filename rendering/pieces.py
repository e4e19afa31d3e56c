"""Pieces and piles of them: rings seen from above and a little from the front.

A pile shows the edges of all its pieces, in their true order and colours, and on top their number. A DVONN
piece inside puts a gem on the rim: red, and a rhombus, which nothing else on the board is.
"""

from functools import lru_cache
from math import exp

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.geometry import Point
from rendering.lettering import write_centred
from rendering.themes import Glaze, Shade, Theme

RADIUS = 36
NOTHING = "#00000000"
ROOM = (100, 140)
"""Room for the highest pile and a mark around it: width and height, the space's centre in the middle."""

_LIMIT = 34
_PIECES_TO_SLOW_DOWN = 5
_LINE = 1
_SHADOW = 3
_HOLE = 15
_WELL = 26


def thickness(height: int) -> int:
    """How many pixels a pile of `height` pieces rises: the higher it is, the less a piece adds."""
    # Even, so that faces fall on whole pixels: piles that look the same have the same pixels, which compress well.
    return 2 * round(_LIMIT / 2 * (1 - exp(-height / _PIECES_TO_SLOW_DOWN)))


def top(height: int) -> Point:
    """The middle of a pile's upper side, seen from the centre of its space."""
    return 0, -thickness(height) / 2


@lru_cache(maxsize=512)
def pile(theme: Theme, pieces: tuple[Piece, ...]) -> Drawing:
    """A stack's picture, anchored at its space's centre; `pieces` from the bottom to the top."""
    canvas = Canvas(*ROOM)
    lowest = y = thickness(len(pieces)) / 2
    canvas.slab((0, y), RADIUS, _SHADOW, theme.shadow)
    for height, piece in enumerate(pieces, start=1):
        below, y = y, lowest - thickness(height)
        _draw_ring(canvas, y, below - y, theme.glaze(piece))
    _draw_middle(canvas, pieces, theme)
    return canvas.drawing()


def _draw_ring(canvas: Canvas, y: float, rise: float, glaze: Glaze) -> None:
    """Draw a piece whose upper side lies at `y` and whose edge goes down from there by `rise`."""
    canvas.slab((0, y), RADIUS, rise, glaze.line)
    canvas.slab((0, y), RADIUS - _LINE, rise, glaze.side)
    canvas.disc((0, y), RADIUS - _LINE, glaze.face)


def _draw_middle(canvas: Canvas, pieces: tuple[Piece, ...], theme: Theme) -> None:
    height, glaze = len(pieces), theme.glaze(pieces[-1])
    x, y = top(height)
    if height > 1:
        canvas.disc((x, y), _WELL, glaze.side)
        draw_number(canvas, (x, y), height, glaze.ink)
        if Piece.DVONN in pieces:
            _draw_gem(canvas, (x + 27, y - 25), 16.5, theme)
    elif pieces == (Piece.DVONN,):
        canvas.disc((x, y), _WELL, glaze.side)
        _draw_gem(canvas, (x, y), 21, theme)
    else:
        canvas.disc((x, y), _HOLE, glaze.line)
        canvas.disc((x, y + 1.5), _HOLE - 2.5, NOTHING)


def draw_number(canvas: Canvas, middle: Point, number: int, shade: Shade) -> None:
    """Write the number of pieces in a stack."""
    text = str(number)
    write_centred(canvas, middle, text, 43 if len(text) == 1 else 35, shade)


def _draw_gem(canvas: Canvas, middle: Point, size: float, theme: Theme) -> None:
    """Draw the sign of a DVONN piece; from its middle to its left and right corner are `size` pixels."""
    x, y = middle
    stone = 0.64 * size
    for wide, shade in ((size, theme.dvonn.line), (size - 2, theme.gem_setting), (stone, theme.gem)):
        high = 1.15 * wide
        canvas.polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), shade)
    canvas.polygon(((x, y - 1.15 * stone), (x + stone, y), (x - stone, y)), theme.gem_light)

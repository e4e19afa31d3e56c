"""Pieces and piles of them: rings seen from above and a little from the front.

A pile shows the edges of all its pieces, in their true order and colours, and on top their number. A DVONN
piece inside puts a gem on the rim: red, and a rhombus, which nothing else on the board is.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.sprites import Sprite

if TYPE_CHECKING:
    from rendering.geometry import Point
    from rendering.themes import Glaze, Shade, Theme

RADIUS = 37
ROOM = (100, 140)
"""Room for the highest pile and a mark around it: width and height, the space's centre in the middle."""

_LIMIT = 34
_PIECES_TO_SLOW_DOWN = 5
_LINE = 1.5
_SHADOW = 4
_HOLE = 15
_WELL = 26.5


def thickness(height: int) -> int:
    """Return how many pixels a pile of ``height`` pieces rises: every piece adds less than the one below."""
    # Even, so that every pile's faces fall on whole pixels: what looks the same is the same, which PNG likes.
    return 2 * round(_LIMIT / 2 * (1 - exp(-height / _PIECES_TO_SLOW_DOWN)))


def top(height: int) -> Point:
    """Return where the middle of a pile's upper side lies, seen from the centre of its space."""
    return 0, -thickness(height) / 2


@lru_cache(maxsize=512)
def pile(theme: Theme, pieces: tuple[Piece, ...]) -> Sprite:
    """Return a stack's picture, anchored at its space's centre; ``pieces`` from the bottom to the top."""
    canvas = Canvas(*ROOM)
    height = len(pieces)
    ground = thickness(height) / 2
    canvas.slab((0, ground), RADIUS, _SHADOW, theme.shadow)
    for count, piece in enumerate(pieces, start=1):
        _draw_ring(
            canvas, ground - thickness(count), thickness(count) - thickness(count - 1), theme.glaze(piece)
        )
    glaze = theme.glaze(pieces[-1])
    if height > 1:
        canvas.disc(top(height), _WELL, glaze.well)
        draw_number(canvas, top(height), height, glaze.ink, bolder=3)
    else:
        _draw_hole(canvas, top(height), glaze, theme)
    if Piece.DVONN in pieces:
        _draw_gem(canvas, top(height), theme, on_rim=height > 1)
    return Sprite.of(canvas.image())


def _draw_ring(canvas: Canvas, y: float, rise: float, glaze: Glaze) -> None:
    """Draw a piece whose upper side lies at ``y`` and whose edge goes down from there by ``rise``."""
    line = min(_LINE, rise / 3)
    canvas.slab((0, y), RADIUS, rise, glaze.line)
    canvas.slab((0, y), RADIUS - line, rise, glaze.side)
    canvas.disc((0, y), RADIUS - line, glaze.face)


def _draw_hole(canvas: Canvas, middle: Point, glaze: Glaze, theme: Theme) -> None:
    x, y = middle
    canvas.disc(middle, _HOLE, glaze.hole)
    canvas.disc((x, y + 1.5), _HOLE - 2.5, theme.surface)


def draw_number(canvas: Canvas, middle: Point, number: int, shade: Shade, *, bolder: float) -> None:
    """Write how many pieces a stack has."""
    text = str(number)
    canvas.text(middle, text, 43 if len(text) == 1 else 37, shade, bolder=bolder)


def _draw_gem(canvas: Canvas, middle: Point, theme: Theme, *, on_rim: bool) -> None:
    x, y = middle
    if on_rim:
        x, y = x + 25, y - 22
    for size, shade in ((16.5, theme.dvonn.line), (14.5, theme.gem_setting), (10.5, theme.gem)):
        canvas.polygon(((x, y - 1.15 * size), (x + size, y), (x, y + 1.15 * size), (x - size, y)), shade)
    canvas.polygon(((x, y - 12), (x + 10.5, y), (x - 10.5, y)), theme.gem_light)

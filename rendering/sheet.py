"""The sheet on which charts are drawn: as wide as a board, in the theme's few colours."""

from collections.abc import Callable

from dvonn import Colour
from rendering.canvas import Canvas
from rendering.encoding import flat_png
from rendering.geometry import Point
from rendering.lettering import fitted, write
from rendering.palettes import numbered, palette
from rendering.panels import MARGIN, PADDING, draw_sign
from rendering.themes import Theme

WIDTH = 1200
TEXT = 46
"""The size of words."""
LEFT = 92
"""Where panels begin: numbers stand at their left."""

_NAMES = 66
"""The line on which the players' names stand."""
_SIGN = 22
_SAMPLE = 60
"""How long a piece of a curve stands beside a player's name."""

Sample = Callable[[Colour, Point, Point], None]
"""Draws a piece of a player's curve, from one point to another."""


def sheet(height: int, theme: Theme) -> Canvas:
    """An empty sheet; its upper left corner is (0, 0)."""
    return Canvas(WIDTH, height, origin=(0, 0), ground=theme.surface)


def png_of(canvas: Canvas, theme: Theme) -> bytes:
    """The drawing as a file, in the few colours of the board."""
    return flat_png(numbered(canvas.image(), theme), bytes(palette(theme).getpalette() or ()))


def write_line(
    canvas: Canvas, theme: Theme, place: Point, text: str, room: float, *, align: float = 0
) -> None:
    """Write words that are cut with an ellipsis where they have no room."""
    write(canvas, place, fitted(text, room, TEXT), TEXT, theme.label, align=align)


def draw_names(
    canvas: Canvas, theme: Theme, names: tuple[str, str], right: float, sample: Sample | None = None
) -> None:
    """Write White's and Black's name at the top, each beside the player's sign and maybe a `sample`."""
    room = (right - LEFT) / 2
    for left, colour, name in zip((LEFT, LEFT + room), Colour, names, strict=True):
        middle, end = _NAMES - 0.36 * TEXT, left + (_SAMPLE if sample else _SIGN + 12)
        corner, opposite = (left, middle - _SIGN - 12), (end + _SIGN + 12, middle + _SIGN + 12)
        canvas.plate(corner, opposite, PADDING, theme.paper)
        if sample:
            sample(colour, (left + MARGIN, middle), (end, middle))
        draw_sign(canvas, theme, colour, (end, middle), _SIGN)
        start = end + _SIGN + 28
        write_line(canvas, theme, (start, _NAMES), name, left + room - start - MARGIN)

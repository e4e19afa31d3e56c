"""The drawing surface of charts: as wide as a board, in the theme's palette."""

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
"""The font size of text."""
LEFT = 92
"""The panels' left edge; numbers are written to its left."""

_NAMES = 66
"""The baseline of the players' names."""
_SIGN = 22
_SAMPLE = 60
"""The length of the curve sample beside a player's name."""

Sample = Callable[[Colour, Point, Point], None]
"""A function that draws a sample of a player's curve between two points."""


def sheet(height: int, theme: Theme) -> Canvas:
    """Return an empty canvas whose upper left corner is (0, 0)."""
    return Canvas(WIDTH, height, origin=(0, 0), ground=theme.surface)


def png_of(canvas: Canvas, theme: Theme) -> bytes:
    """Encode the drawing in the board's palette."""
    return flat_png(numbered(canvas.image(), theme), bytes(palette(theme).getpalette() or ()))


def write_line(
    canvas: Canvas, theme: Theme, place: Point, text: str, room: float, *, align: float = 0
) -> None:
    """Write text, truncated with an ellipsis to `room` pixels."""
    write(canvas, place, fitted(text, room, TEXT), TEXT, theme.label, align=align)


def draw_names(
    canvas: Canvas, theme: Theme, names: tuple[str, str], right: float, sample: Sample | None = None
) -> None:
    """Write both names at the top, each beside the player's disc and an optional curve `sample`."""
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

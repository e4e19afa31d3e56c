"""A crown, with the name of who wears it beside it."""

from rendering.canvas import Canvas
from rendering.font import BOLD
from rendering.geometry import Point
from rendering.lettering import fitted, width, write
from rendering.sheet import WIDTH, png_of, sheet
from rendering.themes import DEFAULT, Theme

HEIGHT = 300

_EDGE, _ROUNDING = 8, 28
_LETTERS, _LEAST, _GAP = 96, 64, 56
"""The font size of a name, that of a long one, and its distance from the crown."""
_HALF, _BASE, _RISE, _BAND = 116, 84, 160, 30
"""The crown: half its width, its lower edge below the middle, its height above that, and the height of its band."""
_LINE, _BALL, _GEM = 5, 15, 12


def render_crown(name: str = "", theme: Theme = DEFAULT) -> bytes:
    """Render a crown as a PNG file, 1200 pixels wide, alone or with a name to its right. Thread-safe."""
    canvas = sheet(HEIGHT, theme)
    canvas.plate((_EDGE, _EDGE), (WIDTH - _EDGE, HEIGHT - _EDGE), _ROUNDING, theme.paper)
    room = WIDTH - 4 * _EDGE - 2 * _GAP - 2 * _HALF
    letters = max(_LEAST, min(_LETTERS, _LETTERS * room / max(1, width(name, _LETTERS, BOLD))))
    written = fitted(name, room, letters, BOLD)
    long = 2 * _HALF + (_GAP + width(written, letters, BOLD) if written else 0)
    left = (WIDTH - long) / 2
    _draw_crown(canvas, theme, (left + _HALF, HEIGHT / 2))
    if written:
        start = left + 2 * _HALF + _GAP, HEIGHT / 2 + 0.36 * letters
        write(canvas, start, written, letters, theme.paper_name, weight=BOLD)
    return png_of(canvas, theme)


def _draw_crown(canvas: Canvas, theme: Theme, middle: Point) -> None:
    """Draw a crown with three points, in the colours of a winner, with the red of DVONN pieces for gems."""
    for grow, shade in ((_LINE, theme.last_move_edge), (0, theme.winner)):
        _fill_crown(canvas, middle, grow, shade)
    x, y = middle
    top = y + _BASE - _BAND
    canvas.line((x - _HALF + 10, top), (x + _HALF - 10, top), 3, theme.last_move_edge)
    for across in (-0.55, 0, 0.55):
        place = x + across * _HALF, y + _BASE - _BAND / 2
        canvas.disc(place, _GEM, theme.dvonn.line)
        canvas.disc(place, _GEM - 3, theme.dvonn.face)


def _fill_crown(canvas: Canvas, middle: Point, grow: float, shade: str) -> None:
    x, y = middle
    low, high, dip = y + _BASE + grow, y + _BASE - _RISE - grow, y + _BASE - 0.5 * _RISE - grow
    half, inner = _HALF + grow, 0.48 * _HALF
    canvas.polygon(
        [
            (x - half + 12, low),
            (x - half, high + 0.18 * _RISE),
            (x - inner, dip),
            (x, high),
            (x + inner, dip),
            (x + half, high + 0.18 * _RISE),
            (x + half - 12, low),
        ],
        shade,
    )
    for across, top in ((-_HALF, high + 0.18 * _RISE), (0, high), (_HALF, high + 0.18 * _RISE)):
        canvas.disc((x + across, top + grow), _BALL + grow, shade)

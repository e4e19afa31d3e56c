"""Accents, drawn onto letters: each a few lines and discs above, below or across the letter's own box.

Their names are those of Unicode's combining characters: https://www.unicode.org/charts/PDF/U0300.pdf
"""

from itertools import pairwise
from typing import TypeAlias

from rendering.canvas import Box, Canvas
from rendering.geometry import Point
from rendering.themes import Shade

_Strokes: TypeAlias = tuple[tuple[Point, ...], ...]
"""Lines through points, in ems; a line of one point is a dot."""

_GAP = 0.09
_LINE, _DOT = 0.065, 0.058

_ABOVE: dict[str, _Strokes] = {
    "\N{COMBINING GRAVE ACCENT}": (((-0.08, -0.13), (0.04, 0)),),
    "\N{COMBINING ACUTE ACCENT}": (((-0.04, 0), (0.08, -0.13)),),
    "\N{COMBINING CIRCUMFLEX ACCENT}": (((-0.11, 0), (0, -0.11), (0.11, 0)),),
    "\N{COMBINING CARON}": (((-0.11, -0.11), (0, 0), (0.11, -0.11)),),
    "\N{COMBINING TILDE}": (((-0.13, -0.02), (-0.06, -0.07), (0.06, -0.02), (0.13, -0.07)),),
    "\N{COMBINING MACRON}": (((-0.12, -0.04), (0.12, -0.04)),),
    "\N{COMBINING BREVE}": (((-0.11, -0.1), (-0.06, -0.02), (0.06, -0.02), (0.11, -0.1)),),
    "\N{COMBINING DIAERESIS}": (((-0.11, -0.04),), ((0.11, -0.04),)),
    "\N{COMBINING DOT ABOVE}": (((0, -0.04),),),
    "\N{COMBINING RING ABOVE}": (((-0.07, -0.06), (0, -0.13), (0.07, -0.06), (0, 0.01), (-0.07, -0.06)),),
    "\N{COMBINING HOOK ABOVE}": (((-0.05, -0.13), (0.04, -0.12), (0.04, -0.07), (0, -0.04), (0, 0)),),
    "\N{COMBINING DOUBLE ACUTE ACCENT}": (((-0.1, 0), (-0.02, -0.12)), ((0.05, 0), (0.13, -0.12))),
}
_BELOW: dict[str, _Strokes] = {
    "\N{COMBINING CEDILLA}": (((0.01, 0), (0.05, 0.08), (-0.06, 0.13)),),
    "\N{COMBINING OGONEK}": (((0.12, -0.02), (0.06, 0.08), (0.15, 0.12)),),
    "\N{COMBINING COMMA BELOW}": (((0.03, 0.07), (-0.02, 0.15)),),
    "\N{COMBINING DOT BELOW}": (((0, 0.1),),),
}
_ACROSS: dict[str, _Strokes] = {
    "\N{COMBINING HORN}": (((0.22, -0.2), (0.29, -0.25), (0.29, -0.33)),),
    "\N{COMBINING SHORT STROKE OVERLAY}": (((-0.32, 0), (0, 0)),),
    "\N{COMBINING LONG STROKE OVERLAY}": (((-0.2, -0.24), (0.26, -0.24)),),
    "\N{COMBINING SHORT SOLIDUS OVERLAY}": (((-0.14, 0.08), (0.14, -0.08)),),
    "\N{COMBINING LONG SOLIDUS OVERLAY}": (((-0.24, 0.3), (0.24, -0.3)),),
}

ABOVE = frozenset(_ABOVE)
"""The accents that take the place of the dot of an i."""
ACCENTS = ABOVE.union(_BELOW, _ACROSS)
"""All accents that can be drawn."""
ROOM_ABOVE = 0.16
"""How much higher, in ems, an accent stands if there is one below it already."""

ENTWINED = {
    "ø": "o\N{COMBINING LONG SOLIDUS OVERLAY}",
    "Ø": "O\N{COMBINING LONG SOLIDUS OVERLAY}",
    "ł": "l\N{COMBINING SHORT SOLIDUS OVERLAY}",
    "Ł": "L\N{COMBINING SHORT SOLIDUS OVERLAY}",
    "đ": "d\N{COMBINING LONG STROKE OVERLAY}",
    "Đ": "D\N{COMBINING SHORT STROKE OVERLAY}",
    "ħ": "h\N{COMBINING LONG STROKE OVERLAY}",
    "Ħ": "H\N{COMBINING LONG STROKE OVERLAY}",
}
"""Letters that Unicode does not take apart."""


def draw_accent(canvas: Canvas, letter: Box, accent: str, size: float, shade: Shade) -> None:
    """Draw one of `ACCENTS` onto a letter of a size, wherever on the canvas that is."""
    left, top, right, bottom = letter
    x = (left + right) / 2
    if accent in _ABOVE:
        strokes, y = _ABOVE[accent], top - _GAP * size
    elif accent in _BELOW:
        strokes, y = _BELOW[accent], bottom
    else:
        strokes, y = _ACROSS[accent], (top + bottom) / 2
    for stroke in strokes:
        points = [(x + across * size, y + down * size) for across, down in stroke]
        for one, other in pairwise(points):
            canvas.line(one, other, _LINE * size, shade)
        if len(points) == 1:
            canvas.disc(points[0], _DOT * size, shade)

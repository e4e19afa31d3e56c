"""How well a picture can be read on a phone: sizes at 300 pixels, contrasts, and colours for people who confuse some.

Run `python -m benchmarks.legibility`. Contrast is that of WCAG 2.2; colour blindness is simulated by the matrices of
Machado, Oliveira and Fernandes, in linear light. The exit status says whether every figure is what it should be.
"""

import sys
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from PIL import ImageColor

from dvonn import SPACES
from rendering import THEMES, Theme
from rendering.geometry import CELL, HALF, HEIGHT, LABEL, ROW, WIDTH
from rendering.marks import NAME
from rendering.pieces import NUMBER, RADIUS

PHONE = 300 / WIDTH
BLINDNESS = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}


class Figure(NamedTuple):
    """A figure, and the least that it should be."""

    name: str
    value: float
    least: float


def linear(shade: str) -> list[float]:
    """The light of a colour: red, green, blue."""
    levels = [level / 255 for level in ImageColor.getrgb(shade)[:3]]
    return [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    lights = (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (one, other)))
    less, more = sorted(lights)
    return (more + 0.05) / (less + 0.05)


def sizes() -> Iterator[Figure]:
    """Yield what is measured in pixels of a phone, and the share of the cells."""
    yield Figure("piece, diameter", 2 * RADIUS * PHONE, 22)
    yield Figure("number of a stack", NUMBER * PHONE, 13)
    yield Figure("name of a space", NAME * PHONE, 11)
    yield Figure("row and column", LABEL * PHONE, 10)
    cell = 2 * HALF * ROW
    yield Figure("cells, % of the board's picture", 100 * len(SPACES) * cell / (WIDTH * HEIGHT), 70)
    yield Figure("piece, % of its cell's width", 200 * RADIUS / CELL, 90)


def contrasts(theme: Theme) -> Iterator[Figure]:
    """Yield the contrasts of a theme, the lower of both tones."""
    cells = theme.cell, theme.other_cell
    marks = theme.last_move, theme.last_move_edge
    yield Figure("name on a cell", min(contrast(theme.cell_name, cell) for cell in cells), 4.5)
    yield Figure("row and column", contrast(theme.label, theme.surface), 4.5)
    yield Figure("name that can be chosen", contrast(theme.choice_ink, theme.choice), 4.5)
    for name, glaze in (("white", theme.white), ("black", theme.black), ("DVONN", theme.dvonn)):
        seen = min(max(contrast(glaze.face, cell), contrast(glaze.light, cell)) for cell in cells)
        yield Figure(f"{name} piece on its cell", seen, 3)
        yield Figure(f"number on {name}", contrast(glaze.ink, glaze.face), 4.5)
        yield Figure(f"last move on {name}", max(contrast(mark, glaze.face) for mark in marks), 3)
    yield Figure("last move on a cell", min(contrast(theme.last_move, cell) for cell in cells), 3)


def lightness_and_colour(shade: str, blindness: str) -> tuple[float, float, float]:
    """A colour in CIELAB as somebody sees it."""
    light = [
        sum(part * level for part, level in zip(row, linear(shade), strict=True))
        for row in BLINDNESS[blindness]
    ]
    r, g, b = (min(max(level, 0), 1) for level in light)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: str, other: str, blindness: str) -> float:
    """How far two colours differ for somebody, by the formula CIE94."""
    (l1, a1, b1), (l2, a2, b2) = (lightness_and_colour(shade, blindness) for shade in (one, other))
    c1, c2 = sqrt(a1 * a1 + b1 * b1), sqrt(a2 * a2 + b2 * b2)
    hue = max((a1 - a2) ** 2 + (b1 - b2) ** 2 - (c1 - c2) ** 2, 0)
    weight = max(c1, c2)
    return sqrt((l1 - l2) ** 2 + ((c1 - c2) / (1 + 0.045 * weight)) ** 2 + hue / (1 + 0.015 * weight) ** 2)


def figures() -> Iterator[tuple[str, Figure]]:
    """Yield all figures with what they are about."""
    for figure in sizes():
        yield "at 300 px", figure
    for theme in THEMES.values():
        for figure in contrasts(theme):
            yield theme.name, figure
        for blindness in BLINDNESS:
            apart = difference(theme.last_move, theme.choice, blindness)
            yield theme.name, Figure(f"last move from choice, {blindness}", apart, 20)


def main() -> int:
    """Print the table; 1 where a figure is less than it should be."""
    good = True
    for about, (name, value, least) in figures():
        good &= value >= least
        print(f"{about:10} {name:40} {value:6.1f}   at least {least:5.1f}{'' if value >= least else '   !'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

"""The difference of two colours, for legibility and for colour-blind people.

Contrast is that of WCAG 2.2. Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009),
in linear light. Differences are CIEDE2000 as in Sharma, Wu and Dalal (2005), with illuminant D65.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green, blue, from 0 to 255."""
Lab: TypeAlias = tuple[float, float, float]
"""CIELAB: lightness, green to red, blue to yellow."""

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


def _linear(colour: Colour) -> list[float]:
    """Convert sRGB to linear light: red, green, blue."""
    levels = [level / 255 for level in colour]
    return [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels]


def light(colour: Colour, blindness: str | None = None) -> float:
    """Return a colour's relative luminance, from 0 to 1, for all people or for those with one type of `BLINDNESS`."""
    seen = _seen(colour, blindness) if blindness else _linear(colour)
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    less, more = sorted(map(light, (one, other)))
    return (more + 0.05) / (less + 0.05)


def as_seen(colour: Colour, blindness: str) -> Lab:
    """Return a colour as people with one type of `BLINDNESS` see it."""
    r, g, b = _seen(colour, blindness)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > (6 / 29) ** 3 else t * (29 / 6) ** 2 / 3 + 4 / 29 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _seen(colour: Colour, blindness: str) -> list[float]:
    """Convert sRGB to the linear light that people with one type of `BLINDNESS` see."""
    levels = _linear(colour)
    seen = (sum(p * level for p, level in zip(row, levels, strict=True)) for row in BLINDNESS[blindness])
    return [min(max(level, 0), 1) for level in seen]


def difference(one: Lab, other: Lab) -> float:
    """Return the difference ΔE of two colours by CIEDE2000, with all weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1 + _by_chroma((hypot(a1, b1) + hypot(a2, b2)) / 2, 0.5, -0.5)
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    turn, hue = _hues(degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360, grey=not c1 * c2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    in_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _unevenness(hue))
    rotation = _by_chroma(chroma, 0, 2) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(in_light**2 + in_chroma**2 + in_hue**2 - rotation * in_chroma * in_hue)


def _by_chroma(chroma: float, grey: float, vivid: float) -> float:
    """Return the term of the formula that separates greyish from vivid colours."""
    return grey + vivid * sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hues(one: float, other: float, *, grey: bool) -> tuple[float, float]:
    """Return the shorter arc from one hue to the other, and its middle, in degrees."""
    if grey:
        return 0, one + other
    turn = (other - one + 180) % 360 - 180
    if turn == -180 and other > one:
        turn = 180
    return turn, (one + turn / 2) % 360


def _unevenness(hue: float) -> float:
    """Return the formula's weight T of a difference in hue."""
    waves = ((-0.17, 1, -30.0), (0.24, 2, 0.0), (0.32, 3, 6.0), (-0.20, 4, -63.0))
    return 1 + sum(size * cos(radians(times * hue + shift)) for size, times, shift in waves)

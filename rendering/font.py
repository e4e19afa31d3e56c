"""The font of all pictures: Inter, installed as a package so that every machine draws the same glyphs.

It covers languages in Latin, Cyrillic and Greek script, and arrows. These scripts need no complex layout, so Pillow's
basic layout is used: its other layout engine depends on a system library that may be missing.
"""

from functools import lru_cache

import fontpkg
from PIL import ImageFont

MEDIUM, BOLD = 500, 700
"""Font weights: body text, and emphasis."""

_SMALL_SIZES = 14
"""The optical size in points: pictures are displayed at a fraction of their size."""
_ABSENT = "\U0010fffd"
"""A character that no font has."""


@lru_cache(maxsize=32)
def face(size: float, weight: int) -> ImageFont.FreeTypeFont:
    found = ImageFont.truetype(str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([_SMALL_SIZES, weight])
    return found


@lru_cache(maxsize=4096)
def has(sign: str) -> bool:
    """Return whether the font has a character."""
    return _shape(sign) != _shape(_ABSENT)


def _shape(sign: str) -> bytes:
    """Return a character's bitmap; all missing characters share one."""
    return bytes(face(20, MEDIUM).getmask(sign))

"""The one font of all pictures: Inter, which comes as a package, so that every machine draws the same letters.

It has the letters of the living languages that are written in Latin, Cyrillic and Greek, and arrows. Letters are set
one after the other, as these scripts allow: Pillow's other way of setting them looks different where a library of the
system is missing.
"""

from functools import lru_cache

import fontpkg
from PIL import ImageFont

MEDIUM, BOLD = 500, 700
"""How heavy letters are, in the font's own unit: those of sentences, and those that are seen first."""

_SMALL_SIZES = 14
"""The optical size for which letters are shaped, in points: pictures are seen at a fraction of their size."""
_ABSENT = "\U0010fffd"
"""A sign that no font has."""


@lru_cache(maxsize=32)
def face(size: float, weight: int) -> ImageFont.FreeTypeFont:
    """The font in a size and a weight."""
    found = ImageFont.truetype(str(fontpkg.path("Inter")), size, layout_engine=ImageFont.Layout.BASIC)
    found.set_variation_by_axes([_SMALL_SIZES, weight])
    return found


@lru_cache(maxsize=4096)
def has(sign: str) -> bool:
    """Whether the font has a sign."""
    return _shape(sign) != _shape(_ABSENT)


def _shape(sign: str) -> bytes:
    """A sign's picture; all signs that the font lacks share one."""
    return bytes(face(20, MEDIUM).getmask(sign))

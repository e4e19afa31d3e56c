"""A picture cut into strips that are compressed one by one and kept.

From one move to the next most of a picture stays the same, and so do most of its strips. A strip is known by what lies
on it, so it is found again without being drawn.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.bar import Bar, lay_out_bar
from rendering.bare_board import bare_bar, bare_board
from rendering.geometry import HEIGHT, WIDTH
from rendering.sprites import Stamp
from rendering.themes import Theme

LINES = 54
"""The lines of a strip, a part of `HEIGHT`: fewer mean more strips, more mean that a change touches a larger part."""

_LEVEL = 7
_NO_FILTER = bytes([0])
"""The byte before each line in a PNG file; filters only help pictures in many colours."""
_KEPT = 512
"""How many strips are kept, of about 3 kB each: those of fifty boards."""
_KEPT_BARS = 128


class Strip(NamedTuple):
    """Lines of a picture as a PNG file has them, each behind its filter's number."""

    deflated: bytes
    """A piece of a deflate stream that refers to nothing before it and ends between two bytes."""
    length: int
    """The bytes of the lines themselves."""
    checksum: int
    """Their Adler-32."""


def cut(theme: Theme, stamps: Sequence[Stamp]) -> list[Strip]:
    """All strips of a picture, from its top on."""
    lying: list[list[Stamp]] = [[] for _ in range(HEIGHT // LINES)]
    for stamp in stamps:
        for number in range(stamp.top // LINES, (stamp.bottom - 1) // LINES + 1):
            lying[number].append(stamp)
    return [strip(theme, number, tuple(upon)) for number, upon in enumerate(lying)]


@lru_cache(maxsize=_KEPT)
def strip(theme: Theme, number: int, stamps: tuple[Stamp, ...]) -> Strip:
    """A strip with what lies on it."""
    picture = _bare_strip(theme, number).copy()
    for sprite, left, top in stamps:
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top - number * LINES), sprite.drawn)
    return _deflated(picture)


@lru_cache(maxsize=_KEPT_BARS)
def bar_strip(theme: Theme, bar: Bar) -> Strip:
    """The strip above a board's, with the gap between them."""
    picture = _filtered(bare_bar(theme))
    for sprite, left, top in lay_out_bar(bar, theme):
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top), sprite.drawn)
    return _deflated(picture)


def _deflated(picture: Image.Image) -> Strip:
    lines = picture.tobytes()
    stream = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS)
    return Strip(stream.compress(lines) + stream.flush(zlib.Z_FULL_FLUSH), len(lines), zlib.adler32(lines))


@lru_cache(maxsize=64)
def _bare_strip(theme: Theme, number: int) -> Image.Image:
    """A strip of the empty board (L, not to be changed), in its first column the lines' filters."""
    return _filtered(bare_board(theme).crop((0, number * LINES, WIDTH, (number + 1) * LINES)))


def _filtered(picture: Image.Image) -> Image.Image:
    """A copy with its lines' filters in front."""
    lines = Image.new("L", (len(_NO_FILTER) + picture.width, picture.height), *_NO_FILTER)
    lines.paste(picture, (len(_NO_FILTER), 0))
    return lines

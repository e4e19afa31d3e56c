"""A picture cut into strips that are compressed one by one and kept.

From one move to the next most of a picture stays the same, and so do most of its strips. A strip is known by what lies
on it, so it is found again without being drawn.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise, product
from threading import Lock
from typing import NamedTuple, TypeAlias

from PIL import Image
from zlib_ng import zlib_ng as zlib

from dvonn import SPACES
from rendering.bar import Bar, lay_out_bar
from rendering.bare_board import bare_bar, bare_board
from rendering.geometry import HEIGHT, centre
from rendering.sprites import Stamp
from rendering.themes import Theme

_ABOVE, _BELOW = 61, 52
"""How far a pile with a ring around it reaches from its cell's centre."""


def _borders() -> list[int]:
    rows = {centre(space)[1] for space in SPACES}
    return sorted({0, HEIGHT, *(row - _ABOVE for row in rows), *(row + _BELOW for row in rows)})


_BORDERS = _borders()
"""The lines at which strips begin or end: a row's piles lie on three, and share the outer ones with the next rows."""
_STRIPS = list(pairwise(_BORDERS))
_STRIP_AT = [number for number, (top, bottom) in enumerate(_STRIPS) for _ in range(top, bottom)]
"""For each line, the number of its strip."""

_FAST, _SMALLER = 5, (6, 9)
"""The levels of compression. The others take 1.5 and 5 times the time, and save a twentieth and a twelfth."""
_NO_FILTER = bytes([0])
"""The byte before each line in a PNG file; filters only help pictures in many colours."""
_KEPT_SMALLER = 48
_KEPT_BARS = 64


class Strip(NamedTuple):
    """Lines of a picture as a PNG file has them, each behind its filter's number."""

    deflated: bytes
    """A piece of a deflate stream that refers to nothing before it and ends between two bytes."""
    length: int
    """The bytes of the lines themselves."""
    checksum: int
    """Their Adler-32."""


Key: TypeAlias = tuple[Theme, int, tuple[Stamp, ...]]
"""The theme of a strip, its number from the top, and the stamps on it."""
_STAMP_BYTES = 120
"""About the memory that each of those stamps takes."""


class Kept:
    """Strips by what lies on them, up to a number of bytes: those go first that were not asked for the longest."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._strips: OrderedDict[Key, Strip] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Key) -> Strip | None:
        """The strip, if it is kept."""
        with self._lock:
            strip = self._strips.get(key)
            if strip:
                self._strips.move_to_end(key)
            return strip

    def keep(self, key: Key, strip: Strip) -> None:
        """Keep a strip, unless another thread has drawn it meanwhile."""
        with self._lock:
            if key in self._strips:
                return
            self._strips[key] = strip
            self._taken += _bytes_of(key, strip)
            while self._taken > self._room:
                self._taken -= _bytes_of(*self._strips.popitem(last=False))

    def clear(self) -> None:
        """Forget all strips."""
        with self._lock:
            self._strips.clear()
            self._taken = 0


KEPT = Kept(room=1 * 2**20)
"""All strips of boards: those of some dozens, as each move leaves most as they were."""


def _bytes_of(key: Key, strip: Strip) -> int:
    return len(strip.deflated) + _STAMP_BYTES * len(key[-1])


def cut(theme: Theme, stamps: Sequence[Stamp]) -> list[Strip]:
    """All strips of a picture, from its top on."""
    lying: list[list[Stamp]] = [[] for _ in _STRIPS]
    touched = [range(_STRIP_AT[stamp.top], _STRIP_AT[stamp.bottom - 1] + 1) for stamp in stamps]
    for stamp, numbers in zip(stamps, touched, strict=True):
        for number in numbers:
            lying[number].append(stamp)
    keys = [(theme, number, tuple(upon)) for number, upon in enumerate(lying)]
    found = {number: strip for number, key in enumerate(keys) if (strip := KEPT.find(key))}
    if len(found) < len(keys):
        new = zip(stamps, touched, strict=True)
        picture = _drawn(theme, (stamp for stamp, numbers in new if not found.keys() >= {*numbers}))
        for number in set(range(len(keys))).difference(found):
            top, bottom = _STRIPS[number]
            found[number] = _deflated(picture.crop((0, top, picture.width, bottom)).tobytes())
            KEPT.keep(keys[number], found[number])
    return [found[number] for number in range(len(keys))]


def _drawn(theme: Theme, stamps: Iterable[Stamp]) -> Image.Image:
    """A board with stamps on it, in its first column the lines' filters."""
    picture = _bare(theme).copy()
    for sprite, left, top in stamps:
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top), sprite.drawn)
    return picture


def within(room: int, strips: Sequence[Strip]) -> list[Strip]:
    """The same strips in at most so many bytes, as far as that goes: as few as will do are compressed more, slowly."""
    fitting, excess = list(strips), sum(len(strip.deflated) for strip in strips) - room
    largest_first = sorted(range(len(strips)), key=lambda number: -len(strips[number].deflated))
    for level, number in product(_SMALLER, largest_first):
        if excess <= 0:
            break
        before, fitting[number] = fitting[number], _smaller(strips[number], level)
        excess -= len(before.deflated) - len(fitting[number].deflated)
    return fitting


@lru_cache(maxsize=_KEPT_SMALLER)
def _smaller(strip: Strip, level: int) -> Strip:
    """A strip in fewer bytes."""
    return _deflated(zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress(strip.deflated), level)


@lru_cache(maxsize=_KEPT_BARS)
def bar_strip(theme: Theme, bar: Bar) -> Strip:
    """The strip above a board's, with the gap between them."""
    picture = filtered(bare_bar(theme))
    for sprite, left, top in lay_out_bar(bar, theme):
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top), sprite.drawn)
    return _deflated(picture.tobytes())


def _deflated(lines: bytes, level: int = _FAST) -> Strip:
    stream = zlib.compressobj(level, wbits=-zlib.MAX_WBITS)
    return Strip(stream.compress(lines) + stream.flush(zlib.Z_FULL_FLUSH), len(lines), zlib.adler32(lines))


@lru_cache(maxsize=8)
def _bare(theme: Theme) -> Image.Image:
    """The empty board (L, not to be changed), in its first column the lines' filters."""
    return filtered(bare_board(theme))


def filtered(picture: Image.Image) -> Image.Image:
    """A copy with its lines' filters in front."""
    lines = Image.new("L", (len(_NO_FILTER) + picture.width, picture.height), *_NO_FILTER)
    lines.paste(picture, (len(_NO_FILTER), 0))
    return lines

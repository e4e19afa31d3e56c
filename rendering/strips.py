"""Pictures divided into horizontal strips that are compressed separately and cached.

A move leaves most strips unchanged. A strip's cache key is the list of stamps on it, so a cached strip needn't be
drawn.
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

_ABOVE, _BELOW = 62, 58
"""How far a stack with a ring extends above and below its cell's centre."""


def _borders() -> list[int]:
    rows = {centre(space)[1] for space in SPACES}
    return sorted({0, HEIGHT, *(row - _ABOVE for row in rows), *(row + _BELOW for row in rows)})


_BORDERS = _borders()
"""The boundaries between strips: each row's stacks touch three strips, the outer two shared with adjacent rows."""
_STRIPS = list(pairwise(_BORDERS))
_STRIP_AT = [number for number, (top, bottom) in enumerate(_STRIPS) for _ in range(top, bottom)]
"""The strip number of each line."""

_FAST, _SMALLER = 5, (6, 9)
"""Compression levels. The higher ones take 1.5 and 5 times as long and save a twentieth and a twelfth."""
_NO_FILTER = bytes([0])
"""The filter byte before each PNG line; filtering only helps pictures with many colours."""
_KEPT_SMALLER = 48
_KEPT_BARS = 64


class Strip(NamedTuple):
    """Lines of a picture as stored in a PNG file, each preceded by its filter byte."""

    deflated: bytes
    """A byte-aligned part of a deflate stream without back-references to earlier parts."""
    length: int
    """The uncompressed size in bytes."""
    checksum: int
    """The Adler-32 checksum of the uncompressed bytes."""


Key: TypeAlias = tuple[Theme, int, tuple[Stamp, ...]]
"""A strip's theme, its number from the top, and the stamps on it."""
_STAMP_BYTES = 120
"""The approximate memory per stamp in a key."""


class StripCache:
    """A thread-safe LRU cache of strips, limited by total bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._strips: OrderedDict[Key, Strip] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Key) -> Strip | None:
        with self._lock:
            strip = self._strips.get(key)
            if strip:
                self._strips.move_to_end(key)
            return strip

    def store(self, key: Key, strip: Strip) -> None:
        """Store a strip, unless another thread has already stored it."""
        with self._lock:
            if key in self._strips:
                return
            self._strips[key] = strip
            self._taken += _bytes_of(key, strip)
            while self._taken > self._room:
                self._taken -= _bytes_of(*self._strips.popitem(last=False))

    def clear(self) -> None:
        with self._lock:
            self._strips.clear()
            self._taken = 0


STRIP_CACHE = StripCache(room=1 * 2**20)
"""The cache of all boards' strips; it holds those of several dozen boards, since most strips recur."""


def _bytes_of(key: Key, strip: Strip) -> int:
    return len(strip.deflated) + _STAMP_BYTES * len(key[-1])


def cut(theme: Theme, stamps: Sequence[Stamp]) -> list[Strip]:
    """Return all strips of a picture from top to bottom."""
    lying: list[list[Stamp]] = [[] for _ in _STRIPS]
    touched = [range(_STRIP_AT[stamp.top], _STRIP_AT[stamp.bottom - 1] + 1) for stamp in stamps]
    for stamp, numbers in zip(stamps, touched, strict=True):
        for number in numbers:
            lying[number].append(stamp)
    keys = [(theme, number, tuple(upon)) for number, upon in enumerate(lying)]
    found = {number: strip for number, key in enumerate(keys) if (strip := STRIP_CACHE.find(key))}
    if len(found) < len(keys):
        new = zip(stamps, touched, strict=True)
        picture = _drawn(theme, (stamp for stamp, numbers in new if not found.keys() >= {*numbers}))
        for number in set(range(len(keys))).difference(found):
            top, bottom = _STRIPS[number]
            found[number] = _deflated(picture.crop((0, top, picture.width, bottom)).tobytes())
            STRIP_CACHE.store(keys[number], found[number])
    return [found[number] for number in range(len(keys))]


def _drawn(theme: Theme, stamps: Iterable[Stamp]) -> Image.Image:
    """Return a board with stamps on it, with the filter bytes in the first column."""
    picture = _bare(theme).copy()
    for sprite, left, top in stamps:
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top), sprite.drawn)
    return picture


def within(room: int, strips: Sequence[Strip]) -> list[Strip]:
    """Recompress as few strips as necessary, at higher levels, to fit into `room` bytes if possible."""
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
    return _deflated(zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress(strip.deflated), level)


@lru_cache(maxsize=_KEPT_BARS)
def bar_strip(theme: Theme, bar: Bar) -> Strip:
    """Return the strip of the bar, including the gap below it."""
    picture = filtered(bare_bar(theme))
    for sprite, left, top in lay_out_bar(bar, theme):
        picture.paste(sprite.colours, (left + len(_NO_FILTER), top), sprite.drawn)
    return _deflated(picture.tobytes())


def _deflated(lines: bytes, level: int = _FAST) -> Strip:
    stream = zlib.compressobj(level, wbits=-zlib.MAX_WBITS)
    return Strip(stream.compress(lines) + stream.flush(zlib.Z_FULL_FLUSH), len(lines), zlib.adler32(lines))


@lru_cache(maxsize=8)
def _bare(theme: Theme) -> Image.Image:
    """Return the empty board (L, don't modify), with the filter bytes in the first column."""
    return filtered(bare_board(theme))


def filtered(picture: Image.Image) -> Image.Image:
    """Return a copy with the filter bytes in the first column."""
    lines = Image.new("L", (len(_NO_FILTER) + picture.width, picture.height), *_NO_FILTER)
    lines.paste(picture, (len(_NO_FILTER), 0))
    return lines

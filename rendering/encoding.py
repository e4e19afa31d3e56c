"""A minimal PNG encoder for pictures with few colours.

Chunks, palette and opacities: https://www.w3.org/TR/png-3/; the stream of compressed lines: RFC 1950.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image
from zlib_ng import zlib_ng

from rendering.bar import Bar
from rendering.bare_board import bare_board, stored_colours
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.section import Section
from rendering.sprites import Stamp
from rendering.strips import Strip, bar_strip, cut, filtered, within
from rendering.themes import Theme

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FORMAT = struct.pack(">5B", 8, 3, 0, 0, 0)
"""Bit depth 8, colour type palette, the only compression and filter methods, no interlacing."""
_ZLIB = b"\x78\x5e"
"""The zlib header: deflate, a window of 32 kB, fast compression."""
_LAST_BLOCK = b"\x03\x00"
"""An empty final deflate block."""
_ADLER_BASE = 65521
_ROOM = 59_000
"""The byte limit of a picture's lines; the whole file then has at most 60 kB."""
_LEVEL = 6
"""The compression level of whole pictures: 9 takes five times as long and saves a twelfth."""


def png(theme: Theme, stamps: Sequence[Stamp], bar: Bar | None = None) -> bytes:
    """Encode a board with stamps, bottom first, and optionally a bar above it."""
    board, height = cut(theme, stamps), HEIGHT
    if bar:
        strips, height = _with_bar(theme, bar, board), BAR + BAR_GAP + HEIGHT
    else:
        strips = within(_ROOM, board)
    lines = b"".join(strip.deflated for strip in strips)
    stream = _ZLIB + lines + _LAST_BLOCK + struct.pack(">I", _checksum(strips))
    return _file(WIDTH, height, *stored_colours(theme), stream)


def cropped_png(theme: Theme, stamps: Sequence[Stamp], section: Section) -> bytes:
    """Encode a section of the board with stamps on it, bottom first."""
    picture, (left, top) = bare_board(theme, section).copy(), section.corner
    for sprite, x, y in stamps:
        picture.paste(sprite.colours, (x - left, y - top), sprite.drawn)
    return _file(*section.size, *stored_colours(theme), _compressed(picture))


def flat_png(picture: Image.Image, colours: bytes) -> bytes:
    """Encode an opaque picture (L, indices into the RGB palette `colours`)."""
    return _file(*picture.size, colours, b"", _compressed(picture))


def transparent_png(picture: Image.Image, colours: bytes, opacities: bytes) -> bytes:
    """Encode a picture (L, indices into the RGB palette `colours` with these `opacities`)."""
    return _file(*picture.size, colours, opacities, _compressed(picture))


def _compressed(picture: Image.Image) -> bytes:
    return zlib_ng.compress(filtered(picture).tobytes(), _LEVEL)


def _file(width: int, height: int, colours: bytes, opacities: bytes, stream: bytes) -> bytes:
    """Assemble a file from compressed lines; empty opacities mean an opaque palette."""
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">2I", width, height) + _FORMAT),
            _chunk(b"PLTE", colours),
            _chunk(b"tRNS", opacities) if opacities else b"",
            _chunk(b"IDAT", stream),
            _chunk(b"IEND", b""),
        )
    )


def _with_bar(theme: Theme, bar: Bar, board: Sequence[Strip]) -> list[Strip]:
    """Return the strips of a bar and a board; names are shortened if the file would be too large."""
    strips = within(_ROOM, [bar_strip(theme, bar), *board])
    if sum(len(strip.deflated) for strip in strips) <= _ROOM:
        return strips
    return within(_ROOM, [bar_strip(theme, bar.shortened()), *board])


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _checksum(strips: Iterable[Strip]) -> int:
    """Combine the strips' Adler-32 checksums into that of all lines."""
    low, high = 1, 0
    for strip in strips:
        own_high, own_low = divmod(strip.checksum, 1 << 16)
        # Each strip's sums start at 1; in the whole they continue those of the previous strips.
        high = (high + own_high + strip.length * (low - 1)) % _ADLER_BASE
        low = (low + own_low - 1) % _ADLER_BASE
    return high << 16 | low

"""The PNG format, as far as pictures in few colours need it.

Chunks, the palette and its opacities: https://www.w3.org/TR/png-3/; the stream of compressed lines: RFC 1950.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image
from zlib_ng import zlib_ng

from rendering.bar import Bar
from rendering.bare_board import stored_colours
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.sprites import Stamp
from rendering.strips import Strip, bar_strip, cut, filtered, within
from rendering.themes import Theme

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FORMAT = struct.pack(">5B", 8, 3, 0, 0, 0)
"""Eight bits a pixel, colours from a palette; the only compression and filters there are, no interlacing."""
_ZLIB = b"\x78\x5e"
"""The head of a zlib stream: deflate with a window of 32 kB, compressed fast."""
_LAST_BLOCK = b"\x03\x00"
"""An empty block of deflate that is marked as the last."""
_ADLER_BASE = 65521
_ROOM = 39_750
"""The bytes for the lines of a picture: with the rest of the file it has at most 40 kB."""
_LEVEL = 6
"""The level at which a whole picture is compressed: 9 takes five times the time and saves a twelfth."""


def png(theme: Theme, stamps: Sequence[Stamp], bar: Bar | None = None) -> bytes:
    """The picture of a board with stamps on it, the lowest first, and maybe with a bar above it, as a file."""
    board, height = cut(theme, stamps), HEIGHT
    if bar:
        strips, height = _with_bar(theme, bar, board), BAR + BAR_GAP + HEIGHT
    else:
        strips = within(_ROOM, board)
    lines = b"".join(strip.deflated for strip in strips)
    stream = _ZLIB + lines + _LAST_BLOCK + struct.pack(">I", _checksum(strips))
    return _file(WIDTH, height, *stored_colours(theme), stream)


def flat_png(picture: Image.Image, colours: bytes) -> bytes:
    """A picture (L, numbers of `colours`, RGB) as a file, none of it transparent."""
    return _file(*picture.size, colours, b"", zlib_ng.compress(filtered(picture).tobytes(), _LEVEL))


def _file(width: int, height: int, colours: bytes, opacities: bytes, stream: bytes) -> bytes:
    """A file with these compressed lines; without opacities all colours are opaque."""
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
    """The strips of a bar and the board below it; few boards leave no room for long names in the bar."""
    strips = within(_ROOM, [bar_strip(theme, bar), *board])
    if sum(len(strip.deflated) for strip in strips) <= _ROOM:
        return strips
    return within(_ROOM, [bar_strip(theme, bar.shortened()), *board])


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _checksum(strips: Iterable[Strip]) -> int:
    """Adler-32 of all lines: the sum of their bytes plus 1, and the sum of all the sums on the way."""
    low, high = 1, 0
    for strip in strips:
        own_high, own_low = divmod(strip.checksum, 1 << 16)
        # The strip's own sums began with 1; in the whole, they begin with what came before.
        high = (high + own_high + strip.length * (low - 1)) % _ADLER_BASE
        low = (low + own_low - 1) % _ADLER_BASE
    return high << 16 | low

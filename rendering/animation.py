"""A minimal GIF encoder for sequences of images with few colours.

Each frame stores only the rectangle that changed, and in it only the changed pixels; the others are transparent and
show the previous frame. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

import struct
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata  # `save` would keep all frames in memory

from rendering.geometry import Pixel

_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The application extension with which viewers loop the animation forever."""
_END = b";"
_LEFT_IN_PLACE = 1
"""The disposal method of frames: keep, and draw the next frame on top."""
_SOMETHING = (0, 0, 1, 1)
"""The region stored for an unchanged frame, which must still be shown for its duration."""
_UNCHANGED = [255] + [0] * 255


class Frame(NamedTuple):
    """An image (mode L, palette indices) and its duration in milliseconds."""

    picture: Image.Image
    pause: int


def gif(size: Pixel, colours: bytes, frames: Iterable[Frame]) -> bytes:
    """Encode an endless animation of `size`; `colours` is an RGB palette with fewer than 256 entries.

    Consumes the frames lazily and keeps only the previous one.
    """
    return b"".join(chain(_head(size, colours), _images(frames, len(colours) // len("RGB")), (_END,)))


def _head(size: Pixel, colours: bytes) -> Iterator[bytes]:
    """Yield the bytes before the first frame."""
    depth = (len(colours) // len("RGB")).bit_length()  # one more index, for transparency
    yield b"GIF89a" + struct.pack("<2H3B", *size, 0xF0 | depth - 1, 0, 0)
    yield colours.ljust(len("RGB") << depth, b"\0")
    yield _FOR_EVER


def _images(frames: Iterable[Frame], transparent: int) -> Iterator[bytes]:
    """Yield the frames, each as the difference from its predecessor."""
    before: Image.Image | None = None
    for picture, pause in frames:
        corner, drawn = (0, 0), picture
        if before is not None:
            difference = ImageChops.difference(before, picture)
            box = difference.getbbox() or _SOMETHING
            corner, drawn = box[:2], picture.crop(box)
            drawn.paste(transparent, mask=difference.crop(box).point(_UNCHANGED, "1"))
        yield from getdata(drawn, corner, duration=pause, disposal=_LEFT_IN_PLACE, transparency=transparent)
        before = picture

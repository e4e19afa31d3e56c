"""The GIF format, as far as pictures in a few colours that follow each other need it.

Of each picture only the rectangle that changed is stored, and in it only the pixels that changed: through the others,
which are transparent, the picture before is seen. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
"""

import struct
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata  # `save` would keep every frame until the last one is drawn

from rendering.geometry import Pixel

_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""The application's extension by which browsers begin anew after the last picture."""
_END = b";"
_LEFT_IN_PLACE = 1
"""The disposal of a frame: it stays in place, and the next one is drawn over it."""
_SOMETHING = (0, 0, 1, 1)
"""The part that is stored of a picture that equals the one before; it is shown for its own time all the same."""
_UNCHANGED = [255] + [0] * 255


class Frame(NamedTuple):
    """A picture (L, numbers of colours) and for how many milliseconds it is shown."""

    picture: Image.Image
    pause: int


def gif(size: Pixel, colours: bytes, frames: Iterable[Frame]) -> bytes:
    """An endless animation of `size` as a file; `colours` (RGB) are fewer than 256.

    Frames are taken one by one, and only the one before is kept.
    """
    return b"".join(chain(_head(size, colours), _images(frames, len(colours) // len("RGB")), (_END,)))


def _head(size: Pixel, colours: bytes) -> Iterator[bytes]:
    """Yield all that comes before the first frame."""
    depth = (len(colours) // len("RGB")).bit_length()  # one number more than there are colours
    yield b"GIF89a" + struct.pack("<2H3B", *size, 0xF0 | depth - 1, 0, 0)
    yield colours.ljust(len("RGB") << depth, b"\0")
    yield _FOR_EVER


def _images(frames: Iterable[Frame], transparent: int) -> Iterator[bytes]:
    """Yield the frames, each as its difference from the one before."""
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

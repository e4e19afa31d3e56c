"""Image analysis of a finished picture: boxes, letters, colours. Lengths are in the picture's own pixels."""

from collections import Counter
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops

from benchmarks.colours import Colour, contrast
from rendering.font import BOLD, face

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two lie outside of it."""

_SEEN = 0.02
"""The minimum share of an area for a colour to count: smooth edges have less of each of their colours."""

_RULER = 500
"""The font size that texts are compared with."""


class Ink(NamedTuple):
    """A recognised text: the box of its strokes, their colour, and the colour around them."""

    box: Box
    colour: Colour
    ground: Colour


def opened(png: bytes) -> Image.Image:
    """Return a picture's colours (RGB)."""
    return Image.open(BytesIO(png)).convert("RGBA").convert("RGB")


def box_around(place: tuple[int, int], left: int, up: int, right: int, down: int) -> Box:
    """Return the box that extends this far from a point to each side."""
    return place[0] - left, place[1] - up, place[0] + right, place[1] + down


def colours(picture: Image.Image, mask: Image.Image | None = None) -> list[Colour]:
    """Return the colours of a picture, or of the part selected by a mask (1), the most frequent first."""
    shown = picture.convert("RGBA")
    if mask:
        shown.putalpha(mask.convert("L"))
    found: Counter[Colour] = Counter()
    for count, colour in shown.getcolors(shown.width * shown.height) or ():
        assert isinstance(colour, tuple)  # noqa: S101 - of four channels
        red, green, blue, opacity = colour
        if opacity:
            found[red, green, blue] = count
    least = _SEEN * found.total()
    return [colour for colour, count in found.most_common() if count >= least]


def changed(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return the mask (1) of the pixels in which two pictures differ."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] + [255] * 255, "1")


def within(where: Box, part: Image.Image) -> Box:
    """Return the bounding box of a mask within a part of a picture, in the picture's own pixels."""
    left, top, right, bottom = part.getbbox() or (0, 0, 0, 0)
    return where[0] + left, where[1] + top, where[0] + right, where[1] + bottom


def colour_at(picture: Image.Image, place: tuple[int, int]) -> Colour:
    return colours(picture.crop(box_around(place, 0, 0, 1, 1)))[0]


def grey_at(picture: Image.Image, place: tuple[int, int]) -> int:
    """Return the lightness of a pixel, from 0 to 255."""
    return _lightness(colour_at(picture, place))


def pixels(mask: Image.Image) -> int:
    """Return the number of pixels in a mask (1)."""
    return mask.histogram()[-1]


def strokes(picture: Image.Image, ink: Colour, ground: Colour) -> Image.Image:
    """Return the mask (1) of the pixels that are nearer to the ink than to the ground, by their lightness."""
    of_ink, of_ground = (_lightness(colour) for colour in (ink, ground))
    middle, darker = (of_ink + of_ground) / 2, of_ink < of_ground
    return picture.convert("L").point([255 * ((level < middle) == darker) for level in range(256)], "1")


def _lightness(colour: Colour) -> int:
    red, green, blue = colour
    return (299 * red + 587 * green + 114 * blue) // 1000


def ink_in(picture: Image.Image, where: Box) -> Ink:
    """Find the text in a part of a picture, whose background has one colour, or nearly one."""
    part = picture.crop(where)
    ground, *others = colours(part)
    ink = max(others, key=lambda colour: contrast(colour, ground))
    return Ink(within(where, strokes(part, ink, ground)), ink, ground)


def font_size(text: str, box: Box) -> float:
    """Return the font size of a text, from the height of its strokes.

    Smooth edges hide up to a pixel of that height, which is added again.
    """
    return _RULER * (box[3] - box[1] + 1) / _height(text)


@lru_cache(maxsize=256)
def _height(text: str) -> float:
    """Return the height of a text's strokes at the reference size."""
    _, top, _, bottom = face(_RULER, BOLD).getbbox(text, anchor="ls")
    return bottom - top


def gap(one: Box, other: Box) -> int:
    """Return the horizontal or vertical distance between two boxes; negative if they overlap."""
    return max(
        max(one[0], other[0]) - min(one[2], other[2]),
        max(one[1], other[1]) - min(one[3], other[3]),
    )

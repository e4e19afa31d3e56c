"""The palettes in which a theme's pictures are stored: few colours, for small files.

The palette contains the theme's own colours unchanged; its other entries approximate the blends at smooth edges.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import chain
from math import isqrt
from threading import Lock

from PIL import Image, ImageColor

from dvonn import SPACES, Piece
from rendering.drawings import Drawing
from rendering.geometry import CELL, CORNER, HALF
from rendering.marks import TILTS, Ground, arrow, ghost, ground, loss, plate
from rendering.pieces import pile, shadow
from rendering.surface import label, space_name
from rendering.themes import Theme

_BLENDS = 48
_ALIKE = 8

_SEARCHING = Lock()
"""The lock for palette searches: Pillow caches lookups in the palette, which makes later searches much faster."""

_W, _B, _D = Piece.WHITE, Piece.BLACK, Piece.DVONN
_PILES = ((_W,), (_B,), (_D,), (_B, _W, _D, _W), (_W, _D, _B, _B), (_W, _W), (_B, _B))


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return the palette for everything drawn in a theme, as `Image.quantize` expects it."""
    own = _own_colours(theme)
    blends = [colour for colour in _blends(theme, own) if not any(_is_near(colour, other) for other in own)]
    result = Image.new("P", (1, 1))
    result.putpalette([*chain.from_iterable((*own, *blends))])
    return result


def _blends(theme: Theme, own: Collection[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """Yield colours that approximate the blends on a board."""
    seen = Counter[tuple[int, ...]]()
    for sample in _samples(theme):
        for count, colour in sample.getcolors(sample.width * sample.height) or ():
            if isinstance(colour, tuple) and colour not in own:
                seen[colour] += count
    # Square roots: smooth edges have many colours of few pixels, shadows and rims few of many.
    weighted = [colour for colour in sorted(seen) for _ in range(isqrt(seen[colour]))]
    row = Image.new("RGB", (len(weighted), 1))
    row.putdata(weighted)
    chosen = row.quantize(_BLENDS, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or ()
    yield from zip(*[iter(chosen)] * len("RGB"), strict=True)


def numbered(picture: Image.Image, theme: Theme) -> Image.Image:
    """Map an RGB picture to the nearest palette indices.

    The result has mode L: Pillow handles it faster than mode P.
    """
    with _SEARCHING:
        numbers = picture.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Image.frombytes("L", numbers.size, numbers.tobytes())


def _is_near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Return whether `Image.quantize` may take one colour for the other: it looks at 6 of 8 bits of each channel."""
    return all(abs(a - b) < _ALIKE for a, b in zip(one, other, strict=True))


def _own_colours(theme: Theme) -> list[tuple[int, ...]]:
    """Return the opaque colours that the theme defines."""
    colours = {ImageColor.getrgb(shade) for shade in theme.shades()}
    return sorted(colour for colour in colours if len(colour) == len("RGB"))


def _samples(theme: Theme) -> Iterator[Image.Image]:
    """Draw cells with every combination of adjacent colours that occurs on a board."""
    for drawings in _overlaps(theme):
        sample = Image.new("RGB", (CELL, 2 * CORNER), theme.surface)
        for drawing in drawings:
            drawing.stamp(sample, (HALF, CORNER))
        yield sample


def _overlaps(theme: Theme) -> Iterator[tuple[Drawing, ...]]:
    """Yield the drawings that overlap in a cell, bottom first."""
    for tone in range(2):
        plain = ground(theme, Ground.PLAIN, tone)
        for pieces in _PILES:
            yield plain, shadow(theme, len(pieces)), pile(theme, pieces)
        for piece in _W, _B:
            yield plain, ghost(theme, piece, 2, TILTS[0])
            yield plain, shadow(theme, 1), pile(theme, (piece,), arrived=True)
        yield plain, arrow(theme, (CELL, 0))
        yield plain, space_name(theme, SPACES[0])
    for piece in _W, _B:
        for kind in Ground:
            yield ground(theme, kind), shadow(theme, 1), pile(theme, (piece,)), plate(theme, "g3", kind)
        for sure in True, False:
            mark = loss(theme, "2", 1, sure=sure, plated=False)
            yield ground(theme, Ground.PLAIN), shadow(theme, 1), pile(theme, (piece,)), mark
    yield label(theme, "g"), label(theme, "4")

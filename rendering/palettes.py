"""The colours that a theme's pictures are stored with: few, so that a picture stays small.

A theme's own colours are among them unchanged; the rest are chosen for the smooth edges between those.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from threading import Lock

from PIL import Image, ImageColor

from dvonn import SPACES, Piece
from rendering.drawings import Drawing
from rendering.geometry import CELL, CORNER, HALF
from rendering.marks import Ground, arrow, ghost, ground, halo, loss, plate
from rendering.pieces import pile
from rendering.surface import label, space_name
from rendering.themes import Theme

_BLENDS = 1

_SEARCHING = Lock()
"""Held during each search of a palette: Pillow keeps notes in it then, which save the next search most of its time."""

_W, _B, _D = Piece.WHITE, Piece.BLACK, Piece.DVONN
_PILES = ((_W,), (_B,), (_D,), (_B, _W, _D, _W), (_W, _D, _B, _B), (_W, _W), (_B, _B))


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """The colours with which everything in a theme is drawn, as `Image.quantize` takes them."""
    own = _own_colours(theme)
    seen = {colour for sample in _samples(theme) for _, colour in sample.getcolors(CELL * 2 * CORNER) or ()}
    blends = sorted(colour for colour in seen.difference(own) if isinstance(colour, tuple))
    row = Image.new("RGB", (len(blends), 1))
    row.putdata(blends)
    chosen = row.quantize(_BLENDS, method=Image.Quantize.MEDIANCUT, kmeans=1)
    result = Image.new("P", (1, 1))
    result.putpalette([*chain.from_iterable(own), *(chosen.getpalette() or ())])
    return result


def numbered(picture: Image.Image, theme: Theme) -> Image.Image:
    """The numbers in the palette that come nearest to a picture's (RGB) colours.

    They are levels of an image (L): Pillow handles those faster than colours of a palette (P).
    """
    with _SEARCHING:
        numbers = picture.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Image.frombytes("L", numbers.size, numbers.tobytes())


def _own_colours(theme: Theme) -> list[tuple[int, ...]]:
    """The opaque colours that the theme names."""
    colours = {ImageColor.getrgb(shade) for shade in theme.shades()}
    return sorted(colour for colour in colours if len(colour) == len("RGB"))


def _samples(theme: Theme) -> Iterator[Image.Image]:
    """Draw cells in which all colours meet that meet on a board."""
    for drawings in _meetings(theme):
        sample = Image.new("RGB", (CELL, 2 * CORNER), theme.surface)
        for drawing in drawings:
            drawing.stamp(sample, (HALF, CORNER))
        yield sample


def _meetings(theme: Theme) -> Iterator[tuple[Drawing, ...]]:
    """Yield the drawings that lie on each other in a cell, the lowest first."""
    for tone in range(2):
        plain = ground(theme, Ground.PLAIN, tone)
        for pieces in _PILES:
            yield plain, pile(theme, pieces)
        for piece in _W, _B:
            yield plain, ghost(theme, piece, 2)
            yield plain, pile(theme, (piece,)), halo(theme, 1)
        yield plain, arrow(theme, (CELL, 0))
        yield plain, space_name(theme, SPACES[0])
    for piece in _W, _B:
        for kind in Ground:
            yield ground(theme, kind), pile(theme, (piece,)), plate(theme, "g3", kind)
        yield ground(theme, Ground.PLAIN), pile(theme, (piece,)), loss(theme, 2)
    yield label(theme, "g"), label(theme, "4")

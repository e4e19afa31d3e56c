"""The colours that a theme's pictures are stored with: few, so that a picture stays small."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from dvonn import SPACES, Piece
from rendering.geometry import CELL, CORNER, HALF
from rendering.marks import Ground, arrow, crown, ghost, ground, halo, pointers
from rendering.pieces import pile
from rendering.surface import label, space_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rendering.sprites import Sprite
    from rendering.themes import Theme

_COLOURS = 64

_W, _B, _D = Piece.WHITE, Piece.BLACK, Piece.DVONN
_PILES = ((_W,), (_B,), (_D,), (_B, _W, _D, _W), (_W, _D, _B, _B), (_W,) * 2, (_B,) * 2)


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return the colours that show everything in a theme best, as ``Image.quantize`` takes them."""
    samples = list(_samples(theme))
    sheet = Image.new("RGB", (CELL * len(samples), 2 * CORNER), theme.surface)
    for column, sprites in enumerate(samples):
        for sprite in sprites:
            sprite.stamp(sheet, (HALF + CELL * column, CORNER))
    return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=2)


def _samples(theme: Theme) -> Iterator[tuple[Sprite, ...]]:
    """Yield what lies on each other in a cell, so that all colours meet that meet on a board."""
    for pieces in _PILES:
        yield ground(theme, Ground.PLAIN), pile(theme, pieces)
    for kind in (Ground.MOVABLE, Ground.CHOSEN, Ground.TARGET, Ground.WON):
        for piece in _W, _B:
            yield (
                ground(theme, kind),
                pile(theme, (piece,)),
                *((pointers(theme),) if kind is Ground.TARGET else ()),
            )
    for piece in _W, _B:
        yield ground(theme, Ground.PLAIN), ghost(theme, piece, 2)
        yield ground(theme, Ground.PLAIN), halo(theme, 1), pile(theme, (piece,))
        yield ground(theme, Ground.WON), pile(theme, (piece,)), crown(theme, 1)
    yield ground(theme, Ground.PLAIN), arrow(theme, (CELL, 0), 1)
    yield label(theme, "g"), label(theme, "4")
    yield ground(theme, Ground.PLAIN), space_name(theme, SPACES[0])

"""The board without pieces as it is stored: in a theme's few colours, transparent around the board's shape."""

from functools import lru_cache

from PIL import Image, ImageColor

from rendering.palettes import numbered, palette
from rendering.surface import OPAQUE, empty_board, shape
from rendering.themes import Theme

_EDGE_LEVELS = 8
"""The number of opacities in the board's smooth edge, from the opaque board to nothing."""


@lru_cache(maxsize=8)
def bare_board(theme: Theme) -> Image.Image:
    """The empty board (L, numbers of `stored_colours`; not to be changed)."""
    board = numbered(empty_board(theme), theme)
    first, last = len(_own_colours(theme)) // len("RGB"), _EDGE_LEVELS - 1
    outside = shape().point(lambda level: 0 if level == OPAQUE else OPAQUE, "1")
    board.paste(shape().point(lambda level: first + level * last // OPAQUE), mask=outside)
    return board


@lru_cache(maxsize=8)
def stored_colours(theme: Theme) -> tuple[bytes, bytes]:
    """The colours of all numbers (RGB) and their opacities: the last ones are the surface's at its edge."""
    own, last = _own_colours(theme), _EDGE_LEVELS - 1
    edge = bytes(ImageColor.getrgb(theme.surface)) * _EDGE_LEVELS
    opacities = bytes(level * OPAQUE // last for level in range(_EDGE_LEVELS))
    return own + edge, bytes([OPAQUE]) * (len(own) // len("RGB")) + opacities


def _own_colours(theme: Theme) -> bytes:
    return bytes(palette(theme).getpalette() or ())

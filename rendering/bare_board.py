"""The bare board and the bare bar as they are stored: in a theme's few colours, transparent around their shapes."""

from functools import lru_cache

from PIL import Image, ImageColor

from rendering.bar import bar_shape, empty_bar
from rendering.geometry import BAR, BAR_GAP, WIDTH
from rendering.palettes import numbered, palette
from rendering.surface import OPAQUE, empty_board, shape
from rendering.themes import Theme

_EDGE_LEVELS = 8
"""The number of opacities in the board's smooth edge, from the opaque board to nothing."""


@lru_cache(maxsize=8)
def bare_board(theme: Theme) -> Image.Image:
    """The empty board (L, numbers of `stored_colours`; not to be changed)."""
    return _stored(theme, empty_board(theme), shape())


@lru_cache(maxsize=8)
def bare_bar(theme: Theme) -> Image.Image:
    """The bar with nothing written on it (likewise), and the gap below it."""
    bar = Image.new("L", (WIDTH, BAR + BAR_GAP), _first_edge(theme))
    bar.paste(_stored(theme, empty_bar(theme), bar_shape()))
    return bar


def _stored(theme: Theme, picture: Image.Image, mask: Image.Image) -> Image.Image:
    numbers, first, last = numbered(picture, theme), _first_edge(theme), _EDGE_LEVELS - 1
    outside = mask.point(lambda level: 0 if level == OPAQUE else OPAQUE, "1")
    numbers.paste(mask.point(lambda level: first + level * last // OPAQUE), mask=outside)
    return numbers


def _first_edge(theme: Theme) -> int:
    """The number of what is wholly transparent, the first of the edge's."""
    return len(_own_colours(theme)) // len("RGB")


@lru_cache(maxsize=8)
def stored_colours(theme: Theme) -> tuple[bytes, bytes]:
    """The colours of all numbers (RGB) and their opacities: the last ones are the surface's at its edge."""
    own, last = _own_colours(theme), _EDGE_LEVELS - 1
    edge = bytes(ImageColor.getrgb(theme.surface)) * _EDGE_LEVELS
    opacities = bytes(level * OPAQUE // last for level in range(_EDGE_LEVELS))
    return own + edge, bytes([OPAQUE]) * (len(own) // len("RGB")) + opacities


def _own_colours(theme: Theme) -> bytes:
    return bytes(palette(theme).getpalette() or ())

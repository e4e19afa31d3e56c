"""The bare board and bar in their stored form: indices into a theme's palette, with transparent colors at the edges."""

from functools import lru_cache

from PIL import Image, ImageColor

from rendering.bar import bar_shape, empty_bar
from rendering.geometry import BAR, BAR_GAP, WIDTH
from rendering.palettes import numbered, palette
from rendering.section import EVERYTHING, Section
from rendering.surface import OPAQUE, empty_board, shape
from rendering.themes import Theme

_EDGE_LEVELS = 8
"""The number of opacity levels in the board's smooth edge, from opaque to transparent."""


@lru_cache(maxsize=16)
def bare_board(theme: Theme, section: Section = EVERYTHING) -> Image.Image:
    """Return the empty board (L, indices into `stored_colours`; don't modify)."""
    return stored(theme, empty_board(theme, section), shape(section.size))


@lru_cache(maxsize=8)
def bare_bar(theme: Theme) -> Image.Image:
    """Return the bar without text, including the gap below it (L, indices into `stored_colours`; don't modify)."""
    bar = Image.new("L", (WIDTH, BAR + BAR_GAP), nothing(theme))
    bar.paste(stored(theme, empty_bar(theme), bar_shape()))
    return bar


def stored(theme: Theme, picture: Image.Image, mask: Image.Image) -> Image.Image:
    """Return a picture (RGB) as indices into `stored_colours`, as opaque as its mask (L)."""
    numbers, first, last = numbered(picture, theme), nothing(theme), _EDGE_LEVELS - 1
    outside = mask.point(lambda level: 0 if level == OPAQUE else OPAQUE, "1")
    numbers.paste(mask.point(lambda level: first + level * last // OPAQUE), mask=outside)
    return numbers


def coloured(numbers: Image.Image, theme: Theme) -> Image.Image:
    """Return the RGB picture of indices into `stored_colours` (L); transparent edges get the surface's colour."""
    picture = Image.frombytes("P", numbers.size, numbers.tobytes())
    picture.putpalette(stored_colours(theme)[0])
    return picture.convert("RGB")


def nothing(theme: Theme) -> int:
    """Return the index of the first edge colour, which is fully transparent."""
    return len(_own_colours(theme)) // len("RGB")


@lru_cache(maxsize=8)
def stored_colours(theme: Theme) -> tuple[bytes, bytes]:
    """Return the palette (RGB) and its opacities; the last entries repeat the surface colour for the smooth edge."""
    own, last = _own_colours(theme), _EDGE_LEVELS - 1
    edge = bytes(ImageColor.getrgb(theme.surface)) * _EDGE_LEVELS
    opacities = bytes(level * OPAQUE // last for level in range(_EDGE_LEVELS))
    return own + edge, bytes([OPAQUE]) * (len(own) // len("RGB")) + opacities


def _own_colours(theme: Theme) -> bytes:
    return bytes(palette(theme).getpalette() or ())

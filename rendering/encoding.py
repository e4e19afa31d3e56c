"""From a picture to the bytes that are sent: PNG in a theme's few colours, with nothing around the board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image, ImageColor

from rendering.palettes import palette
from rendering.surface import OPAQUE, shape

if TYPE_CHECKING:
    from rendering.themes import Theme

_EDGE_LEVELS = 8
_COMPRESSION = 5


def png(picture: Image.Image, theme: Theme) -> bytes:
    """Encode a picture of the whole board (RGB); it becomes transparent outside of the board's shape."""
    # A copy, because Pillow keeps notes in a palette while it searches it: threads must not share one.
    stored = picture.quantize(palette=palette(theme).copy(), dither=Image.Dither.NONE)
    edge = _edge(theme)
    stored.paste(edge.indices, mask=edge.outside)
    stored.putpalette(edge.colours)
    file = BytesIO()
    stored.save(file, "PNG", transparency=edge.opacities, compress_level=_COMPRESSION)
    return file.getvalue()


@dataclass(frozen=True, slots=True)
class _Edge:
    """The pixels that are not wholly board: the surface's colour at several opacities."""

    outside: Image.Image
    """Which pixels these are (1)."""
    indices: Image.Image
    """Their colours (P), numbers that follow the palette's."""
    colours: bytes
    """The palette with these colours after its own."""
    opacities: bytes
    """Every colour's opacity."""


@lru_cache(maxsize=8)
def _edge(theme: Theme) -> _Edge:
    own = bytes(palette(theme).getpalette() or ())
    first, last = len(own) // 3, _EDGE_LEVELS - 1
    return _Edge(
        outside=shape().point(lambda level: 0 if level == OPAQUE else 255, "1"),
        indices=Image.frombytes(
            "P", shape().size, shape().point(lambda level: first + level * last // OPAQUE).tobytes()
        ),
        colours=own + bytes(ImageColor.getrgb(theme.surface)) * _EDGE_LEVELS,
        opacities=bytes([OPAQUE]) * first + bytes(level * OPAQUE // last for level in range(_EDGE_LEVELS)),
    )

"""The empty board: its shape and its cells; and the names of rows, columns and spaces."""

from functools import lru_cache

from PIL import Image

from dvonn import SPACES, Space
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.font import BOLD, MEDIUM
from rendering.geometry import HEIGHT, LABEL, WIDTH, centre, tone
from rendering.lettering import write_centred
from rendering.marks import NAME, Ground, ground
from rendering.themes import Shade, Theme

OPAQUE = 255

_ROUNDING = 44
_LETTER = (80, 80)


@lru_cache(maxsize=8)
def empty_board(theme: Theme) -> Image.Image:
    """The board without pieces and letters (RGB, not to be changed)."""
    canvas = _board(theme.surface)
    picture = canvas.image().convert("RGB")
    for space in SPACES:
        ground(theme, Ground.PLAIN, tone(space)).stamp(picture, centre(space))
    return picture


@lru_cache(maxsize=1)
def shape() -> Image.Image:
    """The mask (L) that tells the board (`OPAQUE`) from the rest of the picture (0)."""
    return _board("#000000").image().getchannel("A")


def _board(shade: Shade) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, origin=(0, 0))
    canvas.plate((0, 0), (WIDTH, HEIGHT), _ROUNDING, shade)
    return canvas


def label(theme: Theme, text: str) -> Drawing:
    """A row's number or a column's letter."""
    return _lettering(text, LABEL, theme.label, weight=BOLD)


@lru_cache(maxsize=128)
def space_name(theme: Theme, space: Space) -> Drawing:
    """A vacant space's name, as it stands in its cell."""
    return _lettering(str(space), NAME, theme.cell_name, weight=MEDIUM)


def _lettering(text: str, size: float, shade: Shade, *, weight: int) -> Drawing:
    canvas = Canvas(*_LETTER)
    write_centred(canvas, (0, 0), text, size, shade, weight=weight)
    return canvas.drawing()

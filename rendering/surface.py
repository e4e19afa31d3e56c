"""The empty board: its shape and its cells; and the names of rows, columns and spaces."""

from functools import lru_cache

from PIL import Image

from dvonn import SPACES, Space
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.geometry import HEIGHT, WIDTH, centre, column_ticks
from rendering.lettering import write_centred
from rendering.marks import Ground, ground
from rendering.themes import Shade, Theme

OPAQUE = 255

_ROUNDING = 44
_INLAY = 11
_LETTER = (60, 60)


@lru_cache(maxsize=8)
def empty_board(theme: Theme) -> Image.Image:
    """The board without pieces and letters (RGB, not to be changed)."""
    canvas = _board(theme.surface)
    for inset, shade in ((_INLAY, theme.inlay), (_INLAY + 2, theme.surface)):
        canvas.plate((inset, inset), (WIDTH - inset, HEIGHT - inset), _ROUNDING - inset, shade)
    for start, end in column_ticks():
        canvas.line(start, end, 3, theme.label)
    picture = canvas.image().convert("RGB")
    for space in SPACES:
        ground(theme, Ground.PLAIN).stamp(picture, centre(space))
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
    return _lettering(text, 36, theme.label)


@lru_cache(maxsize=128)
def space_name(theme: Theme, space: Space) -> Drawing:
    """A space's name, as it stands in a cell."""
    return _lettering(str(space), 29, theme.cell_name)


def _lettering(text: str, size: float, shade: Shade) -> Drawing:
    canvas = Canvas(*_LETTER)
    write_centred(canvas, (0, 0), text, size, shade)
    return canvas.drawing()

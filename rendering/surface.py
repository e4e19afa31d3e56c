"""The empty board: its shape and cells, and the labels of rows, columns and spaces."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product

from PIL import Image

from dvonn import Space
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.font import BOLD, MEDIUM
from rendering.geometry import HEIGHT, LABEL, WIDTH, Pixel, centre, tone
from rendering.lettering import write_centred
from rendering.marks import NAME, Ground, ground
from rendering.section import EVERYTHING, Section
from rendering.themes import Shade, Theme

OPAQUE = 255

_ROUNDING = 44
_GRAIN = tuple((y, 1 + y % 5, 1 + y % 3) for y in range(11, HEIGHT, 23))
"""The lines of the grain around the cells: their heights, bends and widths."""
_LETTER = (80, 80)


def empty_board(theme: Theme, section: Section = EVERYTHING) -> Image.Image:
    """Return the board without pieces and text (RGB, don't modify); `shape` is its mask."""
    return _empty_board(theme, section)  # with both, because the cache tells calls apart by what they name


@lru_cache(maxsize=16)
def _empty_board(theme: Theme, section: Section) -> Image.Image:
    left, top = section.corner
    picture = _bare_wood(theme).crop((left, top, left + section.size[0], top + section.size[1]))
    for space in chain(*section.rows):
        x, y = centre(space)
        ground(theme, Ground.PLAIN, tone(space)).stamp(picture, (x - left, y - top))
    return picture


def _bare_wood(theme: Theme) -> Image.Image:
    """Return the wood around the cells, with its grain."""
    canvas = Canvas(WIDTH, HEIGHT, origin=(0, 0), ground=theme.surface, fineness=1)
    for y, height, thick in _GRAIN:
        canvas.wave((0, y), (WIDTH, y), height, thick, theme.surface_vein)
    return canvas.image()


@lru_cache(maxsize=16)
def shape(size: Pixel = (WIDTH, HEIGHT)) -> Image.Image:
    """Return the board's mask (L): `OPAQUE` inside, 0 outside."""
    mask, (width, height) = Image.new("L", size, OPAQUE), size
    places = product((0, width - _ROUNDING), (0, height - _ROUNDING))
    for corner, (left, top) in zip(_corners(), places, strict=True):
        mask.paste(corner, (left, top))
    return mask


def _corners() -> Iterator[Image.Image]:
    """Yield the masks of the board's rounded corners: upper left, lower left, upper right, lower right."""
    canvas = Canvas(2 * _ROUNDING, 2 * _ROUNDING)
    canvas.disc((0, 0), _ROUNDING, "#000000")
    disc = canvas.image().getchannel("A")
    for left, top in product((0, _ROUNDING), repeat=2):
        yield disc.crop((left, top, left + _ROUNDING, top + _ROUNDING))


def label(theme: Theme, text: str) -> Drawing:
    return _lettering(text, LABEL, theme.label, weight=BOLD)


@lru_cache(maxsize=128)
def space_name(theme: Theme, space: Space) -> Drawing:
    return _lettering(str(space), NAME, theme.cell_name, weight=MEDIUM)


def _lettering(text: str, size: float, shade: Shade, *, weight: int) -> Drawing:
    canvas = Canvas(*_LETTER)
    write_centred(canvas, (0, 0), text, size, shade, weight=weight)
    return canvas.drawing()

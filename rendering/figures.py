"""Everything that can be stamped onto a board, cached.

A stamp that stays inside its cell looks the same everywhere. The smooth edges of a larger stamp are blended with its
surroundings, which are the same for all cells that are not on the board's edge.
"""

from functools import lru_cache

from PIL import Image

from dvonn import SPACES, Piece, Space
from rendering import marks, surface, ways
from rendering.drawings import Drawing
from rendering.geometry import Pixel, centre, tone
from rendering.marks import Ground
from rendering.pieces import SHOWN, pile
from rendering.pieces import shadow as thrown
from rendering.sprites import Sprite, sprite_of, sprite_upon
from rendering.themes import Theme
from rendering.ways import Way

_LABEL = 40
"""The maximum distance of a label's pixels from its middle."""
_TONES = {centre(space): tone(space) for space in SPACES}
_TILTS = {centre(space): marks.TILTS[space.index % len(marks.TILTS)] for space in SPACES}
_INSIDE = frozenset(centre(space) for space in SPACES if not space.on_edge)
_ALIKE = {tone(space): centre(space) for space in (Space.parse("f3"), Space.parse("g3"))}
"""For each tone, a cell that represents all inner cells of that tone."""


def stack(
    theme: Theme,
    cell: Pixel,
    pieces: tuple[Piece, ...],
    ground: Ground,
    *,
    arrived: bool = False,
    plated: bool = False,
    gems: int = 0,
) -> Sprite:
    """Return a stack on its ground; `cell` is its cell's centre.

    It has a ring if it has just arrived. Its number leaves room for a name plate if it is `plated`, and has `gems`
    beside it.
    """
    stays_in_its_cell = len(pieces) == 1 and not arrived and ground is not Ground.CHOSEN
    place = _ALIKE[_TONES[cell]] if stays_in_its_cell or cell in _INSIDE else cell
    return _stack(theme, place, pieces, ground, arrived=arrived, plated=plated, gems=gems)


@lru_cache(maxsize=48)
def _stack(
    theme: Theme,
    place: Pixel,
    pieces: tuple[Piece, ...],
    ground: Ground,
    *,
    arrived: bool,
    plated: bool,
    gems: int,
) -> Sprite:
    outline = theme.choice if ground is Ground.CHOSEN else None
    drawings = [pile(theme, pieces, arrived=arrived, outline=outline, plated=plated, gems=gems)]
    if ground is not Ground.WON:
        drawings.insert(0, thrown(theme, len(pieces), inside=True))
    return sprite_of(theme, drawings, under=[marks.ground(theme, ground, _TONES[place])], place=place)


def shadow(theme: Theme, cell: Pixel, height: int) -> Sprite:
    """Return a stack's shadow on the empty board."""
    return _shadow(theme, _ALIKE[_TONES[cell]] if cell in _INSIDE else cell, min(height, SHOWN))


@lru_cache(maxsize=16)
def _shadow(theme: Theme, place: Pixel, height: int) -> Sprite:
    return sprite_of(theme, [thrown(theme, height)], place=place)


def ground(theme: Theme, cell: Pixel, kind: Ground) -> Sprite:
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.ground(theme, kind, _TONES[cell]))


def ghost(theme: Theme, cell: Pixel, piece: Piece, height: int) -> Sprite:
    """Return the mark on a space from which a stack was cut off."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.ghost(theme, piece, height, _TILTS[cell]))


def arrow(theme: Theme, cell: Pixel, way: Pixel) -> Sprite:
    """Return the arrow on the space that a stack has left."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.arrow(theme, way))


def space_name(theme: Theme, cell: Pixel, space: Space) -> Sprite:
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], surface.space_name(theme, space))


@lru_cache(maxsize=64)
def _in_its_cell(theme: Theme, place: Pixel, drawing: Drawing) -> Sprite:
    """Return the sprite of a drawing no larger than a cell.

    Cached by the drawing's identity: drawings are cached, too.
    """
    return sprite_of(theme, [drawing], place=place)


@lru_cache(maxsize=256)
def name_plate(theme: Theme, name: str, kind: Ground) -> Sprite:
    """Return the plate at the foot of a selectable stack; `name` may be empty."""
    return sprite_of(theme, [marks.plate(theme, name, kind)])


@lru_cache(maxsize=64)
def loss(theme: Theme, text: str, height: int, *, sure: bool, plated: bool) -> Sprite:
    """Return the mark of a stack that a move would cut off, with its number of pieces or the target's name."""
    return sprite_of(theme, [marks.loss(theme, text, height, sure=sure, plated=plated)])


@lru_cache(maxsize=64)
def cross(theme: Theme, piece: Piece, height: int, *, plated: bool) -> Sprite:
    """Return the cross on a blocked stack; `piece` is its top piece."""
    return sprite_of(theme, [marks.cross(theme, piece, height, plated=plated)])


@lru_cache(maxsize=64)
def long_arrow(theme: Theme, way: Pixel, kind: Way, *, aside: bool) -> Sprite:
    """Return the arrow between two stacks; `aside` shifts it from their line."""
    return sprite_of(theme, [ways.long_arrow(theme, way, kind, aside=aside)])


@lru_cache(maxsize=64)
def badge(theme: Theme, number: int) -> Sprite:
    """Return the number of a planned move."""
    return sprite_of(theme, [marks.badge(theme, number)])


@lru_cache(maxsize=128)
def plan(theme: Theme, number: int) -> Sprite:
    """Return the mark of a planned placement with its rank."""
    return sprite_of(theme, [marks.plan(theme, number)])


@lru_cache(maxsize=64)
def label(theme: Theme, text: str) -> Sprite:
    """Return the label of a row or column, which is beside the cells."""
    plain = Image.new("RGB", (2 * _LABEL, 2 * _LABEL), theme.surface)
    return sprite_upon(theme, plain, [surface.label(theme, text)], place=(_LABEL, _LABEL))

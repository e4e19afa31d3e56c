"""Everything that can be stamped onto a board, each made once and kept.

A stamp that stays in its cell looks the same at every place. One that reaches further has the colours of its
surroundings in its smooth edges; all cells inside the board have the same surroundings.
"""

from functools import lru_cache

from dvonn import SPACES, Piece, Space
from rendering import marks, surface
from rendering.geometry import MIDDLE, Pixel, centre
from rendering.marks import Ground
from rendering.pieces import pile
from rendering.sprites import Sprite, sprite_of
from rendering.themes import Theme

_INSIDE = frozenset(centre(space) for space in SPACES if not space.on_edge)


def stack(theme: Theme, cell: Pixel, pieces: tuple[Piece, ...], ground: Ground, *, arrived: bool) -> Sprite:
    """A stack on its ground, with a halo if it has just arrived and a crown if it counts for the winner.

    `cell` is the centre of the cell on which it is to stand.
    """
    stays_in_its_cell = len(pieces) == 1 and ground is not Ground.WON
    place = MIDDLE if stays_in_its_cell or cell in _INSIDE else cell
    return _stack(theme, place, pieces, ground, arrived=arrived)


@lru_cache(maxsize=512)
def _stack(theme: Theme, place: Pixel, pieces: tuple[Piece, ...], ground: Ground, *, arrived: bool) -> Sprite:
    height = len(pieces)
    drawings = [pile(theme, pieces)]
    if arrived:
        drawings.insert(0, marks.halo(theme, height))
    if ground is Ground.WON:
        drawings.append(marks.crown(theme, height))
    return sprite_of(theme, drawings, under=[marks.ground(theme, ground)], place=place)


@lru_cache(maxsize=32)
def ground(theme: Theme, kind: Ground) -> Sprite:
    """A cell's ground."""
    return sprite_of(theme, [marks.ground(theme, kind)])


@lru_cache(maxsize=64)
def ghost(theme: Theme, piece: Piece, height: int) -> Sprite:
    """The part of a stack that stays visible after it was cut off."""
    return sprite_of(theme, [marks.ghost(theme, piece, height)])


@lru_cache(maxsize=128)
def space_name(theme: Theme, space: Space) -> Sprite:
    """A vacant space's name."""
    return sprite_of(theme, [surface.space_name(theme, space)])


@lru_cache(maxsize=128)
def name_plate(theme: Theme, space: Space) -> Sprite:
    """The plate at a stack's foot that bears the space's name."""
    return sprite_of(theme, [marks.plate(theme, str(space))])


@lru_cache(maxsize=64)
def loss(theme: Theme, pieces: int) -> Sprite:
    """The mark of a stack that a move would cut off, with the number of its pieces."""
    return sprite_of(theme, [marks.loss(theme, pieces)])


@lru_cache(maxsize=128)
def plan(theme: Theme, number: int) -> Sprite:
    """The mark of a vacant space that is planned, with its place in the order."""
    return sprite_of(theme, [marks.plan(theme, number)])


@lru_cache(maxsize=128)
def label(theme: Theme, text: str, place: Pixel) -> Sprite:
    """A row's number or a column's letter."""
    return sprite_of(theme, [surface.label(theme, text)], place=place)


@lru_cache(maxsize=128)
def shaft(theme: Theme, start: Pixel, way: Pixel, height: int) -> Sprite:
    """The arrow from one place to a pile, without its head."""
    return sprite_of(theme, [marks.shaft(theme, way, height)], place=start)


@lru_cache(maxsize=128)
def arrowhead(theme: Theme, start: Pixel, way: Pixel, height: int) -> Sprite:
    """That arrow's head."""
    return sprite_of(theme, [marks.arrowhead(theme, way, height)], place=start)

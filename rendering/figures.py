"""Everything that can be stamped onto a board, each made once and kept.

A stamp that stays in its cell looks the same at every place. One that reaches further has the colours of its
surroundings in its smooth edges; all cells inside the board have the same surroundings.
"""

from functools import lru_cache

from dvonn import SPACES, Piece, Space
from rendering import marks, surface, ways
from rendering.drawings import Drawing
from rendering.geometry import Pixel, centre, tone
from rendering.marks import Ground
from rendering.pieces import pile
from rendering.sprites import Sprite, sprite_of
from rendering.themes import Theme
from rendering.ways import Way

_TONES = {centre(space): tone(space) for space in SPACES}
_INSIDE = frozenset(centre(space) for space in SPACES if not space.on_edge)
_ALIKE = {tone(space): centre(space) for space in (Space.parse("f3"), Space.parse("g3"))}
"""For each tone, a cell that is surrounded as all others of that tone inside the board."""


def stack(theme: Theme, cell: Pixel, pieces: tuple[Piece, ...], ground: Ground, *, arrived: bool) -> Sprite:
    """A stack on its ground, with a ring around it if it has just arrived; `cell` is its cell's centre."""
    stays_in_its_cell = len(pieces) == 1 and not arrived
    place = _ALIKE[_TONES[cell]] if stays_in_its_cell or cell in _INSIDE else cell
    return _stack(theme, place, pieces, ground, arrived=arrived)


@lru_cache(maxsize=64)
def _stack(theme: Theme, place: Pixel, pieces: tuple[Piece, ...], ground: Ground, *, arrived: bool) -> Sprite:
    drawings = [pile(theme, pieces)]
    if arrived:
        drawings.append(marks.halo(theme, len(pieces)))
    return sprite_of(theme, drawings, under=[marks.ground(theme, ground, _TONES[place])], place=place)


def ground(theme: Theme, cell: Pixel, kind: Ground) -> Sprite:
    """A cell's ground."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.ground(theme, kind, _TONES[cell]))


def ghost(theme: Theme, cell: Pixel, piece: Piece, height: int) -> Sprite:
    """The trace of a stack that was cut off."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.ghost(theme, piece, height))


def arrow(theme: Theme, cell: Pixel, way: Pixel) -> Sprite:
    """The arrow on a cell that a stack has left."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], marks.arrow(theme, way))


def space_name(theme: Theme, cell: Pixel, space: Space) -> Sprite:
    """A vacant space's name."""
    return _in_its_cell(theme, _ALIKE[_TONES[cell]], surface.space_name(theme, space))


@lru_cache(maxsize=64)
def _in_its_cell(theme: Theme, place: Pixel, drawing: Drawing) -> Sprite:
    """A drawing that reaches out of no cell; drawings are known by who they are, as each is made once."""
    return sprite_of(theme, [drawing], place=place)


@lru_cache(maxsize=8)
def frame(theme: Theme) -> Sprite:
    """The frame around a stack that was chosen."""
    return sprite_of(theme, [marks.frame(theme)])


@lru_cache(maxsize=256)
def name_plate(theme: Theme, name: str, kind: Ground) -> Sprite:
    """The plate at the foot of a stack that can be chosen; it bears the space's name, or nothing."""
    return sprite_of(theme, [marks.plate(theme, name, kind)])


@lru_cache(maxsize=64)
def loss(theme: Theme, pieces: int) -> Sprite:
    """The mark of a stack that a move would cut off, with the number of the pieces that would go."""
    return sprite_of(theme, [marks.loss(theme, pieces)])


@lru_cache(maxsize=64)
def cross(theme: Theme, piece: Piece, height: int) -> Sprite:
    """The cross upon a stack that is blocked; `piece` is its top one."""
    return sprite_of(theme, [marks.cross(theme, piece, height)])


@lru_cache(maxsize=64)
def long_arrow(theme: Theme, way: Pixel, kind: Way, *, aside: bool) -> Sprite:
    """The arrow from one stack to another, beside their line if need be."""
    return sprite_of(theme, [ways.long_arrow(theme, way, kind, aside=aside)])


@lru_cache(maxsize=64)
def badge(theme: Theme, number: int) -> Sprite:
    """The number of a planned move."""
    return sprite_of(theme, [marks.badge(theme, number)])


@lru_cache(maxsize=128)
def plan(theme: Theme, number: int) -> Sprite:
    """The mark of a vacant space that is planned, with its place in the order."""
    return sprite_of(theme, [marks.plan(theme, number)])


@lru_cache(maxsize=128)
def label(theme: Theme, text: str, place: Pixel) -> Sprite:
    """A row's number or a column's letter."""
    return sprite_of(theme, [surface.label(theme, text)], place=place)

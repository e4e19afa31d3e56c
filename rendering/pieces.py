"""Pieces and stacks: bevelled rings seen from above and slightly from the front.

A stack shows the edges of its upper pieces in their colours, and its number of pieces on top. Each DVONN piece in
it appears as a gem on the rim, a red rhombus. No other shape on the board looks like that, so DVONN pieces can be
counted.
"""

from functools import lru_cache
from math import cos, radians, sin

from dvonn import Piece
from rendering.canvas import Canvas
from rendering.drawings import Drawing
from rendering.geometry import Point
from rendering.lettering import write_centred
from rendering.themes import Glaze, Shade, Theme

RADIUS = 47
NOTHING = "#00000000"
ROOM = (130, 140)
"""Width and height for the highest stack with a mark around it; the space's centre is in the middle."""

NUMBER = 52
"""The font size of the number of pieces in a stack."""

_LOWEST, _EACH, _HIGHEST = 4, 2, 10
"""Pixels by which the first piece rises, by which each further one rises, and the maximum."""
_FOOT = 1
"""The distance from the space's centre down to the centre of the stack's foot."""
_SHADOW = 3
_BEVEL = 5
_HOLE = 17
_GEMS = {1: (0,), 2: (-24, 24), 3: (-44, 0, 44)}
"""The angles of the gems on the rim, in degrees clockwise from the top."""
_GEM, _GEM_ALONE = 12.5, 23
"""Half a gem's width, on a stack and on a lone DVONN piece."""
_GEMS_AT = 35
"""The distance from the stack's centre to the gems' centres."""

_RAISED = -24
"""The height of a number above a plate, relative to the space's centre."""
_RAISED_GEMS: dict[int, tuple[Point, ...]] = {
    1: ((-35, _RAISED),),
    2: ((-35, _RAISED), (35, _RAISED)),
    3: ((-35, _RAISED), (35, _RAISED), (0, -56)),
}
"""The gems beside a raised number, relative to the space's centre."""
_RAISED_GEM, _RAISED_GEM_ALONE = 14.5, 20
_BESIDE_A_GEM = 10
"""How far a raised number of two digits moves away from a gem."""
_TWO_DIGITS = 10
_NARROW = 42
"""The font size of a raised number of two digits that has gems beside it."""


def thickness(height: int) -> int:
    """Return by how many pixels a stack rises, up to a maximum."""
    return min(_LOWEST + _EACH * (height - 1), _HIGHEST) if height else 0


def top(height: int) -> Point:
    """Return the centre of a stack's upper side relative to the space's centre."""
    return 0, _FOOT - thickness(height)


def number_place(height: int, *, plated: bool) -> Point:
    """Return the centre of a stack's number relative to the space's centre; it is higher above a plate."""
    x, y = top(height)
    return x, _RAISED if plated else y - 2


@lru_cache(maxsize=64)
def pile(theme: Theme, pieces: tuple[Piece, ...], *, arrived: bool = False, plated: bool = False) -> Drawing:
    """Return a stack's picture, anchored at its space's centre; `pieces` are ordered from bottom to top.

    A stack that has just `arrived` has a ring. Above a name plate (`plated`), number and gems are higher.
    """
    canvas = Canvas(*ROOM)
    canvas.slab((0, _FOOT), RADIUS, _SHADOW, theme.shadow)
    y = float(_FOOT)
    for height, piece in enumerate(pieces, start=1):
        below, y = y, float(_FOOT - thickness(height))
        if below > y or height == len(pieces):
            _draw_ring(canvas, y, below - y, theme.glaze(piece))
    if arrived:
        _draw_halo(canvas, theme, top(len(pieces)))
    _draw_face(canvas, pieces, theme, plated=plated)
    return canvas.drawing()


def _draw_ring(canvas: Canvas, y: float, rise: float, glaze: Glaze) -> None:
    """Draw a piece with its upper side at `y` and an edge of height `rise`."""
    canvas.slab((0, y), RADIUS, rise, glaze.side)
    canvas.disc((0, y), RADIUS, glaze.light)
    canvas.disc((0.5, y + 1), RADIUS - _BEVEL, glaze.face)


def _draw_halo(canvas: Canvas, theme: Theme, middle: Point) -> None:
    """Draw the ring around the stack that moved or was placed last."""
    for radius, thick, shade in ((RADIUS + 5, 12, theme.last_move_edge), (RADIUS + 3, 8, theme.last_move)):
        canvas.arc(middle, radius, thick, shade)


def _draw_face(canvas: Canvas, pieces: tuple[Piece, ...], theme: Theme, *, plated: bool) -> None:
    """Draw what is on a stack: its number and gems, or the hole of a single piece."""
    height, glaze = len(pieces), theme.glaze(pieces[-1])
    if pieces == (Piece.DVONN,):
        middle, size = ((0, _RAISED), _RAISED_GEM_ALONE) if plated else (top(1), _GEM_ALONE)
        _draw_gem(canvas, middle, size, theme)
    elif height == 1:
        _draw_hole(canvas, top(1), glaze)
    elif plated:
        _draw_raised(canvas, pieces, theme)
    else:
        draw_number(canvas, number_place(height, plated=False), height, glaze.ink)
        for angle in _GEMS.get(pieces.count(Piece.DVONN), ()):
            _draw_gem(canvas, _on_the_rim(top(height), angle), _GEM, theme)


def _draw_raised(canvas: Canvas, pieces: tuple[Piece, ...], theme: Theme) -> None:
    """Draw number and gems above a plate."""
    height, gems = len(pieces), _RAISED_GEMS.get(pieces.count(Piece.DVONN), ())
    wide = height >= _TWO_DIGITS and bool(gems)
    x, y = number_place(height, plated=True)
    x += _BESIDE_A_GEM if wide and len(gems) == 1 else 0
    draw_number(canvas, (x, y), height, theme.glaze(pieces[-1]).ink, size=_NARROW if wide else NUMBER)
    for place in gems:
        _draw_gem(canvas, place, _RAISED_GEM, theme)


def _draw_hole(canvas: Canvas, middle: Point, glaze: Glaze) -> None:
    """Draw a ring's hole; subtle, because a full board has up to 49 of them."""
    x, y = middle
    canvas.disc((x, y), _HOLE, glaze.side)


def draw_number(canvas: Canvas, middle: Point, number: int, shade: Shade, *, size: float = NUMBER) -> None:
    """Write the number of pieces in a stack, centred on a point."""
    write_centred(canvas, middle, str(number), size, shade)


def _on_the_rim(middle: Point, angle: float) -> Point:
    x, y = middle
    return x + _GEMS_AT * sin(radians(angle)), y - _GEMS_AT * cos(radians(angle))


def _draw_gem(canvas: Canvas, middle: Point, size: float, theme: Theme) -> None:
    """Draw the mark of a DVONN piece; `size` is half its width."""
    x, y = middle
    stone = size - 4.5
    for wide, shade in (
        (size + 1.5, theme.last_move_edge),
        (size - 1, theme.gem_setting),
        (stone, theme.gem),
    ):
        high = 1.15 * wide
        canvas.polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), shade)
    canvas.polygon(((x, y - 1.15 * stone), (x + stone, y), (x - stone, y)), theme.gem_light)

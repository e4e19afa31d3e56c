"""Pieces and stacks: thick rings, seen from the front at a slant, in light from the upper left.

A stack is a crooked pile that shows its pieces' colours, with its number of pieces on top. A pile of more than six is
as high as one of six: it shows all its DVONN pieces and the uppermost others. A DVONN piece has a bright rim, bright
rhombs on its edge and a gem, which is a red rhomb: on the piece if it is alone, otherwise beside the stack's number,
where it is found at a glance on a phone too. Nothing else on the board has these shapes, so DVONN pieces can be counted
without seeing red.
"""

from functools import lru_cache
from math import cos, radians, sin

from dvonn import Piece
from rendering.canvas import Canvas, Radii, Slope
from rendering.drawings import Drawing
from rendering.geometry import Point, hexagon
from rendering.lettering import write_centred
from rendering.themes import Glaze, Shade, Theme

RADIUS = 46
RADII: Radii = (RADIUS, 40)
ROOM = (130, 220)
"""Width and height for the highest stack with a mark around it; the space's centre is in the middle."""

NUMBER = 52
"""The font size of the number of pieces in a stack."""

_PIECE = (96, 96)
"""Width and height for a piece."""
THICK = 9
"""The thickness of a piece."""
SHOWN = 6
"""The maximum number of pieces that a pile shows, whatever its height: higher ones would hide what is behind them."""
_FOOT = 4
"""The distance from the space's centre down to the centre of the stack's foot."""
_CROOKED: tuple[Point, ...] = ((0, 0), (3, 0), (-2, 0.5), (2.5, 0), (-3, 0), (1, 0.5))
"""How far the pieces of a pile lie from its middle, from some piece up."""
_LINE = 0.8
_RIM = 5
_HOLE: Radii = (15, 13)
_LIP = 1.5
_STUDS = (-60, -30, 0, 30, 60)
"""Where the rhombs are on the edge of a DVONN piece, in degrees from the front."""
_STUD = (4.5, 3.2)
"""Half the width and height of a rhomb."""
_SHADOWS = ((6, 4), (11.5, 7), (17, 10), (22, 13), (27, 15.5), (31, 18))
"""Where the shadows of a pile's pieces fall, from the lowest."""
_SHADOW = (200, 150)
"""Width and height for the longest shadow."""
_BLUR = 4

_GEM, _GEM_ALONE = 14.5, 25
"""Half a gem's width, beside a number and on a lone DVONN piece."""
_BESIDE = 35
"""The distance of gems from a number."""
_HIGHER = 32
"""How far the third of three gems is above the number."""

_RAISED, _HIGHEST, _NARROW_RAISED = -24, -31, -22
"""The vertical range of numbers above a plate, relative to the space's centre, and the place of those of two digits."""
_RAISED_GEM_ALONE = 20
_BESIDE_A_GEM = 10
"""How far a number of two digits moves away from a gem."""
TWO_DIGITS = 10
NARROW = 42
"""The font size of a number of two digits that has gems beside it or a plate below it."""


def thickness(height: int) -> int:
    """Return by how many pixels a stack rises."""
    return THICK * min(height, SHOWN)


@lru_cache(maxsize=64)
def places(height: int) -> tuple[Point, ...]:
    """Return the centres of the upper sides of the pieces that a pile shows, relative to the space's centre.

    Piles of different heights are crooked in different ways.
    """
    crooked = [_CROOKED[(height + level) % len(_CROOKED)] for level in range(min(height, SHOWN))]
    crooked = crooked if height > 1 else [(0, 0)]
    return tuple((dx, _FOOT - THICK * level + dy) for level, (dx, dy) in enumerate(crooked, start=1))


def top(height: int) -> Point:
    """Return the centre of a stack's upper side relative to the space's centre."""
    return places(height)[-1]


def number_place(height: int, *, plated: bool) -> Point:
    """Return the centre of a stack's number relative to the space's centre; it makes room for a plate."""
    x, y = top(height)
    if not plated:
        return x, y - 1
    return 0, _NARROW_RAISED if height >= TWO_DIGITS else max(min(y, _RAISED), _HIGHEST)


def shown(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return the pieces that a pile shows, from bottom to top."""
    left = SHOWN - pieces.count(Piece.DVONN)
    others = [number for number, piece in enumerate(pieces) if piece is not Piece.DVONN]
    hidden = frozenset(others[: max(len(others) - left, 0)])
    return tuple(piece for number, piece in enumerate(pieces) if number not in hidden)


@lru_cache(maxsize=8)
def pile(
    theme: Theme,
    pieces: tuple[Piece, ...],
    *,
    arrived: bool = False,
    outline: Shade | None = None,
    plated: bool = False,
    gems: int = 0,
) -> Drawing:
    """Return a stack's picture, anchored at its space's centre; `pieces` are ordered from bottom to top.

    A stack that has just `arrived` has a ring on it. Its `gems` are beside its number, which is higher above a name
    plate (`plated`).
    """
    canvas, height = Canvas(*ROOM), len(pieces)
    if outline:
        _draw_outline(canvas, theme, height, outline)
    for piece, place in zip(shown(pieces), places(height), strict=True):
        canvas.lay(_piece(theme, piece), place)
    if arrived:
        _draw_halo(canvas, theme, top(height))
    _draw_face(canvas, pieces, theme, plated=plated, gems=gems)
    return canvas.drawing()


def shadow(theme: Theme, height: int, *, inside: bool = False) -> Drawing:
    """Return the shadow that a stack throws on its cell and those beside it, or only the part `inside` its cell."""
    canvas = Canvas(*_SHADOW, fineness=1)  # it is soft anyway
    canvas.shadow(_SHADOWS[:height], RADII, _BLUR, theme.shade)
    if inside:
        canvas.keep(hexagon())
    return canvas.drawing()


@lru_cache(maxsize=8)
def _piece(theme: Theme, piece: Piece) -> Canvas:
    """Return a piece without its hole; the origin is the centre of its upper side."""
    canvas, glaze, (across, up) = Canvas(*_PIECE, origin=(48, 43)), theme.glaze(piece), RADII
    canvas.slab((0, 0), (across + _LINE, up + _LINE), THICK, glaze.line)
    canvas.slab((0, 0), RADII, THICK - 2 * _LINE, Slope(glaze.side, glaze.under, (1, 0.15)))
    canvas.oval((0, 0), RADII, Slope(glaze.light, glaze.dark, (0.8, 1)))
    inner = across - _RIM, up - _RIM
    canvas.oval((0, 0), inner, glaze.dark)
    canvas.oval((0, 0.5), (inner[0] - 1, inner[1] - 1), glaze.face)
    if piece is Piece.DVONN:
        _draw_studs(canvas, theme)
    return canvas


def _draw_studs(canvas: Canvas, theme: Theme) -> None:
    """Draw the bright rhombs on the edge of a DVONN piece, which tell it from others without its colour."""
    across, up = RADII
    for angle in _STUDS:
        aside, down = across * sin(radians(angle)), up * cos(radians(angle)) + THICK / 2
        wide, high = _STUD[0] * cos(radians(angle)), _STUD[1]
        rhomb = ((aside, down - high), (aside + wide, down), (aside, down + high), (aside - wide, down))
        canvas.polygon(rhomb, theme.gem_setting)


def _draw_outline(canvas: Canvas, theme: Theme, height: int, shade: Shade) -> None:
    """Draw an outline around a stack, between two dark lines."""
    across, up = RADII
    for wider, fill in ((7.5, theme.choice_ink), (6, shade), (1.5, theme.choice_ink)):
        for place in places(height):
            canvas.slab(place, (across + wider, up + wider), THICK, fill)


def _draw_halo(canvas: Canvas, theme: Theme, place: Point) -> None:
    """Draw the ring on the stack that moved or was placed last."""
    across, up = RADII
    for wider, width, shade in ((5.5, 12.5, theme.last_move_edge), (3, 7.5, theme.last_move)):
        canvas.rim(place, (across + wider, up + wider), width, shade)


def _draw_face(canvas: Canvas, pieces: tuple[Piece, ...], theme: Theme, *, plated: bool, gems: int) -> None:
    """Draw what is on a stack: its number and gems, or the hole or gem of a single piece."""
    height, glaze = len(pieces), theme.glaze(pieces[-1])
    if pieces == (Piece.DVONN,):
        middle, size = ((0, _RAISED), _RAISED_GEM_ALONE) if plated else (top(1), _GEM_ALONE)
        _draw_gem(canvas, middle, size, theme)
    elif height == 1:
        _draw_hole(canvas, top(1), glaze)
    else:
        _draw_number(canvas, height, glaze.ink, plated=plated, gems=gems)
        y = _RAISED if plated else number_place(height, plated=False)[1]
        for gem in ((-_BESIDE, y), (_BESIDE, y), (0, y - _HIGHER))[:gems]:
            _draw_gem(canvas, gem, _GEM, theme)


def _draw_number(canvas: Canvas, height: int, ink: Shade, *, plated: bool, gems: int) -> None:
    x, y = number_place(height, plated=plated)
    narrow = bool(gems or plated)
    x += _BESIDE_A_GEM if gems == 1 and height >= TWO_DIGITS else 0
    draw_number(canvas, (x, y), height, ink, narrow=narrow)


def _draw_hole(canvas: Canvas, place: Point, glaze: Glaze) -> None:
    lip = _HOLE[0] + _LIP, _HOLE[1] + _LIP
    canvas.oval(place, lip, Slope(glaze.dark, glaze.light, (0.8, 1)))
    canvas.hole(place, _HOLE, THICK, Slope(glaze.under, glaze.side, (1, 0.6)), glaze.hollow)


def draw_number(canvas: Canvas, middle: Point, number: int, shade: Shade, *, narrow: bool = False) -> None:
    """Write the number of pieces in a stack, centred on a point; two digits can be `narrow`."""
    size = NARROW if narrow and number >= TWO_DIGITS else NUMBER
    write_centred(canvas, middle, str(number), size, shade)


def _draw_gem(canvas: Canvas, middle: Point, size: float, theme: Theme) -> None:
    """Draw the mark of a DVONN piece; `size` is half its width."""
    x, y = middle
    stone = size - 4.5
    for wide, shade in (
        (size + 1.5, theme.last_move_edge),
        (size - 1, theme.gem_setting),
        (stone, theme.gem),
    ):
        high = 1.1 * wide
        canvas.polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), shade)
    high = 1.1 * stone
    canvas.polygon(((x, y - high), (x, y), (x - stone, y)), theme.gem_light)
    canvas.polygon(((x, y + high), (x, y), (x + stone, y)), theme.gem_dark)

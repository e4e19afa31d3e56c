"""The bar above a board: both players' names and scores, and the player to move or the winner."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from dvonn import Colour, Piece, Score
from rendering.canvas import Canvas
from rendering.font import BOLD
from rendering.geometry import BAR, BAR_GAP, WIDTH
from rendering.lettering import fitted, width, write
from rendering.sprites import Sprite, Stamp, sprite_upon
from rendering.themes import Glaze, Shade, Theme

_HALF = (WIDTH - BAR_GAP) // 2
_ROUNDING = 20
_NAME, _SCORE = 40, 46
_NAMES_LINE, _SCORES_LINE = 42, 45
"""The baselines of names and scores, from the bar's top."""
_SCORE_AT = 56
"""The distance of the score's centre from the inner end of its half."""
_NAME_FROM, _NAME_TO = 30, 120
"""The margins of a name from the outer and the inner end."""
_SHORT = 8
"""The maximum length of a shortened name."""
_SIGN = 48
"""The width reserved for the sign of the player to move or the winner."""
_POINTER = ((2, -15), (28, 0), (2, 15))
_CROWN = ((0, 14), (-2, -9), (8, 1), (15, -14), (22, 1), (32, -9), (30, 14))


@dataclass(frozen=True, slots=True)
class Bar:
    """The content of a bar. After a tie there is neither a player to move nor a winner."""

    white: str
    black: str
    score: Score | None = None
    """None during the placing phase."""
    to_move: Colour | None = None
    winner: Colour | None = None

    def shortened(self) -> "Bar":
        """Return a bar with names truncated to their beginning, for pictures that would be too large."""
        return replace(self, white=_beginning(self.white), black=_beginning(self.black))

    def name(self, colour: Colour) -> str:
        return self.white if colour is Colour.WHITE else self.black


def _beginning(name: str) -> str:
    """Return a name with at most `_SHORT` characters, without a bracket that would then stay open."""
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1].rstrip(' (')}…"


def lay_out_bar(bar: Bar, theme: Theme) -> Iterator[Stamp]:
    """Yield the stamps on the bare bar, bottom first."""
    for colour in Colour:
        sign = colour in (bar.to_move, bar.winner)
        yield _half(theme, colour, bar.name(colour), sign=sign, won=colour is bar.winner).at((0, 0))
        if bar.score:
            yield _score(theme, colour, bar.score.of(colour)).at((0, 0))


@lru_cache(maxsize=8)
def empty_bar(theme: Theme) -> Image.Image:
    """Return the bar without text (RGB; don't modify)."""
    canvas = _sheet()
    for colour in Colour:
        left, right = _ends(colour)
        for inset, shade in _layers(theme, theme.glaze(Piece.of(colour))):
            canvas.plate((left + inset, inset), (right - inset, BAR - inset), _ROUNDING - inset, shade)
    return canvas.image().convert("RGB")


@lru_cache(maxsize=1)
def bar_shape() -> Image.Image:
    """Return the bar's alpha mask (L)."""
    canvas = _sheet()
    for colour in Colour:
        left, right = _ends(colour)
        canvas.plate((left, 0), (right, BAR), _ROUNDING, "#000000")
    return canvas.image().getchannel("A")


def _layers(theme: Theme, glaze: Glaze) -> Iterator[tuple[float, Shade]]:
    yield 0, theme.surface
    yield 2, glaze.face


def _sheet() -> Canvas:
    return Canvas(WIDTH, BAR, origin=(0, 0))


def _ends(colour: Colour) -> tuple[int, int]:
    """Return the left and right ends of a player's half."""
    return (0, _HALF) if colour is Colour.WHITE else (WIDTH - _HALF, WIDTH)


def _inwards(colour: Colour, outer: float) -> float:
    """Return the x coordinate at a distance from the outer end of a player's half."""
    return outer if colour is Colour.WHITE else WIDTH - outer


@lru_cache(maxsize=128)
def _half(theme: Theme, colour: Colour, name: str, *, sign: bool, won: bool) -> Sprite:
    """Return a player's piece and name, with a frame and a sign for the player to move or the winner."""
    canvas, glaze, align = _sheet(), theme.glaze(Piece.of(colour)), 0 if colour is Colour.WHITE else 1
    if sign:
        _draw_frame(canvas, theme, colour)
    room = _HALF - _NAME_FROM - _NAME_TO - (_SIGN if sign else 0)
    text = fitted(name, room, _NAME, BOLD)
    start = _inwards(colour, _NAME_FROM), float(_NAMES_LINE)
    write(canvas, start, text, _NAME, glaze.ink, align=align, weight=BOLD)
    if sign:
        along = _NAME_FROM + width(text, _NAME, BOLD) + (18 if won else 12)
        _draw_sign(canvas, theme, colour, along, won=won)
    return sprite_upon(theme, empty_bar(theme), [canvas.drawing()])


def _draw_frame(canvas: Canvas, theme: Theme, colour: Colour) -> None:
    left, right = _ends(colour)
    face = theme.glaze(Piece.of(colour)).face
    for inset, shade in ((2, theme.last_move), (6, theme.last_move_edge), (7.5, face)):
        canvas.plate((left + inset, inset), (right - inset, BAR - inset), _ROUNDING - inset, shade)


def _draw_sign(canvas: Canvas, theme: Theme, colour: Colour, along: float, *, won: bool) -> None:
    """Draw the winner's crown or the triangle of the player to move, `along` pixels from the outer end."""
    middle = BAR / 2
    shape = _CROWN if won else _POINTER
    for grow, shade in ((1.18, theme.last_move_edge), (0.88, theme.last_move)):
        corners = [(_inwards(colour, along + 15 + (x - 15) * grow), middle + y * grow) for x, y in shape]
        canvas.polygon(corners, shade)


@lru_cache(maxsize=256)
def _score(theme: Theme, colour: Colour, number: int) -> Sprite:
    canvas = _sheet()
    place = _inwards(colour, _HALF - _SCORE_AT), float(_SCORES_LINE)
    write(canvas, place, str(number), _SCORE, theme.glaze(Piece.of(colour)).ink, align=0.5, weight=BOLD)
    return sprite_upon(theme, empty_bar(theme), [canvas.drawing()])

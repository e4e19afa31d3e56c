"""The result of a game in one picture: the final position and, between it and the bar, the course of the score.

The course can also be drawn alone, for viewers who mustn't see the board.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from dvonn import Colour, Game, Piece
from rendering.bar import Bar, lay_out_bar
from rendering.bare_board import bare_bar, bare_board, nothing, stored, stored_colours
from rendering.board import Marks, lay_out
from rendering.canvas import Canvas
from rendering.encoding import transparent_png
from rendering.font import BOLD
from rendering.geometry import BAR, BAR_GAP, HEIGHT, WIDTH
from rendering.lettering import width, write_centred
from rendering.storyline import PlyFigures, storyline
from rendering.themes import DEFAULT, Theme

COURSE, COURSE_ALONE = 96, 240
"""The height of the course of the score in pixels: above a board, and without one."""
_INSET, _ROUNDING, _MARGIN = 2, 20, 34
_LEAST_LEAD, _SWING = 8, 0.42
"""The lead, or a larger one of the game, that moves the border from the middle by this part of the height."""
_EVEN = 2.5
"""The thickness of the line at which both players have as many pieces."""
_MARK, _LETTERS, _LETTERS_ALONE, _AIR = 5, 36, 54, 9
_LABELS_ALONE = 0.3
"""The height of the labels in a course without a board: above Discord's badge in the lower right corner."""
_PLATE = 0.58
"""Half the height of the plate with the number of pieces cut off, as a part of that of the letters."""
_NUMBERED = 4
"""A cut-off of at least this many pieces is labelled with their number."""
_MINUS = "\N{MINUS SIGN}"


def render_result(
    game: Game, bar: Bar, *, given: int = 0, rotated: bool = False, theme: Theme = DEFAULT
) -> bytes:
    """Render the final position of a game as a PNG file, 1200 pixels wide, with a bar and the course of the score.

    The course runs from the first move of the stacking phase to the last one. White's light part is below Black's dark
    one, and larger by White's lead; a line marks the middle. Lines in the colour of losses mark the cut-offs,
    the larger ones with the number of pieces. The effects of the last move are marked on the board unless it is among
    the first `given` ones, which nobody played. Thread-safe.

    Raises `ValueError` if the stacking phase has not begun.
    """
    board = BAR + 2 * BAR_GAP + COURSE
    picture = _bar_and_course(game, bar, theme, COURSE, board + HEIGHT)
    picture.paste(bare_board(theme), (0, board))
    marks = _marks(game) if len(game.moves) > given else Marks()
    for sprite, left, top in lay_out(game.position, marks, theme, rotated=rotated):
        picture.paste(sprite.colours, (left, board + top), sprite.drawn)
    return transparent_png(picture, *stored_colours(theme))


def render_course(game: Game, bar: Bar, *, theme: Theme = DEFAULT) -> bytes:
    """Render the bar and the course of the score, as in `render_result`, without the board. Thread-safe.

    Raises `ValueError` if the stacking phase has not begun.
    """
    picture = _bar_and_course(game, bar, theme, COURSE_ALONE, BAR + BAR_GAP + COURSE_ALONE)
    return transparent_png(picture, *stored_colours(theme))


def _bar_and_course(game: Game, bar: Bar, theme: Theme, course: int, height: int) -> Image.Image:
    """Return a picture of a height (L, indices into `stored_colours`) with the bar and a course at its top."""
    story = [figures for figures in storyline(game) if figures.mobility]
    if not story:
        raise ValueError("no stack may move yet")
    picture = Image.new("L", (WIDTH, height), nothing(theme))
    picture.paste(bare_bar(theme))
    for sprite, left, top in lay_out_bar(bar, theme):
        picture.paste(sprite.colours, (left, top), sprite.drawn)
    picture.paste(stored(theme, _course(theme, story, course), _shape(course)), (0, BAR + BAR_GAP))
    return picture


def _marks(game: Game) -> Marks:
    move = game.moves[-1]
    return Marks(last_move=move, cut_off=game.position_at(len(game.moves) - 1).cut_off_by(move))


def _course(theme: Theme, story: Sequence[PlyFigures], size: int) -> Image.Image:
    """Return the course of the score (RGB), of a height."""
    canvas = Canvas(WIDTH, size, origin=(0, 0), ground=theme.surface)
    white, black = (theme.glaze(Piece.of(colour)) for colour in (Colour.WHITE, Colour.BLACK))
    lower, upper, right = size - _INSET, _INSET, WIDTH - _INSET
    canvas.plate((_INSET, upper), (right, lower), _ROUNDING, black.face)
    places, most = _places(len(story)), max(_LEAST_LEAD, *(figures.score.lead for figures in story))
    ends = [*((one + other) / 2 for one, other in pairwise(places)), right]
    left = float(_INSET)
    for figures, end in zip(story, ends, strict=True):
        height = (0.5 + _SWING * figures.score.margin(Colour.WHITE) / most) * (lower - upper)
        canvas.plate((left, lower - height), (end, lower), 0, white.face)
        left = end
    middle = (lower + upper) / 2
    canvas.line((_INSET, middle), (right, middle), _EVEN, theme.inlay)
    for ply, at in zip(story, places, strict=True):
        if ply.cut_off:
            canvas.line((at, upper), (at, lower), _MARK, theme.loss)
    letters, level = (_LETTERS, middle) if size == COURSE else (_LETTERS_ALONE, _LABELS_ALONE * size)
    plate = _PLATE * letters
    for text, at in _labels(story, places, letters):
        half = width(text, letters, BOLD) / 2 + _AIR
        for grow, shade in ((2.5, theme.loss_ink), (0.0, theme.loss)):
            corners = (at - half - grow, level - plate - grow), (at + half + grow, level + plate + grow)
            canvas.plate(*corners, 10, shade)
        write_centred(canvas, (at, level), text, letters, theme.loss_ink)
    return canvas.image()


def _places(count: int) -> list[float]:
    """Return the x coordinates of the positions."""
    step = (WIDTH - 2 * _MARGIN) / max(count - 1, 1)
    return [_MARGIN + step * number for number in range(count)]


def _labels(
    story: Sequence[PlyFigures], places: Sequence[float], letters: int
) -> Iterator[tuple[str, float]]:
    """Yield the numbers of large cut-offs with their places, largest first; those that would overlap are left out."""
    taken: list[tuple[float, float]] = []
    ranked = sorted(zip(story, places, strict=True), key=lambda each: -each[0].cut_off)
    for figures, at in ranked:
        if figures.cut_off < _NUMBERED:
            return
        text = f"{_MINUS}{figures.cut_off}"
        reach = width(text, letters, BOLD) / 2 + _AIR + 4
        middle = min(max(at, reach + _INSET), WIDTH - reach - _INSET)
        if all(middle + reach <= left or right <= middle - reach for left, right in taken):
            taken.append((middle - reach, middle + reach))
            yield text, middle


@lru_cache(maxsize=2)
def _shape(size: int) -> Image.Image:
    """Return the mask (L) of a course of a height."""
    canvas = Canvas(WIDTH, size, origin=(0, 0))
    canvas.plate((0, 0), (WIDTH, size), _ROUNDING + _INSET, "#000000")
    return canvas.image().getchannel("A")

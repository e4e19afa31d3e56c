"""A player in one picture: the course of the rating, the latest results, and the final board of the best win."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PIL import Image

from dvonn import Position
from rendering.bare_board import bare_board, coloured
from rendering.board import Marks, lay_out
from rendering.canvas import Canvas
from rendering.encoding import flat_png
from rendering.font import BOLD
from rendering.geometry import HEIGHT as BOARD_HEIGHT
from rendering.lettering import fitted, write
from rendering.outcomes import SHOWN, STEP, Outcome, draw_outcomes
from rendering.palettes import numbered, palette
from rendering.rating_chart import HEIGHT as CHART_HEIGHT
from rendering.rating_chart import RIGHT, START, RatingPoint, draw_ratings
from rendering.sheet import TEXT, WIDTH, sheet
from rendering.themes import DEFAULT, Theme

CHART, BOARD = 104, 504
"""The y coordinates of the upper edges of the chart and of the final board."""
HEIGHT = CHART + CHART_HEIGHT + 16
"""The picture's height in pixels without a final board."""

_BASELINE, _GAP, _RADIUS = 68, 30, 22
_SMALL = (700, 700 * BOARD_HEIGHT // WIDTH)
"""The size of the final board."""
_LEFT, _BELOW = 16, 16
_WORDS = 748
"""The x coordinate of the words beside the final board.

They end above the lower right corner, where Discord puts its badge for the alternative text.
"""
_LINE = 58


@dataclass(frozen=True, slots=True)
class BestWin:
    """The final position of a player's best win, and what is written beside it."""

    position: Position
    title: str
    lines: Sequence[str]
    """A few short lines below the title."""
    rotated: bool = False


def render_profile(
    points: Sequence[RatingPoint],
    title: str,
    *,
    outcomes: Sequence[Outcome] = (),
    best: BestWin | None = None,
    theme: Theme = DEFAULT,
    write_date: Callable[[date], str] = date.isoformat,
) -> bytes:
    """Render ratings, earliest first, and the results of games, latest last, as a PNG file, 1200 pixels wide.

    Text that does not fit ends in an ellipsis. Thread-safe. Raises `ValueError` without a rating.
    """
    if not points:
        raise ValueError("no rating")
    height = BOARD + _SMALL[1] + _BELOW if best else HEIGHT
    canvas = sheet(height, theme)
    taken = _GAP + STEP * min(len(outcomes), SHOWN) if outcomes else 0
    title = fitted(title, RIGHT - START - taken, TEXT, BOLD)
    write(canvas, (START, _BASELINE), title, TEXT, theme.label, weight=BOLD)
    last = RIGHT - _RADIUS, _BASELINE - 0.36 * TEXT
    draw_outcomes(canvas, theme, last, outcomes, theme.surface)
    draw_ratings(canvas, theme, CHART, points, write_date)
    if best:
        _write_beside(canvas, theme, best)
    picture = canvas.image()
    if best:
        picture.paste(_final_board(theme, best), (_LEFT, BOARD))
    return flat_png(numbered(picture, theme), bytes(palette(theme).getpalette() or ()))


def _write_beside(canvas: Canvas, theme: Theme, best: BestWin) -> None:
    room, y = RIGHT - _WORDS, BOARD + _LINE
    write(canvas, (_WORDS, y), fitted(best.title, room, TEXT, BOLD), TEXT, theme.label, weight=BOLD)
    for line in best.lines:
        y += _LINE
        write(canvas, (_WORDS, y), fitted(line, room, TEXT), TEXT, theme.label)


def _final_board(theme: Theme, best: BestWin) -> Image.Image:
    board = bare_board(theme).copy()
    for sprite, left, top in lay_out(best.position, Marks(), theme, rotated=best.rotated):
        board.paste(sprite.colours, (left, top), sprite.drawn)
    return coloured(board, theme).resize(_SMALL, Image.Resampling.LANCZOS)

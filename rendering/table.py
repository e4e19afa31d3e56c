"""A table of players in order: places, names, ratings with what they leave open, and the latest results."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from rendering.canvas import Canvas
from rendering.font import BOLD
from rendering.lettering import fitted, width, write, write_centred
from rendering.outcomes import Outcome, draw_outcomes
from rendering.panels import Scale
from rendering.rating_chart import round_ratings
from rendering.sheet import TEXT, WIDTH, png_of, sheet
from rendering.themes import DEFAULT, Shade, Theme

ROW, HEAD, FOOT = 96, 8, 110
"""The heights of a row, of the edge above the rows, and of the scale below them, in pixels.

The scale leaves the lower right corner free, where Discord puts its badge for the alternative text.
"""

BETWEEN, FRAME = 4, 6
_EDGE, _ROUNDING = 8, 22
_PLACE, _NAME, _RATING_END = 62, 116, 644
"""The x coordinates of a place's middle, and of a name's start and a rating's end."""
_MEDAL = 35
_THREE_DIGITS, _NARROW = 100, 36
"""The places that are written smaller, and their font size."""
_GAP = 24
_INTERVALS = (682, 898)
"""The x coordinates of the lowest and the highest rating."""
BAND, _MARK = 15, 5
"""Half the height of an interval's band, and half the width of the rating's mark on it."""
LAST = 1152
"""The x coordinate of the latest result."""
_NUMBER, _APART, _RULE = 40, 104, 3
"""The font size of the numbers on the scale, the minimum distance between them, and the width of their lines."""
_DOWN = 56


@dataclass(frozen=True, slots=True)
class TableRow:
    """A player in a table."""

    place: int
    name: str
    rating: float
    deviation: float
    written: str
    """The rating as it is written."""
    outcomes: Sequence[Outcome] = ()
    """The latest results, latest last."""
    is_own: bool = False
    """Whether the row is framed, as that of the person who looks at it."""


@dataclass(frozen=True, slots=True)
class RowHead:
    """A player's place and name, and the result as it is written."""

    place: int
    name: str
    written: str
    is_own: bool = False
    """Whether the row is framed, as that of the person who looks at it."""
    leads: bool = True
    """Whether the first place is golden: not before anyone has a result."""


def render_table(rows: Sequence[TableRow], theme: Theme = DEFAULT) -> bytes:
    """Render the rows of a table as a PNG file, 1200 pixels wide.

    A band shows how far off a rating may be. Names that do not fit end in an ellipsis. Thread-safe.

    Raises `ValueError` without rows.
    """
    if not rows:
        raise ValueError("no row")
    canvas = sheet(HEAD + ROW * len(rows) + FOOT, theme)
    lowest = min(row.rating - row.deviation for row in rows)
    highest = max(row.rating + row.deviation for row in rows)
    scale = Scale(*_INTERVALS, floor(lowest), ceil(highest))
    ticks = round_ratings(scale, apart=_APART)
    for number, row in enumerate(rows):
        ground = theme.other_cell if number % 2 else theme.cell
        _draw_row(canvas, theme, row, HEAD + ROW * number, ground)
    draw_scale(canvas, theme, scale, ticks, len(rows))
    for number, row in enumerate(rows):
        _draw_interval(canvas, theme, row, HEAD + ROW * (number + 0.5), scale)
    return png_of(canvas, theme)


def _draw_row(canvas: Canvas, theme: Theme, row: TableRow, top: float, ground: Shade) -> None:
    """Draw everything of a row but its interval."""
    head = RowHead(row.place, row.name, row.written, is_own=row.is_own)
    draw_head(canvas, theme, head, top, end=_RATING_END, ground=ground)
    draw_outcomes(canvas, theme, (LAST, top + ROW / 2), row.outcomes, ground)


def draw_head(canvas: Canvas, theme: Theme, head: RowHead, top: float, *, end: float, ground: Shade) -> None:
    """Draw the ground of a row and its head, whose result ends at `end`."""
    baseline = top + ROW / 2 + 0.36 * TEXT
    frame = [(0, theme.last_move), (FRAME, ground)] if head.is_own else [(0, ground)]
    for inset, shade in frame:
        corner = _EDGE + inset, top + BETWEEN + inset
        opposite = WIDTH - _EDGE - inset, top + ROW - BETWEEN - inset
        canvas.plate(corner, opposite, _ROUNDING - inset, shade)
    _draw_place(canvas, theme, head.place, top + ROW / 2, is_golden=head.place == 1 and head.leads)
    write(canvas, (end, baseline), head.written, TEXT, theme.paper_name, align=1, weight=BOLD)
    room = end - width(head.written, TEXT, BOLD) - _GAP - _NAME
    write(canvas, (_NAME, baseline), fitted(head.name, room, TEXT), TEXT, theme.paper_name)


def draw_scale(canvas: Canvas, theme: Theme, scale: Scale, ticks: Sequence[int], number_of_rows: int) -> None:
    """Draw a line through all rows at each tick, and its number below them."""
    bottom = HEAD + ROW * number_of_rows - BETWEEN
    for tick in ticks:
        for number in range(number_of_rows):
            top = HEAD + ROW * number + BETWEEN + FRAME
            ends = (scale.at(tick), top), (scale.at(tick), top + ROW - 2 * (BETWEEN + FRAME))
            canvas.line(*ends, _RULE, theme.inlay)
        write(canvas, (scale.at(tick), bottom + _DOWN), str(tick), _NUMBER, theme.label, align=0.5)


def _draw_place(canvas: Canvas, theme: Theme, place: int, middle: float, *, is_golden: bool) -> None:
    """Write a place, which may be on a golden disc."""
    ink = theme.paper_name
    if is_golden:
        canvas.disc((_PLACE, middle), _MEDAL, theme.last_move_edge)
        canvas.disc((_PLACE, middle), _MEDAL - 3, theme.winner)
        ink = theme.last_move_edge
    write_centred(canvas, (_PLACE, middle), str(place), TEXT if place < _THREE_DIGITS else _NARROW, ink)


def _draw_interval(canvas: Canvas, theme: Theme, row: TableRow, middle: float, scale: Scale) -> None:
    """Draw the band of what a rating leaves open, and a dark mark at the rating."""
    left, right = scale.at(row.rating - row.deviation), scale.at(row.rating + row.deviation)
    for grow, shade in ((2.5, theme.white.line), (0, theme.white.face)):
        corner, opposite = (left - grow, middle - BAND - grow), (right + grow, middle + BAND + grow)
        canvas.plate(corner, opposite, min(BAND, (right - left) / 2) + grow, shade)
    at = scale.at(row.rating)
    canvas.plate((at - _MARK, middle - BAND), (at + _MARK, middle + BAND), 0, theme.black.face)

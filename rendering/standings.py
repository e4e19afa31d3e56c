"""The table of a league's group: places, names, points with what can still be won, and the results."""

from collections.abc import Sequence
from dataclasses import dataclass

from rendering.canvas import Canvas
from rendering.outcomes import Outcome, draw_outcomes
from rendering.panels import Scale
from rendering.sheet import png_of, sheet
from rendering.table import BAND, FOOT, HEAD, LAST, ROW, RowHead, draw_head, draw_scale
from rendering.themes import DEFAULT, Shade, Theme

SHOWN = 6
"""The number of results in a row."""

_POINTS_END = 566
"""The x coordinate of the points' end."""
_BARS = (604, 836)
"""The x coordinates of zero points, and of the maximum that anyone can reach."""
_TICKS = 4
"""The maximum number of lines of the scale."""
_LINE, _ROUNDING = 4, 8


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player in a group."""

    place: int
    name: str
    points: int
    most: int
    """The points that the player can still reach."""
    outcomes: Sequence[Outcome] = ()
    """The results so far."""
    is_own: bool = False
    """Whether the row is framed, as that of the person who looks at it."""


def render_standings(rows: Sequence[StandingsRow], theme: Theme = DEFAULT) -> bytes:
    """Render the rows of a group as a PNG file, 1200 pixels wide.

    A bar is as long as a player's points, and its empty part as what can still be won. Names that do not fit end in an
    ellipsis. Thread-safe.

    Raises `ValueError` without rows.
    """
    if not rows:
        raise ValueError("no row")
    canvas = sheet(HEAD + ROW * len(rows) + FOOT, theme)
    most = max(1, *(row.most for row in rows))
    scale = Scale(*_BARS, 0, most)
    for number, row in enumerate(rows):
        ground = theme.other_cell if number % 2 else theme.cell
        top = HEAD + ROW * number
        head = RowHead(row.place, row.name, str(row.points), is_own=row.is_own, leads=row.points > 0)
        draw_head(canvas, theme, head, top, end=_POINTS_END, ground=ground)
        draw_outcomes(canvas, theme, (LAST, top + ROW / 2), row.outcomes, ground, most=SHOWN)
    draw_scale(canvas, theme, scale, scale.ticks(_TICKS), len(rows))
    for number, row in enumerate(rows):
        ground = theme.other_cell if number % 2 else theme.cell
        _draw_bar(canvas, theme, row, (scale, HEAD + ROW * (number + 0.5)), ground)
    return png_of(canvas, theme)


def _draw_bar(
    canvas: Canvas, theme: Theme, row: StandingsRow, place: tuple[Scale, float], ground: Shade
) -> None:
    """Draw the bar of the points on a scale and at a height, and the outline of what can still be won."""
    scale, middle = place
    left, points, most = scale.at(0), scale.at(row.points), scale.at(row.most)
    if most > points:
        canvas.plate((left, middle - BAND - 2), (most, middle + BAND + 2), _ROUNDING, theme.white.line)
        canvas.plate(
            (left + _LINE, middle - BAND + 2), (most - _LINE, middle + BAND - 2), _ROUNDING - _LINE, ground
        )
    if row.points:
        canvas.plate((left, middle - BAND - 2), (points, middle + BAND + 2), _ROUNDING, theme.white.line)
        canvas.plate((left + 2, middle - BAND), (points - 2, middle + BAND), _ROUNDING - 2, theme.white.face)

"""The latest results of a player as a row of rings, as on the board: full if won, half full if tied, empty if lost."""

from collections.abc import Sequence
from enum import StrEnum
from math import cos, pi, sin

from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.themes import Shade, Theme

SHOWN = 5
"""The number of results in a row."""
STEP = 50
"""The distance from one result to the next in pixels."""

_RADIUS, _LINE, _RIM = 20, 2.5, 6
_HALF = tuple(pi / 2 + pi * step / 24 for step in range(25))
"""The angles of the left half of a circle."""


class Outcome(StrEnum):
    """The result of a game for one of its players."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"


def draw_outcomes(
    canvas: Canvas,
    theme: Theme,
    last: Point,
    outcomes: Sequence[Outcome],
    ground: Shade,
    *,
    most: int = SHOWN,
) -> None:
    """Draw the latest results, latest last, so that the last one's centre is at a point.

    The rings are filled with `ground`.
    """
    x, y = last
    for number, outcome in enumerate(reversed(outcomes[-most:])):
        _draw_outcome(canvas, theme, (x - number * STEP, y), outcome, ground)


def _draw_outcome(canvas: Canvas, theme: Theme, centre: Point, outcome: Outcome, ground: Shade) -> None:
    glaze, inner = theme.white, _RADIUS - _RIM
    canvas.disc(centre, _RADIUS + _LINE, glaze.line)
    canvas.disc(centre, _RADIUS, glaze.face)
    if outcome is Outcome.WON:
        return
    canvas.disc(centre, inner, ground)
    if outcome is Outcome.TIED:
        x, y = centre
        canvas.polygon([(x + inner * cos(angle), y - inner * sin(angle)) for angle in _HALF], glaze.face)

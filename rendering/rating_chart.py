"""A chart of a player's rating over time: a dark line, in a light band whose width shows the uncertainty."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import pairwise

from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import write
from rendering.panels import MARGIN, PADDING, Scale
from rendering.sheet import LEFT, png_of, sheet, write_line
from rendering.themes import DEFAULT, Theme

HEIGHT = 600
"""The chart's height in pixels."""

_LEFT, _RIGHT = LEFT + 30, 1168
_TITLE = 72
_RATINGS = (476, 130)
"""The y coordinates of the lowest and the highest rating."""
_NUMBER = 44
_LINE, _RULE, _DISC = 8, 1.5, 13
_STEPS = (50, 100, 200, 500, 1000)
_MOST_RULES = 5
_DATES_DOWN = 62


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game."""

    at: datetime
    rating: float
    deviation: float


def render_ratings(
    points: Sequence[RatingPoint],
    title: str,
    theme: Theme = DEFAULT,
    write_date: Callable[[date], str] = date.isoformat,
) -> bytes:
    """Render ratings, earliest first, as a PNG file, 1200 pixels wide. Thread-safe.

    Raises `ValueError` without a rating.
    """
    if not points:
        raise ValueError("no rating")
    canvas = sheet(HEIGHT, theme)
    write_line(canvas, theme, (_LEFT, _TITLE), title, _RIGHT - _LEFT)
    lowest = min(point.rating - point.deviation for point in points)
    highest = max(point.rating + point.deviation for point in points)
    ratings = Scale(*_RATINGS, int(lowest), int(highest) + 1)
    corners = (_LEFT, _RATINGS[1] - PADDING), (_RIGHT, _RATINGS[0] + PADDING)
    canvas.plate(*corners, PADDING, theme.paper)
    times = _times(points)
    line = [(x, ratings.at(point.rating)) for x, point in zip(times, points, strict=True)]
    _draw_band(canvas, theme, times, points, ratings)
    _draw_rules(canvas, theme, ratings)
    for start, end in pairwise(line):
        canvas.line(start, end, _LINE, theme.black.face)
    for centre in (line[0], line[-1]):
        canvas.disc(centre, _DISC, theme.black.face)
    first, last = (write_date(points[place].at.date()) for place in (0, -1))
    _write_dates(canvas, theme, first, last)
    return png_of(canvas, theme)


def _times(points: Sequence[RatingPoint]) -> list[float]:
    """Return the x coordinates; a single moment is in the middle."""
    first, last = points[0].at, points[-1].at
    start, end = _LEFT + MARGIN, _RIGHT - MARGIN
    if first == last:
        return [(start + end) / 2] * len(points)
    return [start + (end - start) * ((point.at - first) / (last - first)) for point in points]


def _draw_band(
    canvas: Canvas, theme: Theme, times: Sequence[float], points: Sequence[RatingPoint], ratings: Scale
) -> None:
    upper: list[Point] = []
    lower: list[Point] = []
    for x, point in zip(times, points, strict=True):
        upper.append((x, ratings.at(point.rating + point.deviation)))
        lower.append((x, ratings.at(point.rating - point.deviation)))
    for (x, high), (_, low) in ((upper[0], lower[0]), (upper[-1], lower[-1])):
        canvas.line((x, high), (x, low), 2 * PADDING, theme.white.face)
    if times[0] != times[-1]:
        canvas.polygon([*upper, *reversed(lower)], theme.white.face)


def _draw_rules(canvas: Canvas, theme: Theme, ratings: Scale) -> None:
    """Draw horizontal lines at round ratings, and write these beside them."""
    spans = (range(-(-ratings.first // step) * step, ratings.last + 1, step) for step in _STEPS)
    for rating in next(span for span in spans if len(span) <= _MOST_RULES):
        y = ratings.at(rating)
        canvas.line((_LEFT + 8, y), (_RIGHT - 8, y), _RULE, theme.inlay)
        write(canvas, (_LEFT - 12, y + 0.35 * _NUMBER), str(rating), _NUMBER, theme.label, align=1)


def _write_dates(canvas: Canvas, theme: Theme, first: str, last: str) -> None:
    y = _RATINGS[0] + PADDING + _DATES_DOWN
    if first == last:
        write(canvas, ((_LEFT + _RIGHT) / 2, y), first, _NUMBER, theme.label, align=0.5)
        return
    write(canvas, (_LEFT, y), first, _NUMBER, theme.label)
    write(canvas, (_RIGHT, y), last, _NUMBER, theme.label, align=1)

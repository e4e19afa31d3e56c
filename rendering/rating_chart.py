"""A chart of a player's rating over time: a dark line, in a light band whose width shows the uncertainty."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import pairwise
from math import ceil, floor

from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import write
from rendering.panels import MARGIN, PADDING, Scale
from rendering.sheet import LEFT
from rendering.themes import Theme

HEIGHT = 382
"""The chart's height in pixels, with the dates below it."""

RIGHT = 1176
START = LEFT + 30

_RATINGS = (296, PADDING)
"""The distances of the lowest and the highest rating from the chart's top."""
_NUMBER = 44
_LINE, _RULE, _DISC = 8, 1.5, 13
_STEPS = (50, 100, 200, 500, 1000, 2000)
_APART = 76
"""The minimum distance between the numbers of the scale."""
_DATES_DOWN = 58


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a game."""

    at: datetime
    rating: float
    deviation: float


def round_ratings(scale: Scale, *, apart: float) -> range:
    """Return round ratings on a scale, as many as are at least so many pixels apart."""
    across = abs(scale.at(1) - scale.at(0))
    step = next((step for step in _STEPS if step * across >= apart), _STEPS[-1])
    return range(-(-scale.first // step) * step, scale.last + 1, step)


def draw_ratings(
    canvas: Canvas,
    theme: Theme,
    top: float,
    points: Sequence[RatingPoint],
    write_date: Callable[[date], str],
) -> None:
    """Draw the chart of at least one rating, earliest first, as high as `HEIGHT`."""
    lowest = min(point.rating - point.deviation for point in points)
    highest = max(point.rating + point.deviation for point in points)
    bottom, top = top + _RATINGS[0], top + _RATINGS[1]
    ratings = Scale(bottom, top, floor(lowest), ceil(highest))
    canvas.plate((START, top - PADDING), (RIGHT, bottom + PADDING), PADDING, theme.paper)
    times = _times(points)
    line = [(x, ratings.at(point.rating)) for x, point in zip(times, points, strict=True)]
    _draw_band(canvas, theme, times, points, ratings)
    _draw_rules(canvas, theme, ratings)
    for start, end in pairwise(line):
        canvas.line(start, end, _LINE, theme.black.face)
    for centre in (line[0], line[-1]):
        canvas.disc(centre, _DISC, theme.black.face)
    first, last = (write_date(points[place].at.date()) for place in (0, -1))
    _write_dates(canvas, theme, bottom + PADDING + _DATES_DOWN, first, last)


def _times(points: Sequence[RatingPoint]) -> list[float]:
    """Return the x coordinates; a single moment is in the middle."""
    first, last = points[0].at, points[-1].at
    start, end = START + MARGIN, RIGHT - MARGIN
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
        canvas.plate((x - PADDING, high), (x + PADDING, low), 0, theme.white.face)
    if times[0] != times[-1]:
        canvas.polygon([*upper, *reversed(lower)], theme.white.face)


def _draw_rules(canvas: Canvas, theme: Theme, ratings: Scale) -> None:
    """Draw horizontal lines at round ratings, and write these beside them."""
    for rating in round_ratings(ratings, apart=_APART):
        y = ratings.at(rating)
        canvas.line((START + 8, y), (RIGHT - 8, y), _RULE, theme.inlay)
        write(canvas, (START - 12, y + 0.35 * _NUMBER), str(rating), _NUMBER, theme.label, align=1)


def _write_dates(canvas: Canvas, theme: Theme, y: float, first: str, last: str) -> None:
    if first == last:
        write(canvas, ((START + RIGHT) / 2, y), first, _NUMBER, theme.label, align=0.5)
        return
    write(canvas, (START, y), first, _NUMBER, theme.label)
    write(canvas, (RIGHT, y), last, _NUMBER, theme.label, align=1)

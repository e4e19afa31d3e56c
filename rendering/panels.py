"""The parts of charts: panels with scales, and the players' curves, bars and final numbers.

White's curve is a light band with dark edges, Black's a dark dashed line, so that they differ in lightness and in
shape, even where they overlap.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from dvonn import Colour, Piece
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import width, write, write_centred
from rendering.themes import Theme

MARGIN = 22
"""The distance from the first and last ply to the panel's left and right edges, in pixels."""
PADDING = 14
"""The distance from the lowest and highest number to the panel's bottom and top edges, in pixels."""

_NUMBER = 40
_ROUNDING = 14
_RULE, _BAND, _CORE = 1.5, 9, 5
_DASH, _GAP = 19, 12
_BADGE = 36
_WIDEST_BAR, _LOWEST_BAR = 28, 5
_STEPS = (1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear scale that maps numbers from `first` to `last` to pixels from `start` to `end`."""

    start: float
    end: float
    first: int
    last: int

    def at(self, number: float) -> float:
        """Return the pixel of a number; a scale with one number has it at `start`."""
        return self.start + (self.end - self.start) * (number - self.first) / max(self.last - self.first, 1)

    def ticks(self, most: int) -> range:
        """Return round numbers on the scale, as many as possible up to a limit."""
        spans = (range(-(-self.first // step) * step, self.last + 1, step) for step in _STEPS)
        return next(span for span in spans if len(span) <= most)


@dataclass(frozen=True, slots=True)
class ChartPanel:
    """A part of a chart, with plies on the x axis and a number on the y axis."""

    canvas: Canvas
    theme: Theme
    plies: Scale
    numbers: Scale
    head: float = PADDING
    """The distance from the highest number to the top edge."""

    @property
    def left(self) -> float:
        return self.plies.start - MARGIN

    @property
    def right(self) -> float:
        return self.plies.end + MARGIN

    @property
    def top(self) -> float:
        return self.numbers.end - self.head

    @property
    def bottom(self) -> float:
        return self.numbers.start + PADDING

    def at(self, ply: int, number: float) -> Point:
        return self.plies.at(ply), self.numbers.at(number)

    def draw_ground(self, rules: Iterable[int] = ()) -> None:
        """Draw the background with horizontal lines at the numbers in `rules`."""
        corners = (self.left, self.top), (self.right, self.bottom)
        self.canvas.plate(*corners, _ROUNDING, self.theme.paper)
        for number in rules:
            y = self.numbers.at(number)
            self.canvas.line((self.left + 8, y), (self.right - 8, y), _RULE, self.theme.inlay)

    def draw_marks(self, plies: Iterable[int]) -> None:
        """Mark plies with vertical lines."""
        for ply in plies:
            x = self.plies.at(ply)
            self.canvas.line((x, self.top + 6), (x, self.bottom - 6), 2 * _RULE, self.theme.dvonn.dark)

    def name_numbers(self, numbers: Iterable[int]) -> None:
        """Label the y axis."""
        for number in numbers:
            place = self.left - 12, self.numbers.at(number) + 0.35 * _NUMBER
            write(self.canvas, place, str(number), _NUMBER, self.theme.label, align=1)

    def name_plies(self, plies: Iterable[int]) -> None:
        """Label the x axis."""
        for ply in plies:
            place = self.plies.at(ply), self.bottom + 1.15 * _NUMBER
            write(self.canvas, place, str(ply), _NUMBER, self.theme.label, align=0.5)

    def draw_badges(self, last: Mapping[Colour, int]) -> None:
        """Draw each player's final number in a disc at the curve's end, without overlap."""
        heights = {colour: self.numbers.at(number) for colour, number in last.items()}
        upper, lower = sorted(heights, key=lambda colour: heights[colour])
        apart = max(heights[lower] - heights[upper], 2 * _BADGE + 2) / 2
        middle = (heights[lower] + heights[upper]) / 2
        middle = min(max(middle, self.numbers.end + apart), self.numbers.start - apart)
        for colour, y in ((upper, middle - apart), (lower, middle + apart)):
            centre, ink = (self.right + _BADGE / 2, y), self.theme.glaze(Piece.of(colour)).ink
            draw_sign(self.canvas, self.theme, colour, centre, _BADGE)
            write_centred(self.canvas, centre, str(last[colour]), 44, ink)

    def draw_bars(self, bars: Mapping[int, int]) -> None:
        """Draw the numbers of plies as bars, labelled on top unless a higher bar's label is in the way."""
        half = min(0.9 * (self.plies.at(1) - self.plies.at(0)), _WIDEST_BAR) / 2
        written: list[tuple[float, float]] = []
        for ply, number in sorted(bars.items(), key=lambda bar: -bar[1]):
            x, y = self.plies.at(ply), min(self.numbers.at(number), self.numbers.start - _LOWEST_BAR)
            for inset, shade in ((0.0, self.theme.dvonn.light), (2.0, self.theme.dvonn.under)):
                corner, opposite = (
                    (x - half + inset, y + inset),
                    (x + half - inset, self.numbers.start - inset),
                )
                self.canvas.plate(corner, opposite, 2, shade)
            reach = width(str(number), _NUMBER) / 2
            if all(x + reach < left or right < x - reach for left, right in written):
                written.append((x - reach, x + reach))
                write(self.canvas, (x, y - 8), str(number), _NUMBER, self.theme.paper_name, align=0.5)


def draw_curve(canvas: Canvas, theme: Theme, colour: Colour, points: Sequence[Point]) -> None:
    glaze = theme.glaze(Piece.of(colour))
    if len(points) == 1:
        draw_sign(canvas, theme, colour, points[0], _BAND)
    elif colour is Colour.BLACK:
        for start, end in dashes(points):
            canvas.line(start, end, _BAND - 2, glaze.face)
    else:
        for thick, shade in ((_BAND, glaze.line), (_CORE, glaze.face)):
            for start, end in pairwise(points):
                canvas.line(start, end, thick, shade)


def draw_sign(canvas: Canvas, theme: Theme, colour: Colour, centre: Point, radius: float) -> None:
    """Draw a disc in a player's colours."""
    glaze = theme.glaze(Piece.of(colour))
    canvas.disc(centre, radius, glaze.line)
    canvas.disc(centre, radius - 2, glaze.face)


def dashes(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the segments of a dashed polyline; a dash may bend at a corner."""
    drawn, left = True, float(_DASH)
    for start, end in pairwise(points):
        (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
        length, done = hypot(dx, dy), 0.0
        while done < length:
            step = min(left, length - done)
            one, other = done / length, (done + step) / length
            if drawn:
                yield (x + one * dx, y + one * dy), (x + other * dx, y + other * dy)
            done, left = done + step, left - step
            if not left:
                drawn = not drawn
                left = float(_DASH if drawn else _GAP)

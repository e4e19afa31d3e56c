"""A chart of the winning chances during a game, with the worst moves and the turning point.

White's share is the light area below the curve, Black's the dark area above it; they differ in lightness, not only
in hue. Numbers mark the worst moves: White's in discs below the panel, Black's in squares above it. A triangle on
the curve points towards the player whose chance fell, and a diamond halfway along the fall marks the turning point.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from dvonn import Colour, Piece
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import width, write, write_centred
from rendering.panels import MARGIN, ChartPanel, Scale
from rendering.sheet import LEFT, TEXT, draw_names, png_of, sheet, write_line
from rendering.themes import DEFAULT, Theme

HEIGHT = 698
"""The chart's height in pixels."""

_RIGHT = 1176
_TITLE = 146
_ABOVE, _CHANCES, _BELOW = 204, (492, 262), 552
"""The y coordinates of Black's numbers, of the chances 0 and 1, and of White's numbers."""
_BADGE = 31
_APART = 2 * _BADGE + 6
_CORNER, _EDGE = 14, 2.5
_CERTAIN = 10
_PLIES_DOWN, _TITLE_DOWN = 124, 180
"""The distances of ply numbers and their title below the chance 0."""
_CLEAR, _ROOM_FOR_WORDS = 170, 420
"""The width of the lower right corner, where Discord overlays its alt-text badge, and of the text area beside it."""
_MOST_PLIES = 10
_PERCENT = 100
_TRIANGLE, _DIAMOND = 21, 30
_NUMBER = 40


@dataclass(frozen=True, slots=True)
class ChanceLabels:
    """The chart's texts in the viewer's language."""

    white: str
    black: str
    chance: str
    """The title of White's chance to win, in percent."""
    ply: str
    """The title of the ply axis."""
    certain: str
    """The label of the part with a certain result."""


@dataclass(frozen=True, slots=True)
class Course:
    """White's winning chances during a game, and the plies to mark."""

    first: int
    """The ply to which the first chance belongs."""
    chances: Sequence[float]
    """White's chance after each ply, from 0 to 1."""
    worst: Mapping[int, Colour]
    """The plies of mistakes, with the player who made each."""
    turning_point: int | None = None
    """The ply after which the lead did not change again; never the first one."""
    certain_from: int | None = None
    """The ply from which the result with best play is known."""

    def at(self, ply: int) -> float:
        """Return White's chance after a ply."""
        return self.chances[ply - self.first]

    @property
    def last(self) -> int:
        return self.first + len(self.chances) - 1


def render_chances(course: Course, *, labels: ChanceLabels, given: int = 0, theme: Theme = DEFAULT) -> bytes:
    """Render the chart as a PNG file, 1200 pixels wide.

    Plies are counted after the first `given` ones, which were not played. The worst moves are numbered in game
    order. Text that does not fit ends in an ellipsis. Thread-safe. Raises `ValueError` for a course without
    chances.
    """
    if not course.chances:
        raise ValueError("no chances")
    canvas = sheet(HEIGHT, theme)
    draw_names(canvas, theme, (labels.white, labels.black), _RIGHT)
    plies = Scale(LEFT + MARGIN, _RIGHT - MARGIN, course.first - given, course.last - given)
    panel = ChartPanel(canvas, theme, plies, Scale(*_CHANCES, 0, 1), _CORNER)
    points = [panel.at(course.first - given + n, chance) for n, chance in enumerate(course.chances)]
    _draw_shares(panel, points)
    place = dict(zip(range(course.first, course.last + 1), points, strict=True))
    if course.certain_from is not None:
        _draw_certain(panel, place[course.certain_from][0], labels.certain)
    _draw_worst(panel, course, place)
    if (turn := course.turning_point) is not None:
        _draw_diamond(canvas, theme, _halfway(place[turn - 1], place[turn]))
    _write_scales(panel, labels)
    return png_of(canvas, theme)


def _draw_shares(panel: ChartPanel, points: Sequence[Point]) -> None:
    """Fill Black's share above the curve and White's below it, and draw the line of even chances."""
    theme, canvas = panel.theme, panel.canvas
    for grow, shade in ((_EDGE, theme.paper), (0.0, theme.black.face)):
        corner = panel.left - grow, panel.top - grow
        canvas.plate(corner, (panel.right + grow, panel.bottom + grow), _CORNER + grow, shade)
    curve = [(panel.left, points[0][1]), *points, (panel.right, points[-1][1])]
    right = _round(panel.right - _CORNER, panel.bottom - _CORNER, 0)
    left = _round(panel.left + _CORNER, panel.bottom - _CORNER, pi / 2)
    canvas.polygon([*curve, *right, *left], theme.white.face)
    middle = panel.numbers.at(0.5)
    for x in range(round(panel.left) + 12, round(panel.right) - 12, 34):
        canvas.line((x, middle), (x + 14, middle), 3, theme.inlay)


def _round(x: float, y: float, start: float) -> Iterator[Point]:
    """Yield the points of a rounded corner around its centre, clockwise."""
    for step in range(7):
        angle = start + step * pi / 12
        yield x + _CORNER * cos(angle), y + _CORNER * sin(angle)


def _draw_worst(panel: ChartPanel, course: Course, place: Mapping[int, Point]) -> None:
    """Draw the numbers of the worst moves, each connected to its triangle on the curve."""
    numbers = {ply: number for number, ply in enumerate(sorted(course.worst), start=1)}
    for colour in Colour:
        own = [ply for ply in sorted(course.worst) if course.worst[ply] is colour]
        spread = _spread([place[ply][0] for ply in own], panel.left + _BADGE, panel.right - _BADGE)
        y = _BELOW if colour is Colour.WHITE else _ABOVE
        edge = panel.bottom if colour is Colour.WHITE else panel.top
        for ply, x in zip(own, spread, strict=True):
            _draw_leader(panel, ((x, y), (place[ply][0], edge), place[ply]))
            _draw_number(panel, colour, (x, y), numbers[ply])
    for ply, colour in course.worst.items():
        _draw_triangle(panel.canvas, panel.theme, place[ply], down=colour is Colour.WHITE)


def _spread(wanted: Sequence[float], least: float, most: float) -> list[float]:
    """Return the positions, in order, that are nearest to the wanted ones without overlapping badges."""
    placed: list[float] = []
    for each in wanted:
        placed.append(max(each, placed[-1] + _APART if placed else least))
    limit = most
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - _APART
    return placed


def _draw_leader(panel: ChartPanel, points: Sequence[Point]) -> None:
    theme = panel.theme
    for thick, shade in ((9, theme.dvonn.light), (4, theme.dvonn.under)):
        for start, end in pairwise(points):
            panel.canvas.line(start, end, thick, shade)


def _draw_number(panel: ChartPanel, colour: Colour, centre: Point, number: int) -> None:
    """Draw a number on a disc for White, on a square for Black."""
    canvas, theme = panel.canvas, panel.theme
    glaze, (x, y) = theme.glaze(Piece.of(colour)), centre
    edges = ((_BADGE, theme.dvonn.light), (_BADGE - 2, theme.dvonn.under), (_BADGE - 7, glaze.face))
    for radius, shade in edges:
        if colour is Colour.WHITE:
            canvas.disc(centre, radius, shade)
        else:
            inner = radius - 2
            canvas.plate((x - inner, y - inner), (x + inner, y + inner), 8, shade)
    write_centred(canvas, centre, str(number), _NUMBER, glaze.ink)


def _draw_triangle(canvas: Canvas, theme: Theme, centre: Point, *, down: bool) -> None:
    (x, y), way = centre, 1 if down else -1
    for size, shade in ((_TRIANGLE + 6, theme.dvonn.light), (_TRIANGLE, theme.dvonn.under)):
        canvas.polygon(
            ((x - size, y - way * size * 0.7), (x + size, y - way * size * 0.7), (x, y + way * size)), shade
        )


def _halfway(start: Point, end: Point) -> Point:
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2


def _draw_diamond(canvas: Canvas, theme: Theme, centre: Point) -> None:
    x, y = centre
    for size, shade in (
        (_DIAMOND + 5, theme.label),
        (_DIAMOND, theme.last_move_edge),
        (_DIAMOND - 5, theme.last_move),
    ):
        canvas.polygon(((x, y - size), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)), shade)


def _draw_certain(panel: ChartPanel, start: float, words: str) -> None:
    """Draw a bar below the part with a certain result, and its label at the bottom."""
    theme, upper = panel.theme, panel.bottom + 6
    panel.canvas.plate((start - 4, upper), (panel.right, upper + _CERTAIN), 5, theme.choice)
    line = panel.numbers.start + _TITLE_DOWN
    left = panel.right - _CLEAR - min(width(words, TEXT), _ROOM_FOR_WORDS)
    write_line(panel.canvas, theme, (left, line), words, _ROOM_FOR_WORDS)
    middle = line - 0.36 * TEXT
    panel.canvas.plate(
        (left - 76, middle - _CERTAIN / 2), (left - 16, middle + _CERTAIN / 2), 5, theme.choice
    )


def _write_scales(panel: ChartPanel, labels: ChanceLabels) -> None:
    canvas, theme = panel.canvas, panel.theme
    for percent in (0, _PERCENT // 2, _PERCENT):
        place = panel.left - 12, panel.numbers.at(percent / _PERCENT) + 0.35 * _NUMBER
        write(canvas, place, str(percent), _NUMBER, theme.label, align=1)
    for ply in panel.plies.ticks(_MOST_PLIES):
        place = panel.plies.at(ply), panel.numbers.start + _PLIES_DOWN
        write(canvas, place, str(ply), _NUMBER, theme.label, align=0.5)
    write_line(canvas, theme, (panel.left + 4, _TITLE), labels.chance, panel.right - panel.left)
    line = panel.numbers.start + _TITLE_DOWN
    write_line(canvas, theme, (panel.left + 4, line), labels.ply, 320)

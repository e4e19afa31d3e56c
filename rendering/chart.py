"""A game at a glance, from its first jump on: the scores, what was cut off and, if asked for, the possible moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image

from dvonn import Colour, Game
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import fitted, write
from rendering.palettes import numbered, palette
from rendering.panels import MARGIN, PADDING, Panel, Scale, draw_curve, draw_sign
from rendering.storyline import PlyFigures, storyline
from rendering.themes import DEFAULT, Theme

WIDTH = 1200
HEIGHT = 756
"""The height of a chart, in pixels."""
HEIGHT_WITH_MOBILITY = 1056
"""The height of one that shows the possible moves too."""

_TEXT, _SIGN = 46, 22
_LEFT, _RIGHT = 92, 1096
_NAMES = 66
"""The line on which the players' names stand."""
_SCORES, _CUT_OFFS, _MOBILITY = (446, 176), (636, 586), (936, 746)
"""The lines on which the lowest and the highest number of each panel lie."""
_ROOM_FOR_NUMBERS = 52
"""The distance from the highest bar to the panel's upper edge."""
_BELOW = 106
"""The distance from the lowest panel's lowest number to the line on which the title of the counting stands."""
_LEAST_SCORE, _LEAST_CUT_OFF, _LEAST_MOBILITY = 10, 4, 5
"""The numbers that the scales reach at least."""
_SAMPLE = 60
"""How long a piece of a curve stands beside a player's name."""
_MOST_PLIES, _MOST_SCORES, _MOST_MOVES = 10, 6, 4
"""How many plies and numbers are written beside a panel."""


@dataclass(frozen=True, slots=True)
class ChartLabels:
    """The words that are written into a chart, in whatever language."""

    white: str
    """The name of the player of White; `black` has the other."""
    black: str
    score: str
    cut_off: str
    """The title of the number of pieces that were cut off."""
    ply: str
    """The title of the counting from left to right."""
    mobility: str | None = None
    """The title of the number of possible moves, if these are to be shown."""


def render_chart(game: Game, *, labels: ChartLabels, given: int = 0, theme: Theme = DEFAULT) -> bytes:
    """A game's chart as a PNG file, 1200 pixels wide.

    From the moment on at which stacks may move it shows both players' scores, the pieces that were cut off and, if
    there is a title for them, the moves that each player could have made (see `storyline`). Plies are counted after
    the first `given` ones, which nobody played. Words that have no room are cut with an ellipsis. May be called from
    several threads at once.

    Raises `ValueError` where no stack may move yet.
    """
    story = [replace(figures, ply=figures.ply - given) for figures in storyline(game) if figures.mobility]
    if not story:
        raise ValueError("no stack may move yet")
    height = HEIGHT_WITH_MOBILITY if labels.mobility else HEIGHT
    canvas = Canvas(WIDTH, height, origin=(0, 0))
    canvas.polygon(((0, 0), (WIDTH, 0), (WIDTH, height), (0, height)), theme.surface)
    _draw_names(canvas, theme, labels)
    plies = Scale(_LEFT + MARGIN, _RIGHT - MARGIN, story[0].ply, story[-1].ply)
    most = max(_LEAST_SCORE, *(max(figures.score) for figures in story))
    _draw_scores(Panel(canvas, theme, plies, Scale(*_SCORES, 0, most)), story, labels.score)
    most = max(_LEAST_CUT_OFF, *(figures.cut_off for figures in story))
    lowest = Panel(canvas, theme, plies, Scale(*_CUT_OFFS, 0, most), _ROOM_FOR_NUMBERS)
    _draw_cut_offs(lowest, story, labels.cut_off)
    if labels.mobility:
        most = max(_LEAST_MOBILITY, *(max(figures.mobility or ()) for figures in story))
        lowest = Panel(canvas, theme, plies, Scale(*_MOBILITY, 0, most))
        _draw_mobility(lowest, story, labels.mobility)
    lowest.name_plies(plies.ticks(_MOST_PLIES))
    middle = (_LEFT + _RIGHT) / 2, lowest.numbers.start + _BELOW
    _write(canvas, theme, middle, labels.ply, _RIGHT - _LEFT, align=0.5)
    return _png(canvas, theme)


def _draw_names(canvas: Canvas, theme: Theme, labels: ChartLabels) -> None:
    """Write the players' names, each beside a piece of the player's curve."""
    room = (_RIGHT - _LEFT) / 2
    for left, colour, name in (
        (_LEFT, Colour.WHITE, labels.white),
        (_LEFT + room, Colour.BLACK, labels.black),
    ):
        middle, end = _NAMES - 0.36 * _TEXT, left + _SAMPLE
        corner, opposite = (left, middle - _SIGN - 12), (end + _SIGN + 12, middle + _SIGN + 12)
        canvas.plate(corner, opposite, PADDING, theme.paper)
        draw_curve(canvas, theme, colour, ((left + MARGIN, middle), (end, middle)))
        draw_sign(canvas, theme, colour, (end, middle), _SIGN)
        start = end + _SIGN + 28
        _write(canvas, theme, (start, _NAMES), name, left + room - start - MARGIN)


def _draw_scores(panel: Panel, story: Sequence[PlyFigures], title: str) -> None:
    ticks = panel.numbers.ticks(_MOST_SCORES)
    panel.draw_ground(ticks)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        points = [panel.at(figures.ply, figures.score.of(colour)) for figures in story]
        draw_curve(panel.canvas, panel.theme, colour, points)
    panel.name_numbers(ticks)
    panel.draw_badges({colour: story[-1].score.of(colour) for colour in Colour})
    _write_above(panel, title)


def _draw_cut_offs(panel: Panel, story: Sequence[PlyFigures], title: str) -> None:
    panel.draw_ground(range(1))
    panel.draw_bars({figures.ply: figures.cut_off for figures in story if figures.cut_off})
    _write_above(panel, title)


def _draw_mobility(panel: Panel, story: Sequence[PlyFigures], title: str) -> None:
    ticks = panel.numbers.ticks(_MOST_MOVES)
    panel.draw_ground(ticks)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        points = [panel.at(figures.ply, figures.mobility.of(colour)) for figures in story if figures.mobility]
        draw_curve(panel.canvas, panel.theme, colour, points)
    panel.name_numbers(ticks)
    _write_above(panel, title)


def _write_above(panel: Panel, title: str) -> None:
    """Write the title of a panel."""
    _write(panel.canvas, panel.theme, (panel.left + 4, panel.top - 16), title, panel.right - panel.left)


def _write(canvas: Canvas, theme: Theme, place: Point, text: str, room: float, *, align: float = 0) -> None:
    write(canvas, place, fitted(text, room, _TEXT), _TEXT, theme.label, align=align)


def _png(canvas: Canvas, theme: Theme) -> bytes:
    """The drawing as a file, in the few colours of the board."""
    numbers = numbered(canvas.image().convert("RGB"), theme)
    picture = Image.frombytes("P", numbers.size, numbers.tobytes())
    picture.putpalette(palette(theme).getpalette() or ())
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()

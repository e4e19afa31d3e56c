"""A game at a glance, from its first jump on: the scores, what was cut off and, if asked for, the possible moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dvonn import Colour, Game
from rendering.panels import MARGIN, Panel, Scale, draw_curve
from rendering.sheet import LEFT, draw_names, png_of, sheet, write_line
from rendering.storyline import PlyFigures, storyline
from rendering.themes import DEFAULT, Theme

HEIGHT = 756
"""The height of a chart, in pixels."""
HEIGHT_WITH_MOBILITY = 1056
"""The height of one that shows the possible moves too."""

_LEFT, _RIGHT = LEFT, 1096
_SCORES, _CUT_OFFS, _MOBILITY = (446, 176), (636, 586), (936, 746)
"""The lines on which the lowest and the highest number of each panel lie."""
_ROOM_FOR_NUMBERS = 52
"""The distance from the highest bar to the panel's upper edge."""
_BELOW = 106
"""The distance from the lowest panel's lowest number to the line on which the title of the counting stands."""
_LEAST_SCORE, _LEAST_CUT_OFF, _LEAST_MOBILITY = 10, 4, 5
"""The numbers that the scales reach at least."""
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

    It begins where stacks may move, and shows both players' scores and the pieces that were cut off. If the labels
    have a title for `mobility`, it also shows how many moves each player had (see `storyline`). Plies are counted from
    the first one that was played: the first `given` ones were on the board already. Words that are too long end in an
    ellipsis. May be called from several threads at once.

    Raises `ValueError` where no stack may move yet.
    """
    story = [replace(figures, ply=figures.ply - given) for figures in storyline(game) if figures.mobility]
    if not story:
        raise ValueError("no stack may move yet")
    height = HEIGHT_WITH_MOBILITY if labels.mobility else HEIGHT
    canvas = sheet(height, theme)
    draw_names(
        canvas,
        theme,
        (labels.white, labels.black),
        _RIGHT,
        lambda colour, start, end: draw_curve(canvas, theme, colour, (start, end)),
    )
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
    write_line(canvas, theme, middle, labels.ply, _RIGHT - _LEFT, align=0.5)
    return png_of(canvas, theme)


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
    write_line(panel.canvas, panel.theme, (panel.left + 4, panel.top - 16), title, panel.right - panel.left)

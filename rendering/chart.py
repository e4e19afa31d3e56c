"""A chart of a game from its first jump: scores, cut-offs and the number of possible moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dvonn import Colour, Game
from rendering.panels import MARGIN, ChartPanel, Scale, draw_curve
from rendering.sheet import LEFT, draw_names, png_of, sheet, write_line
from rendering.storyline import PlyFigures, storyline
from rendering.themes import DEFAULT, Theme

HEIGHT = 1056
"""The chart's height in pixels."""

_LEFT, _RIGHT = LEFT, 1096
_SCORES, _CUT_OFFS, _MOBILITY = (446, 176), (636, 586), (936, 746)
"""The y coordinates of the lowest and the highest number in each panel."""
_ROOM_FOR_NUMBERS = 52
"""The distance from the highest bar to the panel's top."""
_BELOW = 106
"""The distance from the lowest panel's lowest number to the ply title's baseline."""
_LEAST_SCORE, _LEAST_CUT_OFF, _LEAST_MOBILITY = 10, 4, 5
"""The minimum range of each scale."""
_MOST_PLIES, _MOST_SCORES, _MOST_MOVES = 10, 6, 4
"""The maximum number of labels on each axis."""


@dataclass(frozen=True, slots=True)
class ChartLabels:
    """The chart's texts in the viewer's language."""

    white: str
    black: str
    score: str
    cut_off: str
    """The title of the number of pieces cut off."""
    ply: str
    """The title of the ply axis."""
    mobility: str
    """The title of the number of possible moves."""


def render_chart(game: Game, *, labels: ChartLabels, given: int = 0, theme: Theme = DEFAULT) -> bytes:
    """Render a game's chart as a PNG file, 1200 pixels wide.

    The chart starts with the stacking phase and shows both scores, the pieces cut off, and each player's number of
    possible moves (see `storyline`). Plies are counted after the first
    `given` ones, which were not played. Text that does not fit ends in an ellipsis. Thread-safe.

    Raises `ValueError` if the stacking phase has not begun.
    """
    story = [replace(figures, ply=figures.ply - given) for figures in storyline(game) if figures.mobility]
    if not story:
        raise ValueError("no stack may move yet")
    canvas = sheet(HEIGHT, theme)
    draw_names(
        canvas,
        theme,
        (labels.white, labels.black),
        _RIGHT,
        lambda colour, start, end: draw_curve(canvas, theme, colour, (start, end)),
    )
    plies = Scale(_LEFT + MARGIN, _RIGHT - MARGIN, story[0].ply, story[-1].ply)
    most = max(_LEAST_SCORE, *(max(figures.score) for figures in story))
    _draw_scores(ChartPanel(canvas, theme, plies, Scale(*_SCORES, 0, most)), story, labels.score)
    most = max(_LEAST_CUT_OFF, *(figures.cut_off for figures in story))
    cut_offs = ChartPanel(canvas, theme, plies, Scale(*_CUT_OFFS, 0, most), _ROOM_FOR_NUMBERS)
    _draw_cut_offs(cut_offs, story, labels.cut_off)
    most = max(_LEAST_MOBILITY, *(max(figures.mobility or ()) for figures in story))
    lowest = ChartPanel(canvas, theme, plies, Scale(*_MOBILITY, 0, most))
    _draw_mobility(lowest, story, labels.mobility)
    lowest.name_plies(plies.ticks(_MOST_PLIES))
    middle = (_LEFT + _RIGHT) / 2, lowest.numbers.start + _BELOW
    write_line(canvas, theme, middle, labels.ply, _RIGHT - _LEFT, align=0.5)
    return png_of(canvas, theme)


def _draw_scores(panel: ChartPanel, story: Sequence[PlyFigures], title: str) -> None:
    ticks = panel.numbers.ticks(_MOST_SCORES)
    panel.draw_ground(ticks)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        points = [panel.at(figures.ply, figures.score.of(colour)) for figures in story]
        draw_curve(panel.canvas, panel.theme, colour, points)
    panel.name_numbers(ticks)
    panel.draw_badges({colour: story[-1].score.of(colour) for colour in Colour})
    _write_above(panel, title)


def _draw_cut_offs(panel: ChartPanel, story: Sequence[PlyFigures], title: str) -> None:
    panel.draw_ground(range(1))
    panel.draw_bars({figures.ply: figures.cut_off for figures in story if figures.cut_off})
    _write_above(panel, title)


def _draw_mobility(panel: ChartPanel, story: Sequence[PlyFigures], title: str) -> None:
    ticks = panel.numbers.ticks(_MOST_MOVES)
    panel.draw_ground(ticks)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        points = [panel.at(figures.ply, figures.mobility.of(colour)) for figures in story if figures.mobility]
        draw_curve(panel.canvas, panel.theme, colour, points)
    panel.name_numbers(ticks)
    _write_above(panel, title)


def _write_above(panel: ChartPanel, title: str) -> None:
    write_line(panel.canvas, panel.theme, (panel.left + 4, panel.top - 16), title, panel.right - panel.left)

"""A whole game at a glance: the scores, what was cut off and the possible moves over the plies."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO

from PIL import Image

from dvonn import Colour, Game
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lettering import broken, fitted, write
from rendering.palettes import numbered, palette
from rendering.panels import MARGIN, Panel, Scale, draw_curve, draw_sign
from rendering.storyline import PlyFigures, storyline
from rendering.themes import DEFAULT, Theme

WIDTH = 1200
HEIGHT = 906
"""The height of a whole game's chart, in pixels."""
HEIGHT_OF_PLACING = 590
"""The height if the game ended while pieces were placed: then there are only scores."""

_TEXT, _SIGN = 36, 17
_LEFT, _RIGHT = 84, 1106
_COLUMN, _GAP = 340, 12
"""The end of the placing phase's panel and, below it, of the other panels' names; and the gap before those begin."""
_NAMES, _PHASES = 66, 136
"""The lines on which the names of players and phases stand."""
_SCORES, _CUT_OFFS, _MOBILITY = (470, 164), (638, 582), (838, 692)
"""The lines on which the lowest and the highest number of each panel lie."""
_ROOM_FOR_NUMBERS = 44
"""The distance from the highest bar to the panel's upper edge."""
_LEAST_SCORE, _LEAST_CUT_OFF, _LEAST_MOBILITY = 10, 4, 5
"""The numbers that the scales reach at least."""
_SAMPLE = 74
"""How long a piece of a curve stands beside a player's name."""
_MOST_PLIES, _MOST_SCORES, _MOST_MOVES = 10, 6, 4
"""How many plies and numbers are written beside a panel; below the placing phase, three."""


@dataclass(frozen=True, slots=True)
class ChartLabels:
    """The words that are written into a chart, in whatever language."""

    white: str
    """The name of the player of White; `black` has the other."""
    black: str
    score: str
    cut_off: str
    """The title of the number of pieces that were cut off."""
    mobility: str
    """The title of the number of possible moves."""
    ply: str
    """The title of the counting from left to right."""
    placing: str
    stacking: str


def render_chart(game: Game, *, labels: ChartLabels, theme: Theme = DEFAULT) -> bytes:
    """A game's chart as a PNG file, 1200 pixels wide.

    Over the plies it shows both players' scores, the pieces that were cut off, and the moves that each player could
    have made (see `storyline`). The placing phase, in which all scores go the same way, is kept narrow. Words that
    have no room are cut with an ellipsis. May be called from several threads at once.
    """
    story = storyline(game)
    placing = [figures for figures in story if figures.mobility is None]
    stacking = [figures for figures in story if figures.mobility]
    if placing and len(stacking) == 1:  # it ended with the last placement
        placing, stacking = list(story), []
    canvas = Canvas(WIDTH, HEIGHT if stacking else HEIGHT_OF_PLACING, origin=(0, 0))
    canvas.polygon(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), theme.surface)
    _draw_names(canvas, theme, labels)
    panel = partial(Panel, canvas, theme)
    scores = Scale(*_SCORES, 0, max(_LEAST_SCORE, *(max(figures.score) for figures in story)))
    with_scores = []
    if placing:
        part = [*placing, *stacking[:1]]  # the full board ends one phase and begins the next
        plies = _plies(part, _LEFT, _COLUMN if stacking else _RIGHT)
        with_scores.append(panel(plies, scores))
        _draw_scores(with_scores[-1], part, labels.placing, name=labels.score)
        with_scores[-1].name_plies(plies.ticks(3 if stacking else _MOST_PLIES))
    if stacking:
        plies = _plies(stacking, _COLUMN + _GAP, _RIGHT)
        with_scores.append(panel(plies, scores))
        _draw_scores(with_scores[-1], stacking, labels.stacking, name="" if placing else labels.score)
        most = max(_LEAST_CUT_OFF, *(figures.cut_off for figures in story))
        _draw_cut_offs(panel(plies, Scale(*_CUT_OFFS, 0, most), _ROOM_FOR_NUMBERS), stacking, labels.cut_off)
        most = max(_LEAST_MOBILITY, *(max(figures.mobility or ()) for figures in stacking))
        _draw_mobility(panel(plies, Scale(*_MOBILITY, 0, most)), stacking, labels.mobility)
    with_scores[0].name_numbers(scores.ticks(_MOST_SCORES))
    with_scores[-1].draw_badges({colour: story[-1].score.of(colour) for colour in Colour})
    place = (_COLUMN - 10, HEIGHT - 18) if stacking else ((_LEFT + _RIGHT) / 2, HEIGHT_OF_PLACING - 22)
    _write(canvas, theme, place, labels.ply, _COLUMN - 40, align=1 if stacking else 0.5)
    return _png(canvas, theme)


def _plies(story: Sequence[PlyFigures], left: float, right: float) -> Scale:
    """The scale of a part of the story, in a panel that reaches from `left` to `right`."""
    return Scale(left + MARGIN, right - MARGIN, story[0].ply, story[-1].ply)


def _draw_names(canvas: Canvas, theme: Theme, labels: ChartLabels) -> None:
    """Write the players' names, each beside a piece of the player's curve."""
    corner, opposite = (_LEFT, _NAMES - 46), (_RIGHT, _NAMES + 22)
    canvas.plate(corner, opposite, 14, theme.cell)
    room = (_RIGHT - _LEFT) / 2
    for left, colour, name in (
        (_LEFT + MARGIN, Colour.WHITE, labels.white),
        (_LEFT + MARGIN + room, Colour.BLACK, labels.black),
    ):
        middle, end = _NAMES - 0.35 * _TEXT, left + _SAMPLE
        draw_curve(canvas, theme, colour, ((left, middle), (end, middle)))
        draw_sign(canvas, theme, colour, (end, middle), _SIGN)
        text = fitted(name, room - _SAMPLE - 2 * MARGIN - 2 * _SIGN, _TEXT)
        write(canvas, (end + 2 * _SIGN, _NAMES), text, _TEXT, theme.white.ink)


def _draw_scores(panel: Panel, story: Sequence[PlyFigures], phase: str, *, name: str) -> None:
    """Draw the scores of a phase under its name, with their title in the corner."""
    panel.draw_ground(panel.numbers.ticks(_MOST_SCORES))
    if name:
        panel.write_inside(name, _TEXT)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        draw_curve(
            panel.canvas,
            panel.theme,
            colour,
            [panel.at(figures.ply, figures.score.of(colour)) for figures in story],
        )
    middle = (panel.left + panel.right) / 2, _PHASES
    _write(panel.canvas, panel.theme, middle, phase, panel.right - panel.left, align=0.5)


def _draw_cut_offs(panel: Panel, story: Sequence[PlyFigures], name: str) -> None:
    panel.draw_ground(range(1))
    panel.draw_bars({figures.ply: figures.cut_off for figures in story if figures.cut_off})
    _write_beside(panel, name)


def _draw_mobility(panel: Panel, story: Sequence[PlyFigures], name: str) -> None:
    ticks = panel.numbers.ticks(_MOST_MOVES)
    panel.draw_ground(ticks)
    panel.draw_marks(figures.ply for figures in story if figures.cut_off)
    for colour in Colour:
        points = [panel.at(figures.ply, figures.mobility.of(colour)) for figures in story if figures.mobility]
        draw_curve(panel.canvas, panel.theme, colour, points)
    panel.name_numbers(ticks)
    panel.name_plies(panel.plies.ticks(_MOST_PLIES))
    _write_beside(panel, name)


def _write_beside(panel: Panel, name: str) -> None:
    """Write the title of a panel, left of its numbers."""
    lines = broken(name, _COLUMN - 100, _TEXT, most=3)
    lowest = (panel.top + panel.bottom) / 2 + 0.35 * _TEXT + (len(lines) - 1) * 0.6 * _TEXT
    for number, line in enumerate(reversed(lines)):
        _write(panel.canvas, panel.theme, (30, lowest - number * 1.2 * _TEXT), line, _COLUMN)


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

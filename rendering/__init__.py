"""DVONN positions as pictures and text, and games as charts and animations."""

from rendering.bar import Bar
from rendering.board import render_board
from rendering.chances import ChanceLabels, Course, render_chances
from rendering.chart import ChartLabels, render_chart
from rendering.crown import render_crown
from rendering.lettering import is_legible
from rendering.moment import render_moment
from rendering.outcomes import Outcome
from rendering.profile import BestWin, render_profile
from rendering.rating_chart import RatingPoint
from rendering.replay import render_replay
from rendering.result import render_course, render_result
from rendering.standings import StandingsRow, render_standings
from rendering.storyline import CutOff, Mobility, PlyFigures, cut_offs, decided_at, largest_cut_off, storyline
from rendering.survey import Alike, Survey, as_read, hanging, survey
from rendering.table import TableRow, render_table
from rendering.themes import CONTRAST, DEFAULT, THEMES, WALNUT, Theme
from rendering.words import describe

__all__ = [
    "CONTRAST",
    "DEFAULT",
    "THEMES",
    "WALNUT",
    "Alike",
    "Bar",
    "BestWin",
    "ChanceLabels",
    "ChartLabels",
    "Course",
    "CutOff",
    "Mobility",
    "Outcome",
    "PlyFigures",
    "RatingPoint",
    "StandingsRow",
    "Survey",
    "TableRow",
    "Theme",
    "as_read",
    "cut_offs",
    "decided_at",
    "describe",
    "hanging",
    "is_legible",
    "largest_cut_off",
    "render_board",
    "render_chances",
    "render_chart",
    "render_course",
    "render_crown",
    "render_moment",
    "render_profile",
    "render_replay",
    "render_result",
    "render_standings",
    "render_table",
    "storyline",
    "survey",
]

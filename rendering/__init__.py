"""Positions of DVONN as pictures and as words."""

from rendering.board import render_board
from rendering.themes import CONTRAST, DEFAULT, THEMES, WALNUT, Theme
from rendering.words import describe

__all__ = ["CONTRAST", "DEFAULT", "THEMES", "WALNUT", "Theme", "describe", "render_board"]

"""Puzzles: positions in which one move alone wins, proved to the end.

`puzzle` tells what a puzzle holds and how it is written, `proof` decides whether a position is one, `mining` finds some
in games that the search plays against itself, and `stock` reads those that come with the bot. `python -m
analysis.puzzles` makes the stock anew.
"""

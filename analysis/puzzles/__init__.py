"""Puzzles: positions with a single winning move, proved to the end of the game.

`puzzle` defines puzzles and their text format, `proof` decides whether a position is one, `mining` finds them in
self-play games, and `stock` reads those shipped with the bot. `python -m analysis.puzzles` regenerates the stock.
"""

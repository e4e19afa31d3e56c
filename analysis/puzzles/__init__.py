"""Puzzles: positions with a single winning move, proved to the end of the game.

`proof` decides whether a position is a puzzle, `motifs` says what happens along its solution, and `beauty` how it looks
and how hard it may be. `puzzle` defines puzzles and their text format, `mining` finds them in self-play games and
chooses the most beautiful ones, and `stock` reads those shipped with the bot. `python -m analysis.puzzles` renews the
stock.
"""

"""The compiled core once more in plain Python: its specification, its oracle in tests, and what runs where it can't.

Both give the same moves and values for the same number of nodes. `board` follows `core/board.c` and `core/moves.c`,
the others the files of the same names; why something is done stands there and isn't told again.
"""

from analysis.twin.search import think

__all__ = ["think"]

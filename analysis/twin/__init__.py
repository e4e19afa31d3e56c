"""The compiled core in plain Python: its specification, its test oracle, and the fallback where it can't run.

The core and the twin return the same moves and values for the same number of nodes. `board` corresponds to
`core/board.c` and `core/moves.c`, the other modules to the files of the same names; see the C files for the reasons.
"""

from analysis.twin.search import think

__all__ = ["think"]

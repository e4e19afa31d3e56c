"""Searching a position for the best move."""

import time

from analysis.answer import Pause, never
from analysis.coding import code_position
from analysis.found import Found
from analysis.thinking import thinker
from dvonn import Position

_NO_LIMIT = 2_000_000_000


def search(
    position: Position, *, seconds: float | None = None, nodes: int | None = None, pause: Pause = never
) -> Found:
    """The best move that is found within so many `seconds`, or positions looked at (`nodes`), or both.

    The same position and nodes give the same answer everywhere, as long as neither the time nor `pause` ends the
    search: that is asked every 4,096 nodes, and the best so far is the answer once it says True. A search ends by
    itself when the result is certain. It blocks its thread. Raises `ValueError` without a limit, and where the game
    is over.
    """
    if seconds is None and nodes is None:
        raise ValueError("a search needs a limit: seconds, nodes or both")
    limit = _NO_LIMIT if nodes is None else nodes
    if seconds is None:
        return Found.of(thinker()(code_position(position), limit, pause=pause))
    end = time.monotonic() + seconds
    return Found.of(
        thinker()(code_position(position), limit, pause=lambda: pause() or time.monotonic() >= end)
    )

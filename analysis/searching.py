"""The search for the best move of a position."""

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
    """Return the best move found within `seconds`, `nodes` visited positions, or both.

    The result is deterministic for a position and a node limit unless the time or `pause` ends the search; `pause`
    is called every 4,096 nodes. A search also ends when the result is certain. Blocks the thread. Raises
    `ValueError` without a limit, and if the game is over.
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

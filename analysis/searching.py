"""The search for the best move of a position."""

import time
from random import Random

from analysis.answer import Answer, Pause, never
from analysis.coding import code_position
from analysis.found import Found
from analysis.placing import balance, best_line
from analysis.thinking import thinker
from analysis.twin.board import BitBoard
from dvonn import Phase, Piece, Position

_NO_LIMIT = 2_000_000_000


def search(
    position: Position, *, seconds: float | None = None, nodes: int | None = None, pause: Pause = never
) -> Found:
    """Return the best move found within `seconds`, `nodes` visited positions, or both.

    A placement is chosen at once, without a search; that of a DVONN piece is random, because all spaces are equal.

    The result is deterministic for a position and a node limit unless the time or `pause` ends the search; `pause`
    is called every 4,096 nodes. A search also ends when the result is certain. Blocks the thread. Raises
    `ValueError` without a limit, and if the game is over.
    """
    if seconds is None and nodes is None:
        raise ValueError("a search needs a limit: seconds, nodes or both")
    if position.phase is Phase.PLACING:
        return _place(position)
    limit = _NO_LIMIT if nodes is None else nodes
    if seconds is None:
        return Found.of(thinker()(code_position(position), limit, pause=pause))
    end = time.monotonic() + seconds
    return Found.of(
        thinker()(code_position(position), limit, pause=lambda: pause() or time.monotonic() >= end)
    )


def _place(position: Position) -> Found:
    board = BitBoard.of(code_position(position))
    legal, line = board.moves(), best_line(board)
    if position.to_place is Piece.DVONN:
        line = (Random(str(position)).choice(legal),)  # noqa: S311  must be reproducible
    return Found.of(Answer(balance(board), False, 1, len(legal), line))  # noqa: FBT003  not exact

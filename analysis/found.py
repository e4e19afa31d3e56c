"""The result of a search in terms of the rules."""

from __future__ import annotations

from typing import NamedTuple

from analysis.answer import WIN, Answer
from analysis.coding import read_move
from dvonn import Move

VALUES_OF_A_PIECE = 130
"""The average value, in estimates, of one piece of the final margin (see docs/analysis.md)."""


class Found(NamedTuple):
    """The best move found for the player to move.

    `score` is the final margin in pieces, negative for a loss: an estimate, or, if `exact`, the result with best
    play from both sides. `winner_certain` means that the winner is proved (or, if `exact`, possibly a tie), though
    perhaps not the margin. `line` is the expected play, starting with the move. `depth` is the number of plies
    searched, and `nodes` the number of positions visited.
    """

    move: Move
    score: float
    exact: bool
    winner_certain: bool
    line: tuple[Move, ...]
    depth: int
    nodes: int
    value: int
    """The value in the core's unit (`analysis.answer`); higher is better for the player to move."""

    @staticmethod
    def of(answer: Answer) -> Found:
        line = tuple(map(read_move, answer.line))
        certain = answer.exact or abs(answer.value) >= WIN
        return Found(
            move=line[0],
            score=_pieces(answer.value),
            exact=answer.exact,
            winner_certain=certain,
            line=line,
            depth=answer.depth,
            nodes=answer.nodes,
            value=answer.value,
        )


def _pieces(value: int) -> float:
    if abs(value) >= WIN:
        return float(value - WIN if value > 0 else value + WIN)
    return value / VALUES_OF_A_PIECE

"""The outcome of a search, in the words of the game."""

from __future__ import annotations

from typing import NamedTuple

from analysis.answer import WIN, Answer
from analysis.coding import read_move
from dvonn import Move

VALUES_OF_A_PIECE = 130
"""How much of an estimate is one piece of the margin at the end, on average (see docs/analysis.md)."""


class Found(NamedTuple):
    """The best move that a search knows, for the player to move.

    `score` is the margin at the end in pieces, below 0 for a loss: an expectation, or, where it is `exact`, the very
    result with best play from both. `winner_certain` says that the search has proved who wins (or, where it is exact
    too, that nobody does), though perhaps not by how much. `line` is the play that it expects, beginning with the move.
    `depth` is how many moves deep it looked at everything that matters, and `nodes` how many positions it saw.
    """

    move: Move
    score: float
    exact: bool
    winner_certain: bool
    line: tuple[Move, ...]
    depth: int
    nodes: int
    value: int
    """The core's own measure (`analysis.answer`); a greater one is better for the player to move."""

    @staticmethod
    def of(answer: Answer) -> Found:
        """Read an answer."""
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

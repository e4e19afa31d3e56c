"""A puzzle, what it is about, and its text."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from dvonn import Colour, Move, Pass, Position, Space, Stack, parse_move


class Theme(Enum):
    """The things that puzzles are about; the value stands in a puzzle's text."""

    CUT_OFF = "cut-off"
    """Pieces of the opponent's are taken off the board, by this move or by one that it prepares."""
    CONNECTION = "connection"
    """The move keeps pieces on the board that the opponent would take off it."""
    LAST_MOVES = "last-moves"
    """The opponent runs out of moves, and has to look on."""
    COUNT = "count"
    """None of these: the last stacks have to land where they count."""


class Puzzle(NamedTuple):
    """A position in which one move alone wins.

    `line` is that move and what follows with best play on both sides, to the end of the game; `margin` the pieces by
    which it wins. `nodes` is how many positions the proof looked at: the more, the harder.
    """

    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    theme: Theme

    @property
    def move(self) -> Move:
        """The only move that wins."""
        return self.line[0]

    def __str__(self) -> str:
        moves = " ".join(map(str, self.line))
        return f"{self.position}; {moves}; {self.margin}; {self.nodes}; {self.theme.value}"

    @staticmethod
    def parse(text: str) -> Puzzle:
        """Read what `str` wrote. Raises `ValueError` for anything else."""
        position, moves, margin, nodes, theme = text.split("; ")
        line = tuple(map(parse_move, moves.split()))
        return Puzzle(Position.parse(position), line, int(margin), int(nodes), Theme(theme))


BIG = 3
"""So many pieces are at stake for a puzzle to be about them."""


def theme_of(position: Position, line: tuple[Move, ...]) -> Theme:
    """The thing that a puzzle with this solution is about. Raises `ValueError` where the game is over."""
    mover = position.to_move
    if not mover:
        raise ValueError(f"the game is over: {position}")
    opponent, passes, after = mover.opponent, 0, position
    for move in line:
        if after.to_move is mover and _pieces(after.cut_off_by(move), opponent) >= BIG:
            return Theme.CUT_OFF
        passes += isinstance(move, Pass) and after.to_move is opponent
        after = after.play(move)
    if _threatened(position, mover) - _threatened(position.play(line[0]), mover) >= BIG:
        return Theme.CONNECTION
    return Theme.LAST_MOVES if passes > 1 else Theme.COUNT


def _pieces(stacks: Mapping[Space, Stack], colour: Colour) -> int:
    """The pieces in a player's stacks."""
    return sum(stack.height for stack in stacks.values() if stack.owner is colour)


def _threatened(position: Position, colour: Colour) -> int:
    """The pieces that the opponent could take off a player by one move, if it were the opponent's turn."""
    cuts = position.cut_offs_of(colour.opponent).values()
    return max((_pieces(cut, colour) for cut in cuts), default=0)

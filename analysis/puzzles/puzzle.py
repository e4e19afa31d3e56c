"""A puzzle, its theme and its text format."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from dvonn import Colour, Move, Pass, Position, Space, Stack, parse_move


class Theme(Enum):
    """The subject of a puzzle; the value is part of a puzzle's text."""

    CUT_OFF = "cut-off"
    """The move, or one that it prepares, removes opposing pieces from the board."""
    CONNECTION = "connection"
    """The move saves pieces that the opponent would otherwise cut off."""
    LAST_MOVES = "last-moves"
    """The opponent runs out of moves and must pass at least twice."""
    COUNT = "count"
    """None of the above: the last stacks must land where they count."""


class Puzzle(NamedTuple):
    """A position with a single winning move.

    `line` is that move followed by best play on both sides to the end of the game; `margin` is the winning margin
    in pieces. `nodes` is the number of positions that the proof visited, a measure of difficulty.
    """

    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    theme: Theme

    @property
    def move(self) -> Move:
        """The winning move."""
        return self.line[0]

    def __str__(self) -> str:
        moves = " ".join(map(str, self.line))
        return f"{self.position}; {moves}; {self.margin}; {self.nodes}; {self.theme.value}"

    @staticmethod
    def parse(text: str) -> Puzzle:
        """Parse the output of `str`. Raises `ValueError` for any other text."""
        position, moves, margin, nodes, theme = text.split("; ")
        line = tuple(map(parse_move, moves.split()))
        return Puzzle(Position.parse(position), line, int(margin), int(nodes), Theme(theme))


BIG = 3
"""The minimum number of pieces at stake that determines a theme."""


def theme_of(position: Position, line: tuple[Move, ...]) -> Theme:
    """Return the theme of a puzzle with this solution. Raises `ValueError` if the game is over."""
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
    return sum(stack.height for stack in stacks.values() if stack.owner is colour)


def _threatened(position: Position, colour: Colour) -> int:
    """Return how many of a player's pieces the opponent could cut off with one move, if it were their turn."""
    cuts = position.cut_offs_of(colour.opponent).values()
    return max((_pieces(cut, colour) for cut in cuts), default=0)

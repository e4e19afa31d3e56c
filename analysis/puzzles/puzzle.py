"""A puzzle and its text format."""

from __future__ import annotations

from typing import NamedTuple

from analysis.puzzles.beauty import Traits, own_moves
from analysis.puzzles.motifs import Motif
from dvonn import Move, Position, parse_move

RETIRED = "retired"
"""The mark of a puzzle that is no longer offered."""


class Puzzle(NamedTuple):
    """A position with a single winning move.

    `line` is that move followed by best play on both sides to the end of the game; `margin` is the winning margin
    in pieces, and `nodes` the number of positions that the proof visited. `motifs` are what happens along the line, the
    main one first; `plausible` and `cost` are the looks of the position (see `analysis.puzzles.beauty`).
    A `retired` puzzle stays readable under its number, but is no longer offered.
    """

    position: Position
    line: tuple[Move, ...]
    margin: int
    nodes: int
    motifs: tuple[Motif, ...]
    plausible: int
    cost: float
    retired: bool = False

    @property
    def move(self) -> Move:
        """The winning move."""
        return self.line[0]

    @property
    def traits(self) -> Traits:
        return Traits(self.motifs, self.plausible, self.cost, own_moves(self.line))

    def __str__(self) -> str:
        fields = (
            self.position,
            " ".join(map(str, self.line)),
            self.margin,
            self.nodes,
            " ".join(motif.value for motif in self.motifs),
            self.plausible,
            self.cost,
            *([RETIRED] if self.retired else []),
        )
        return "; ".join(map(str, fields))

    @staticmethod
    def parse(text: str) -> Puzzle:
        """Parse the output of `str`. Raises `ValueError` for any other text."""
        position, moves, margin, nodes, motifs, plausible, cost, *marks = text.split("; ")
        if marks not in ([], [RETIRED]):
            raise ValueError(f"no puzzle: {text}")
        return Puzzle(
            Position.parse(position),
            tuple(map(parse_move, moves.split())),
            int(margin),
            int(nodes),
            tuple(map(Motif, motifs.split())),
            int(plausible),
            float(cost),
            bool(marks),
        )


def traits_in(text: str) -> Traits | None:
    """Return the traits in a puzzle's text without parsing its position; None if the puzzle is retired."""
    _, moves, _, _, motifs, plausible, cost, *retired = text.split("; ")
    if retired:
        return None
    line = tuple(map(parse_move, moves.split()))
    return Traits(tuple(map(Motif, motifs.split())), int(plausible), float(cost), own_moves(line))

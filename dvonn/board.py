"""The board: the stacks on its spaces. The player to move is part of a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dvonn.connection import connected, may_split
from dvonn.lattice import spaces_of, surrounded
from dvonn.pieces import Colour, Piece
from dvonn.spaces import SPACES, Space
from dvonn.stacks import Stack, stack_of


class Board(NamedTuple):
    """An immutable arrangement of stacks.

    `cells` has the stack (or None) of each space, by the space's index. The other fields are sets of spaces (see the
    module `lattice`): `occupied` has all spaces with a stack, `white` and `black` those whose stacks the player owns,
    `dvonn` those whose stacks contain a DVONN piece.
    """

    cells: tuple[Stack | None, ...]
    occupied: int
    white: int
    black: int
    dvonn: int

    @staticmethod
    def of(stacks: Iterable[tuple[Space, Stack]]) -> Board:
        cells: list[Stack | None] = [None] * len(SPACES)
        occupied = white = black = dvonn = 0
        for space, stack in stacks:
            cells[space.index] = stack
            occupied |= space.bit
            white |= space.bit if stack.owner is Colour.WHITE else 0
            black |= space.bit if stack.owner is Colour.BLACK else 0
            dvonn |= space.bit if stack.has_dvonn else 0
        return Board(tuple(cells), occupied, white, black, dvonn)

    def stacks(self) -> list[tuple[Space, Stack]]:
        """Return the occupied spaces with their stacks, in board order."""
        return [(space, stack) for space, stack in zip(SPACES, self.cells, strict=True) if stack]

    def stack_at(self, space: Space) -> Stack | None:
        return self.cells[space.index]

    def owned_by(self, colour: Colour) -> int:
        """Return the spaces of the stacks with the player's piece on top."""
        return self.white if colour is Colour.WHITE else self.black

    def free(self, colour: Colour) -> int:
        """Return the spaces of the player's stacks that are not surrounded."""
        return self.owned_by(colour) & ~surrounded(self.occupied)

    def place(self, piece: Piece, space: Space) -> Board:
        cells = list(self.cells)
        cells[space.index] = stack_of(piece.value)
        return Board(
            tuple(cells),
            self.occupied | space.bit,
            self.white | (space.bit if piece is Piece.WHITE else 0),
            self.black | (space.bit if piece is Piece.BLACK else 0),
            self.dvonn | (space.bit if piece is Piece.DVONN else 0),
        )

    def jump(self, source: Space, target: Space) -> tuple[Board, int]:
        """Move a player's stack onto another stack.

        Returns the board with the disconnected stacks still on it, and the spaces of those stacks. Before the jump,
        every stack must be connected to a DVONN piece.
        """
        cells = list(self.cells)
        moving, under = cells[source.index], cells[target.index]
        assert moving is not None and under is not None  # noqa: S101, PT018  the caller has checked legality
        cells[source.index] = None
        cells[target.index] = moving.onto(under)

        rest = ~(source.bit | target.bit)
        occupied = self.occupied & ~source.bit
        white, black, dvonn = self.white & rest, self.black & rest, self.dvonn & rest
        if moving.owner is Colour.WHITE:
            white |= target.bit
        else:
            black |= target.bit
        if moving.has_dvonn or under.has_dvonn:
            dvonn |= target.bit
        after = Board(tuple(cells), occupied, white, black, dvonn)

        # Moving a DVONN piece can disconnect anything; moving another stack can only break a link.
        splits = moving.has_dvonn or may_split(occupied, source.index)
        return after, after.cut_off() if splits else 0

    def cut_off(self) -> int:
        """Return the spaces of stacks without a connection to a DVONN piece."""
        return self.occupied & ~connected(self.occupied, self.dvonn)

    def without(self, spaces: int) -> Board:
        """Return the board without the stacks on these spaces."""
        cells = list(self.cells)
        for space in spaces_of(spaces):
            cells[space.index] = None
        rest = ~spaces
        return Board(
            tuple(cells), self.occupied & rest, self.white & rest, self.black & rest, self.dvonn & rest
        )

"""The board: which stack lies where, whoever is to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dvonn.connection import connected, may_split
from dvonn.lattice import spaces_of, surrounded
from dvonn.pieces import Colour
from dvonn.spaces import SPACES
from dvonn.stacks import SINGLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dvonn.pieces import Piece
    from dvonn.spaces import Space
    from dvonn.stacks import Stack


class Board:
    """An immutable arrangement of stacks.

    ``cells`` holds the stack (or None) of each space by the space's index. The sets of spaces (see the module
    ``lattice``) say the same from the rules' side: ``occupied``; ``white`` and ``black``, owned by a player;
    ``dvonn``, with a DVONN piece in the stack.
    """

    __slots__ = ("black", "cells", "dvonn", "occupied", "white")

    def __init__(
        self, cells: tuple[Stack | None, ...], occupied: int, white: int, black: int, dvonn: int
    ) -> None:
        self.cells = cells
        self.occupied = occupied
        self.white = white
        self.black = black
        self.dvonn = dvonn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.cells == other.cells

    def __hash__(self) -> int:
        return hash(self.cells)

    @staticmethod
    def of(stacks: Iterable[tuple[Space, Stack]]) -> Board:
        """Set up these stacks."""
        cells: list[Stack | None] = [None] * len(SPACES)
        occupied = white = black = dvonn = 0
        for space, stack in stacks:
            cells[space.index] = stack
            occupied |= space.bit
            white |= space.bit if stack.owner is Colour.WHITE else 0
            black |= space.bit if stack.owner is Colour.BLACK else 0
            dvonn |= space.bit if stack.has_dvonn else 0
        return Board(tuple(cells), occupied, white, black, dvonn)

    def owned_by(self, colour: Colour) -> int:
        """Return the spaces of the stacks with the player's piece on top."""
        return self.white if colour is Colour.WHITE else self.black

    def free(self, colour: Colour) -> int:
        """Return the spaces of the player's stacks that are not surrounded."""
        return self.owned_by(colour) & ~surrounded(self.occupied)

    def stack_at(self, space: Space) -> Stack | None:
        """Return the stack on a space."""
        return self.cells[space.index]

    def stacks(self) -> list[tuple[Space, Stack]]:
        """Return the occupied spaces with their stacks, in the board's order."""
        return [(space, stack) for space, stack in zip(SPACES, self.cells, strict=True) if stack]

    def place(self, piece: Piece, space: Space) -> Board:
        """Put a piece onto a vacant space."""
        return Board.of([*self.stacks(), (space, SINGLE[piece])])

    def jump(self, source: Space, target: Space) -> tuple[Board, int]:
        """Move a player's stack onto another stack.

        Returns the board on which everything else still lies, and the spaces of the stacks that the move cuts
        off. All stacks must have been connected before.
        """
        cells = list(self.cells)
        moving, under = cells[source.index], cells[target.index]
        assert moving is not None and under is not None  # noqa: S101, PT018  legality was asked before
        cells[source.index] = None
        cells[target.index] = moving.onto(under)
        rest = ~(source.bit | target.bit)
        white, black, dvonn = self.white & rest, self.black & rest, self.dvonn & rest
        if moving.owner is Colour.WHITE:
            white |= target.bit
        else:
            black |= target.bit
        if moving.has_dvonn or under.has_dvonn:
            dvonn |= target.bit
        occupied = self.occupied & ~source.bit
        lost = 0
        if moving.has_dvonn or may_split(occupied, source.index):
            lost = occupied & ~connected(occupied, dvonn)
        return Board(tuple(cells), occupied, white, black, dvonn), lost

    def cut_off(self) -> int:
        """Return the spaces whose stacks have no connection with a DVONN piece."""
        return self.occupied & ~connected(self.occupied, self.dvonn)

    def without(self, spaces: int) -> Board:
        """Take stacks from the board."""
        cells = list(self.cells)
        for space in spaces_of(spaces):
            cells[space.index] = None
        return Board(
            tuple(cells),
            self.occupied & ~spaces,
            self.white & ~spaces,
            self.black & ~spaces,
            self.dvonn & ~spaces,
        )

"""The twin's board; it is immutable, so undoing a move means continuing with the previous board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from analysis.coding import CODED_PASS, NOWHERE, Coded
from dvonn import PIECES_IN_A_SET, SPACES, Direction, Piece, Space
from dvonn.connection import connected
from dvonn.lattice import set_of, surrounded

LONGEST_JUMP = 10
BOARD = set_of(SPACES)

_64_BITS = (1 << 64) - 1


def members(spaces: int) -> Iterator[int]:
    """Yield the members of a set in board order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


def _targets_at(source: Space, distance: int) -> int:
    return set_of(target for way in Direction if (target := source.step(way, distance)))


_REACH = {
    source.bit.bit_length() - 1: (
        0,
        *(_targets_at(source, distance) for distance in range(1, LONGEST_JUMP + 1)),
        *(0,) * (len(SPACES) - LONGEST_JUMP),  # higher stacks can't move
    )
    for source in SPACES
}
"""The possible landing spaces, by source and height."""


def _mixed(state: int) -> int:
    """Apply the output function of Sebastiano Vigna's SplitMix64 to a state."""
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _64_BITS
    return state ^ state >> 31


_SPACE_KEYS = tuple(_mixed(0x9E3779B97F4A7C15 * number & _64_BITS) for number in range(1, 65))


class BitBoard(NamedTuple):
    """Sets of spaces (`owned` by White and by Black), stack heights by space, and the player to move."""

    occupied: int
    owned: tuple[int, int]
    dvonn: int
    heights: tuple[int, ...]
    turn: int
    placing: bool

    @staticmethod
    def of(position: Coded) -> BitBoard:
        cells = position.cells
        black, dvonn = (sum(bool(cell & bit) << space for space, cell in enumerate(cells)) for bit in (2, 1))
        occupied = sum(bool(cell) << space for space, cell in enumerate(cells))
        lone = sum((cell == (1 << 2 | 1)) << space for space, cell in enumerate(cells))
        heights = tuple(cell >> 2 for cell in cells)
        owned = (occupied & ~black & ~lone, black)
        return BitBoard(occupied, owned, dvonn, heights, position.turn, position.placing)

    def key(self) -> int:
        """Return the position's 64-bit key in the transposition table."""
        black = self.owned[1]
        codes = (
            (space, self.heights[space] << 2 | (black >> space & 1) << 1 | self.dvonn >> space & 1)
            for space in members(self.occupied)
        )
        key = sum(_SPACE_KEYS[space] * code for space, code in codes) & _64_BITS
        return key ^ _64_BITS if self.turn else key

    def at_distance(self, source: int, distance: int) -> int:
        """Return the occupied spaces at a distance in the six directions."""
        return _REACH[source][distance] & self.occupied

    def targets(self, source: int) -> int:
        """Return where a stack may land if it is free to move."""
        return self.at_distance(source, self.heights[source])

    def jumps(self, player: int) -> list[int]:
        free = self.owned[player] & ~surrounded(self.occupied)
        return [source << 6 | target for source in members(free) for target in members(self.targets(source))]

    def moves(self) -> list[int]:
        """Return all legal moves: a single pass if forced, none once the game is over."""
        if self.placing:
            return [NOWHERE << 6 | space for space in members(BOARD & ~self.occupied)]
        if own := self.jumps(self.turn):
            return own
        return [CODED_PASS] if self.jumps(1 - self.turn) else []

    def play(self, move: int) -> BitBoard:
        source, target = divmod(move, 64)
        if move == CODED_PASS:
            return self._replace(turn=1 - self.turn)
        return self._place(target) if source == NOWHERE else self._jump(source, target)

    def _place(self, target: int) -> BitBoard:
        placed, to = self.occupied.bit_count(), 1 << target
        is_dvonn = placed < PIECES_IN_A_SET[Piece.DVONN]
        full = placed + 1 == len(SPACES)
        return BitBoard(
            self.occupied | to,
            self.owned if is_dvonn else self._own(to),
            self.dvonn | to if is_dvonn else self.dvonn,
            (*self.heights[:target], 1, *self.heights[target + 1 :]),
            0 if full else 1 - self.turn,
            not full,
        )

    def _jump(self, source: int, target: int) -> BitBoard:
        start, to = 1 << source, 1 << target
        dvonn = self.dvonn & ~start | to if self.dvonn & start else self.dvonn
        left = connected(self.occupied & ~start, dvonn)
        white, black = self._own(to)
        heights = list(self.heights)
        heights[target] += heights[source]
        owned = white & left & ~start, black & left & ~start
        return BitBoard(left, owned, dvonn, tuple(heights), 1 - self.turn, placing=False)

    def _own(self, to: int) -> tuple[int, int]:
        white, black = self.owned
        return (white & ~to, black | to) if self.turn else (white | to, black & ~to)

    def points(self, player: int) -> int:
        """Return the number of pieces in a player's stacks."""
        return sum(self.heights[space] for space in members(self.owned[player]))

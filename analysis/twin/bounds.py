"""Bounds of the final margin without a search; see `core/bounds.c` for why they hold."""

from __future__ import annotations

from typing import NamedTuple

from analysis.twin.board import LONGEST_JUMP, BitBoard, members
from dvonn.connection import connected
from dvonn.lattice import spread, surrounded

_MOBILE_HEIGHTS = (1 << LONGEST_JUMP + 1) - 2


def most_margin(board: BitBoard, player: int) -> int:
    """Return a margin in pieces that a player can't exceed, whatever both play."""
    outlook = _foresee(board)
    taken = outlook.entered[player]
    lasting = board.occupied & ~outlook.left
    lasting = connected(lasting, lasting & board.dvonn)
    loose = board.occupied & ~lasting & ~spread(lasting)
    won, lost = outlook.leading_to(taken), outlook.leading_to(taken | loose)
    most = sum(board.heights[space] for space in members(board.owned[player] | won))
    return most - sum(board.heights[space] for space in members(board.owned[1 - player] & ~lost))


class _Outlook(NamedTuple):
    """The jumps that are possible in some order of play."""

    leads: dict[int, int]
    """The targets, by the space that a stack leaves."""
    entered: tuple[int, int]
    """The targets, by player."""

    @property
    def left(self) -> int:
        """The spaces that may be vacated by a jump."""
        return sum(1 << source for source, targets in self.leads.items() if targets)

    def leading_to(self, spaces: int) -> int:
        """Return the spaces from which a stack may get into a set by possible jumps, and the set itself."""
        wider = spaces | sum(
            1 << source
            for source, targets in self.leads.items()
            if targets & spaces and not spaces >> source & 1
        )
        return spaces if wider == spaces else self.leading_to(wider)


def _foresee(board: BitBoard) -> _Outlook:
    """Find all possible jumps: repeat what follows from those already found until nothing is new."""
    tall = {space: 1 << board.heights[space] & _MOBILE_HEIGHTS for space in members(board.occupied)}
    leads, entered = dict.fromkeys(tall, 0), [0, 0]
    stuck, before = surrounded(board.occupied), None
    while before != (before := (tuple(leads.values()), tuple(entered))):
        for source in members(board.occupied & ~stuck):
            for distance in members(tall[source]):
                to = board.at_distance(source, distance)
                for who in (0, 1):
                    taken = 0 if distance == board.heights[source] else entered[who]
                    if not (board.owned[who] | taken) >> source & 1:
                        continue
                    entered[who] |= to
                    for target in members(to & ~leads[source]):
                        tall[target] |= tall[target] << distance & _MOBILE_HEIGHTS
                    leads[source] |= to
            if leads[source]:
                stuck &= ~spread(1 << source)
    return _Outlook(leads, (entered[0], entered[1]))

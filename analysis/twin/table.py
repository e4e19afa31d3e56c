"""The table of what a search has found of positions, each finding in the place of the one before it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

_BITS = 20
AT_LEAST, AT_MOST, EXACTLY = 1, 2, 3


class Entry(NamedTuple):
    """An earlier finding about a position. A guess depends on estimates and is worth no more than its depth."""

    key: int
    value: int
    move: int
    depth: int
    bound: int
    guessed: bool

    def shows_at_least(self, depth: int, value: int) -> bool:
        """Whether it shows, to this depth, that the position is worth so much."""
        return bool(self.bound & AT_LEAST) and self.value >= value and self._counts(depth)

    def shows_at_most(self, depth: int, value: int) -> bool:
        """Whether it shows, to this depth, that the position is worth no more."""
        return bool(self.bound & AT_MOST) and self.value <= value and self._counts(depth)

    def _counts(self, depth: int) -> bool:
        return self.depth >= depth or not self.guessed


class Effort(NamedTuple):
    """How much is left to prove before it is certain that the player to move gets their way, or doesn't."""

    yes: int
    no: int
    shown: int = 0
    """Once it is certain: the margin that the hero surely gets, or surely doesn't exceed."""

    @property
    def turned(self) -> Effort:
        """The same for the player who isn't to move."""
        return Effort(self.no, self.yes, self.shown)


class Proof(NamedTuple):
    """Between what margins the hero's result surely lies, and what is left to prove of the last question."""

    key: int
    least: int
    most: int
    left: Effort | None
    """None where the question is answered."""


Table: TypeAlias = dict[int, Entry | Proof]


def slot_of(key: int) -> int:
    """The place in the table for a position."""
    return key >> 64 - _BITS

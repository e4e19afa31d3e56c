"""The transposition table; new entries always replace old ones."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

_BITS = 20
AT_LEAST, AT_MOST, EXACTLY = 1, 2, 3


class TableEntry(NamedTuple):
    """A stored result; if `guessed`, it depends on estimates and is valid only up to its depth."""

    key: int
    value: int
    move: int
    depth: int
    bound: int
    guessed: bool

    def shows_at_least(self, depth: int, value: int) -> bool:
        """Return whether the position is known, at this depth, to be worth at least `value`."""
        return bool(self.bound & AT_LEAST) and self.value >= value and self._counts(depth)

    def shows_at_most(self, depth: int, value: int) -> bool:
        """Return whether the position is known, at this depth, to be worth at most `value`."""
        return bool(self.bound & AT_MOST) and self.value <= value and self._counts(depth)

    def _counts(self, depth: int) -> bool:
        return self.depth >= depth or not self.guessed


class Effort(NamedTuple):
    """Proof and disproof numbers: what is left until it is certain whether the player to move succeeds."""

    yes: int
    no: int
    shown: int = 0
    """Once certain: the margin that the hero reaches for sure, or can't exceed."""

    @property
    def turned(self) -> Effort:
        """The same effort from the other player's view."""
        return Effort(self.no, self.yes, self.shown)


class ProvedBounds(NamedTuple):
    """Proved bounds on the hero's margin, and the effort left for the last question."""

    key: int
    least: int
    most: int
    left: Effort | None
    """None if the question is answered."""


Table: TypeAlias = dict[int, TableEntry | ProvedBounds]


def slot_of(key: int) -> int:
    """Return a position's index in the table."""
    return key >> 64 - _BITS

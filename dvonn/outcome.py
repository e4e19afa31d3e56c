"""The score, and the winner by it."""

from typing import NamedTuple

from dvonn.pieces import Colour


class Score(NamedTuple):
    """The pieces in each player's stacks."""

    white: int
    black: int

    def of(self, colour: Colour) -> int:
        """One player's number."""
        return self.white if colour is Colour.WHITE else self.black

    @property
    def leader(self) -> Colour | None:
        """The player with more pieces; None if nobody has more."""
        if self.white == self.black:
            return None
        return Colour.WHITE if self.white > self.black else Colour.BLACK

    @property
    def lead(self) -> int:
        """By how many pieces the leader leads; 0 if nobody does."""
        return abs(self.white - self.black)


class Outcome(NamedTuple):
    """How a game ended: the winner (None: a tie) and the score."""

    winner: Colour | None
    score: Score

"""The score, and the winner that follows from it."""

from typing import NamedTuple

from dvonn.pieces import Colour


class Score(NamedTuple):
    """The number of pieces in each player's stacks."""

    white: int
    black: int

    def of(self, colour: Colour) -> int:
        return self.white if colour is Colour.WHITE else self.black

    def margin(self, colour: Colour) -> int:
        """Return by how many pieces a player leads; negative for a player who is behind."""
        return self.of(colour) - self.of(colour.opponent)

    @property
    def leader(self) -> Colour | None:
        """The player with more pieces; None if they have equally many."""
        if self.white == self.black:
            return None
        return Colour.WHITE if self.white > self.black else Colour.BLACK

    @property
    def lead(self) -> int:
        """The leader's margin in pieces; 0 if there is no leader."""
        return abs(self.white - self.black)


class Outcome(NamedTuple):
    """A finished game's winner (None: a tie) and score."""

    winner: Colour | None
    score: Score

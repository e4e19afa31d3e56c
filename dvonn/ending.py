"""How a game ended: on the board, or by the players' actions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dvonn.pieces import Colour
from dvonn.position import Position


class Termination(Enum):
    BOARD = "board"
    """Neither player could move."""
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    """The players agreed to a draw."""
    ABANDONED = "abandoned"
    """The game was abandoned without a winner."""


_LOST_BY_SOMEBODY = {Termination.RESIGNATION, Termination.TIME}
_LOST_BY_NOBODY = {Termination.AGREEMENT, Termination.ABANDONED}


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a game: its kind, and the loser (None if no one lost).

    Raises `ValueError` for a resignation or a timeout without a loser, and for an agreement or an abandoned game
    with one.
    """

    by: Termination
    lost_by: Colour | None = None

    def __post_init__(self) -> None:
        if self.by in (_LOST_BY_NOBODY if self.lost_by else _LOST_BY_SOMEBODY):
            raise ValueError(f"{self.by.value}, lost by {self.lost_by}")

    @staticmethod
    def on_the_board(position: Position) -> Ended | None:
        """Return how the game ended by the rules alone; None while it continues."""
        if (outcome := position.outcome) is None:
            return None
        return Ended(Termination.BOARD, outcome.winner.opponent if outcome.winner else None)

    @property
    def winner(self) -> Colour | None:
        """The winner; None after a tie, a draw or an abandoned game."""
        return self.lost_by.opponent if self.lost_by else None

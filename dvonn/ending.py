"""How a game ended: on the board, or by what the players did beyond it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dvonn.pieces import Colour
from dvonn.position import Position


class Termination(Enum):
    """The kinds of an end."""

    BOARD = "board"
    """Neither player could move any more."""
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    """The players agreed to a draw."""
    ABANDONED = "abandoned"
    """The game was broken off, and nobody won."""


_LOST_BY_SOMEBODY = {Termination.RESIGNATION, Termination.TIME}
_LOST_BY_NOBODY = {Termination.AGREEMENT, Termination.ABANDONED}


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a game: its kind, and the player who lost by it (None: nobody lost).

    Raises `ValueError` if nobody lost by resignation or time, or somebody by agreement or an abandoned game.
    """

    by: Termination
    lost_by: Colour | None = None

    def __post_init__(self) -> None:
        if self.by in (_LOST_BY_NOBODY if self.lost_by else _LOST_BY_SOMEBODY):
            raise ValueError(f"{self.by.value}, lost by {self.lost_by}")

    @staticmethod
    def on_the_board(position: Position) -> Ended | None:
        """How the game ended in this position by the rules alone; None where it goes on."""
        if (outcome := position.outcome) is None:
            return None
        return Ended(Termination.BOARD, outcome.winner.opponent if outcome.winner else None)

    @property
    def winner(self) -> Colour | None:
        """The player who won; None after a tie, a draw, or an abandoned game."""
        return self.lost_by.opponent if self.lost_by else None

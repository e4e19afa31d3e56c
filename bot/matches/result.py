"""How a match ends."""

from dataclasses import dataclass
from enum import StrEnum

from dvonn import Colour


class Ending(StrEnum):
    """How a match came to its end."""

    BOARD = "board"
    """Neither player could move any more."""
    RESIGNATION = "resignation"
    TIME = "time"
    """A player's time ran out."""
    AGREEMENT = "agreement"
    """The players agreed to a draw."""
    ABANDONED = "abandoned"
    """It stood still for too long."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    winner: Colour | None
    """Nobody in a tie, after a draw, and where the match was abandoned."""
    ending: Ending

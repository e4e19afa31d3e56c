"""Which games are rated."""

from datetime import timedelta
from enum import StrEnum

MOST_RATED = 3
"""How many rated games the same two players can begin within `LATELY`."""

LATELY = timedelta(days=30)

FIRST_MOVES = 2
"""The moves that each player must have made before a rated game can be lost by resigning or on time."""


class Stakes(StrEnum):
    """Whether a game is rated, and if not, why."""

    RATED = "rated"
    UNRATED = "unrated"
    """As agreed, or because the game doesn't begin at its beginning, or is played against the computer."""
    LIMIT = "limit"
    """The players have begun `MOST_RATED` rated games with each other lately."""
    REMOVED = "removed"
    """A manager has taken the finished game out of the ratings."""

    @property
    def wished(self) -> bool:
        """Whether the players wanted a rated game."""
        return self is not Stakes.UNRATED

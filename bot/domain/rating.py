"""The stakes of matches, and the limits on rated ones."""

from datetime import timedelta
from enum import StrEnum

MOST_RATED = 3
"""How many rated matches the same two players can begin within `LATELY`."""

LATELY = timedelta(days=30)

FIRST_MOVES = 2
"""The moves that each player must have made before a rated match can be lost by resigning or on time."""


class Stakes(StrEnum):
    """Whether a match is rated, and if not, why."""

    RATED = "rated"
    UNRATED = "unrated"
    """As agreed, or because the match continues a record or is played against the computer."""
    LIMIT = "limit"
    """The players have begun `MOST_RATED` rated matches with each other lately."""
    REMOVED = "removed"
    """A manager has taken the finished match out of the ratings."""

    @property
    def wished(self) -> bool:
        """Whether the players wanted a rated match."""
        return self is not Stakes.UNRATED

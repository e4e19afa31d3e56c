"""The result type of a search, common to both implementations."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

WIN = 20000
"""The base of certain values: ±(WIN + the margin in pieces), or 0 for a tie. Estimates are within ±12,000."""

DEEPEST = 100
"""The maximum depth in plies: no game has more moves left in the stacking phase."""

Pause: TypeAlias = Callable[[], bool]
"""Called every 4,096 nodes; returning True ends the search."""


class Answer(NamedTuple):
    """The best line (coded moves) and its value for the player to move; `exact` if the result is certain."""

    value: int
    exact: bool
    depth: int
    nodes: int
    line: tuple[int, ...]


def never() -> bool:
    """Return False: a `Pause` that never ends the search."""
    return False

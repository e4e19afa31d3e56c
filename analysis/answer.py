"""The answer of a search, whichever of the two ran it."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

WIN = 20000
"""A certain result is ±(WIN + the margin in pieces), or 0; estimates lie between ±12,000."""

DEEPEST = 100
"""The greatest depth: more moves than any game has from one position."""

Pause: TypeAlias = Callable[[], bool]
"""Asked every 4,096 nodes; the search ends when it says True."""


class Answer(NamedTuple):
    """The best line (moves as numbers) and its value for the player to move; `exact` says it is a certain result."""

    value: int
    exact: bool
    depth: int
    nodes: int
    line: tuple[int, ...]


def never() -> bool:
    """Go on until the nodes are used up."""
    return False

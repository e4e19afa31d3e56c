"""The chance to win that belongs to a value of the search, between players of equal strength."""

import math

from analysis.answer import WIN
from dvonn import SPACES

_SLOPE_AT_FIRST = 0.002
_SLOPE_AT_LAST = 0.002
"""How fast the chance changes with the value, with all stacks on the board, and towards the end."""


def chance_to_win(value: int, stacks: int) -> float:
    """The chance to win of the player to move, from 0 to 1; a tie counts as a half.

    `value` is the search's (`analysis.answer`), `stacks` the number of stacks on the board. A certain win is 1 and a
    certain loss 0; no estimate is.
    """
    if abs(value) >= WIN:
        return float(value > 0)
    slope = _SLOPE_AT_LAST + (_SLOPE_AT_FIRST - _SLOPE_AT_LAST) * stacks / len(SPACES)
    return 1 / (1 + math.exp(-slope * value))

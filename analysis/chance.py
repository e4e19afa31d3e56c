"""The chance to win that belongs to a value of the search, between players of equal strength."""

import math

from analysis.answer import WIN

SLOPE = 0.001
"""How fast the chance changes with the value; fitted to games by `analysis.training.chances`."""


def chance_to_win(value: int) -> float:
    """The chance to win of the player to move, from 0 to 1; a tie counts as a half.

    `value` is the search's (`analysis.answer`). A certain win is 1 and a certain loss 0; no estimate is.
    """
    if abs(value) >= WIN:
        return float(value > 0)
    return 1 / (1 + math.exp(-SLOPE * value))

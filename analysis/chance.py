"""The chance to win that belongs to a value of the search, between players of equal strength."""

import math

from analysis.answer import WIN

SLOPE = 0.00107
"""How fast the chance changes with the value."""
TEMPO = 169
"""The value with which the player to move has even chances: being to move is worth less than the search thinks.

Both were fitted to games by `analysis.training.chances`.
"""


def chance_to_win(value: int) -> float:
    """The chance to win of the player to move, from 0 to 1, where a tie is not certain; it counts as a half.

    `value` is the search's (`analysis.answer`). A certain win is 1 and a certain loss 0; no estimate is.
    """
    if abs(value) >= WIN:
        return float(value > 0)
    return 1 / (1 + math.exp(-SLOPE * (value - TEMPO)))

"""The chance to win that belongs to a value of the search, between players of equal strength."""

import math

from analysis.answer import WIN

SLOPE = 0.001039
"""How fast the chance changes with the value, once the opening is over."""
TEMPO = 189
"""The value with which the player to move has even chances: being to move is worth less than the search thinks.

Both were fitted to games by `analysis.training.chances`.
"""
OPENING = 4
"""The opening is over when so many spaces are empty."""
_SPACES = 49


def weight(stacks: int) -> float:
    """How much a value counts on a board with so many stacks: half as much again on the full one, then ever less."""
    return 1 + max(0, OPENING - (_SPACES - stacks)) / (2 * OPENING)


def chance_to_win(value: int, stacks: int) -> float:
    """The chance to win of the player to move, from 0 to 1, where a tie is not certain; it counts as a half.

    `value` is the search's (`analysis.answer`), for a board on which so many `stacks` stand. A certain win is 1 and a
    certain loss 0; no estimate is.
    """
    if abs(value) >= WIN:
        return float(value > 0)
    return 1 / (1 + math.exp(-SLOPE * (value * weight(stacks) - TEMPO)))

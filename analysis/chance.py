"""Converts a search value to the chance of winning, between players of equal strength."""

import math

from analysis.answer import WIN

SLOPE = 0.000928
"""The slope of the logistic function after the opening."""
TEMPO = 188
"""The value at which the player to move has even chances: the search overestimates the advantage of moving.

Both constants were fitted by `analysis.training.chances`, the slope to games of level 3, the tempo to games of people.
"""
OPENING = 4
"""The number of vacant spaces at which the opening is over."""
_SPACES = 49


def weight(stacks: int) -> float:
    """Return the factor applied to values: 1.5 on a full board, falling to 1 at the end of the opening."""
    return 1 + max(0, OPENING - (_SPACES - stacks)) / (2 * OPENING)


def chance_to_win(value: int, stacks: int) -> float:
    """Return the chance of winning for the player to move, from 0 to 1; an uncertain tie counts as half a win.

    `value` is a value of the search (`analysis.answer`) on a board with `stacks` stacks. Certain wins return
    exactly 1 and certain losses exactly 0; estimates never do.
    """
    if abs(value) >= WIN:
        return float(value > 0)
    return 1 / (1 + math.exp(-SLOPE * (value * weight(stacks) - TEMPO)))

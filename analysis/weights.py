"""The trained weights: of the evaluation's traits, by the number of stacks, and of what counts in placing.

`weights.json` has weights for some numbers of stacks (`knots`); others are interpolated. Weights are integers in
sixteenths of a value; `UNIT` of them are one unit of the logistic function that converts values to chances.
"""

import json
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

UNIT = 8000
"""Sixteenths of a value per unit of the logistic function."""
FRACTION_BITS = 4

FILE = Path(__file__).with_name("weights.json")


class Style(NamedTuple):
    """A style of placing: what counts on a vacant space, and how much."""

    nearest: float
    """For each step to the nearest DVONN piece."""
    distances: float
    """For each step to each of the three DVONN pieces."""
    outside: float
    """For each neighbour that is missing because the board ends."""
    edge: float
    """For a space at the edge."""
    friends: float
    """For each neighbouring piece of the player."""
    enemies: float
    """For each neighbouring piece of the opponent."""


class Weights(NamedTuple):
    """The weights of all traits (columns) by number of stacks (0 to 49), and the style of placing."""

    stacks: tuple[tuple[int, ...], ...]
    placing: Style


def spread_out(
    knots: Sequence[int], rows: Sequence[Sequence[int]], sizes: int
) -> tuple[tuple[int, ...], ...]:
    """Interpolate the weights for board sizes from 0 to `sizes` - 1; constant beyond the outer knots."""
    found = []
    for size in range(sizes):
        inside = min(max(size, knots[0]), knots[-1])
        low = next(i for i, (_, after) in enumerate(pairwise(knots)) if inside <= after)
        share, whole = inside - knots[low], knots[low + 1] - knots[low]
        row = zip(rows[low], rows[low + 1], strict=True)
        found.append(tuple((before * (whole - share) + after * share) // whole for before, after in row))
    return tuple(found)


def read_weights(path: Path = FILE) -> Weights:
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Weights(
        spread_out(kept["stacks"]["knots"], kept["stacks"]["weights"], 50),
        Style(**kept["placing"]),
    )


@cache
def learned() -> Weights:
    """Return the weights shipped with the package."""
    return read_weights()

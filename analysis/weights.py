"""The weights that training has learned: how much each trait of a position counts, in each part of the game.

`weights.json` holds them for a few sizes of the board (`knots`: numbers of stacks, or of pieces that are placed);
between two of them they are interpolated. They are whole numbers, in sixteenths of a value; `UNIT` of these are one
unit of the logistic function, by which a value becomes a chance to win.
"""

import json
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

UNIT = 8000
"""Sixteenths of a value for one unit of the logistic function."""

FILE = Path(__file__).with_name("weights.json")


class Weights(NamedTuple):
    """The weights of all traits (columns), by the number of stacks (0 to 49) or of placed pieces (0 to 48)."""

    stacks: tuple[tuple[int, ...], ...]
    placing: tuple[tuple[int, ...], ...]


def spread_out(
    knots: Sequence[int], rows: Sequence[Sequence[int]], sizes: int
) -> tuple[tuple[int, ...], ...]:
    """The weights for each size of the board from 0 to `sizes` - 1; beyond the outer knots, theirs."""
    found = []
    for size in range(sizes):
        inside = min(max(size, knots[0]), knots[-1])
        low = next(i for i, (_, after) in enumerate(pairwise(knots)) if inside <= after)
        share, whole = inside - knots[low], knots[low + 1] - knots[low]
        row = zip(rows[low], rows[low + 1], strict=True)
        found.append(tuple((before * (whole - share) + after * share) // whole for before, after in row))
    return tuple(found)


def read_weights(path: Path = FILE) -> Weights:
    """Read a file of weights."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Weights(
        spread_out(kept["stacks"]["knots"], kept["stacks"]["weights"], 50),
        spread_out(kept["placing"]["knots"], kept["placing"]["weights"], 49),
    )


@cache
def learned() -> Weights:
    """The weights that come with the package."""
    return read_weights()

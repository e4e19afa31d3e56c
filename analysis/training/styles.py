"""Styles of placing in training, and what is learned from them.

Most players in training vary the current style a little; others have styles of all kinds: pieces in a cluster or
apart, at the edge or inside, beside one DVONN piece or between all three. So the evaluation sees all kinds of boards.
The current style moves towards that of the winners: as in an evolution strategy.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from analysis.weights import Style, learned

SPREAD = Style(nearest=160, distances=36, outside=68, edge=180, friends=68, enemies=68)
"""The standard deviations of the variations."""
MOST = 4
"""The maximum of each number in a style of any kind, in standard deviations above or below 0."""
PACE = 3
"""The step of the current style, as a multiple of the mean difference between the winners' and the losers' styles."""


def vary(rng: Random) -> Style:
    """Draw a variation of the current style."""
    return Style(*(round(rng.gauss(here, by)) for here, by in zip(learned().placing, SPREAD, strict=True)))


def any_style(rng: Random) -> Style:
    """Draw a style of any kind."""
    return Style(*(round(rng.uniform(-MOST, MOST) * by) for by in SPREAD))


def improve(current: Style, played: Sequence[tuple[tuple[Style, Style], int]]) -> Style:
    """Return a style nearer to the winners', given White's and Black's variation and White's margin in some games."""
    moved = list(current)
    for (white, black), margin in played:
        sign = PACE * ((margin > 0) - (margin < 0)) / len(played)
        moved = [
            number + sign * (one - other) for number, one, other in zip(moved, white, black, strict=True)
        ]
    return Style(*map(round, moved))

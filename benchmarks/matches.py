"""Paired games for the strength benchmarks: two players, the same opening, each colour once."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from dvonn import Colour, Move, Position, placements_by_lot

Player: TypeAlias = Callable[[Position, str], Move]
"""A function that returns the move for a position; the text is the seed for random choices."""

BY_LOT = 5
"""The number of random placements at the start: the DVONN pieces and one piece of each player."""


class Tally(NamedTuple):
    """The points of the first player over the games; a tie is half a point."""

    points: float = 0
    games: int = 0

    @property
    def share(self) -> float:
        """The first player's share of the points, from 0 to 1."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share, by Wilson's score."""
        z, n = 1.96, self.games
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        width = z / (1 + z * z / n) * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return middle - width, middle + width

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.points:g} of {self.games}: {self.share:.1%} ({low:.0%} to {high:.0%})"


def play(white: Player, black: Player, beginning: Position, seed: str) -> float:
    """Play a game and return White's points."""
    position = beginning
    while mover := position.to_move:
        player = white if mover is Colour.WHITE else black
        forced = position.legal_moves() if position.must_pass else ()
        position = position.play(forced[0] if forced else player(position, f"{seed} {mover.value}"))
    lead = position.score.white - position.score.black
    return 0.5 if lead == 0 else float(lead > 0)


def play_pairs(first: Player, second: Player, pairs: int, seed: int = 1, by_lot: int = BY_LOT) -> Tally:
    """Play pairs of games; the same seed produces the same openings, with `by_lot` random placements."""
    points = 0.0
    for pair in range(pairs):
        beginning = Position()
        for placement in placements_by_lot(Random(f"{seed}/{pair}"))[:by_lot]:
            beginning = beginning.play(placement)
        points += play(first, second, beginning, f"{seed}/{pair}")
        points += 1 - play(second, first, beginning, f"{seed}/{pair}")
    return Tally(points, 2 * pairs)


def at_random(position: Position, seed: str) -> Move:
    """Play any legal move."""
    return Random(f"{seed} {position}").choice(position.legal_moves())


def greedily(position: Position, seed: str) -> Move:
    """Play a move after which the mover leads by the most pieces; ties are broken at random."""
    sign = 1 if position.to_move is Colour.WHITE else -1
    legal = position.legal_moves()
    leads = [sign * (after.score.white - after.score.black) for after in map(position.play, legal)]
    best = max(leads)
    return Random(f"{seed} {position}").choice(
        [move for move, lead in zip(legal, leads, strict=True) if lead == best]
    )

"""Fitting the chance to win: `python -m analysis.training.chances` prints the numbers of `analysis.chance`.

It is learned from games of the two lowest levels, each against itself, since the better both play, the more a small
lead is worth: these two are about as sure of one as people are. Some positions of each game are searched as a review
searches them.
"""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from analysis.levels import choose
from analysis.reviewing import NODES
from analysis.searching import search
from dvonn import Colour, Game, Phase, Position

LEVELS = (1, 2)
POSITIONS = 6
"""Of each game, drawn by lot; those that have only one move or a certain result are left out."""


class Example(NamedTuple):
    """The value of a position for the player to move, and the points that this player had in the end."""

    value: int
    points: float


def play(seed: str, level: int) -> Game:
    """A game of a level against itself."""
    game = Game()
    while game.position.to_move:
        game = game.play(choose(game.position, level, seed=seed))
    return game


def games_of(number: int, seed: int) -> Iterator[Game]:
    """So many games, of all levels in turn; the same seed gives the same games."""
    return (play(f"{seed}/{i}", LEVELS[i % len(LEVELS)]) for i in range(number))


def examples_of(game: Game, lots: Random, nodes: int = NODES) -> Iterator[Example]:
    """Some positions of a game, drawn by lot, whose result is uncertain."""
    plies = [ply for ply in range(len(game.moves)) if game.position_at(ply).phase is Phase.STACKING]
    for ply in sorted(lots.sample(plies, min(POSITIONS, len(plies)))):
        position = game.position_at(ply)
        if len(position.legal_moves()) == 1:
            continue
        found = search(position, nodes=nodes)
        if not found.winner_certain:
            yield Example(found.value, points_of(game.position, position.to_move))


def points_of(end: Position, colour: Colour | None) -> float:
    """A player's points when the game is over: 1 for a win, 0.5 for a tie."""
    leader = end.score.leader
    return 0.5 if leader is None else float(leader is colour)


class Fit(NamedTuple):
    """The numbers of `analysis.chance`."""

    slope: float
    tempo: float


def fit(examples: Sequence[Example]) -> Fit:
    """The numbers with which the chances explain the points best: a logistic regression by Newton's method."""
    slope, even = 0.001, 0.0
    for _ in range(30):
        by_slope = by_even = square = mixed = single = 0.0
        for value, points in examples:
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, slope * value + even))))
            error, weight = points - chance, chance * (1 - chance)
            by_slope += error * value
            by_even += error
            square += weight * value * value
            mixed += weight * value
            single += weight
        determinant = square * single - mixed * mixed
        slope += (single * by_slope - mixed * by_even) / determinant
        even += (square * by_even - mixed * by_slope) / determinant
    return Fit(slope, -even / slope)


def main() -> None:
    """Play, search and print the numbers."""
    parser = argparse.ArgumentParser(
        prog="python -m analysis.training.chances", description="Fit the chances."
    )
    parser.add_argument("--games", type=int, default=500, help="of each seed (default: 500)")
    parser.add_argument("--seed", type=int, nargs="*", default=[1, 2], help="of the games (default: 1 2)")
    options = parser.parse_args()
    examples: list[Example] = []
    for seed in options.seed:
        lots = Random(seed)  # noqa: S311  it is to be repeatable
        for game in games_of(options.games, seed):
            examples.extend(examples_of(game, lots))
    found = fit(examples)
    sys.stdout.write(f"slope {found.slope:.6f}, tempo {found.tempo:.0f} from {len(examples):,} positions\n")


if __name__ == "__main__":
    main()

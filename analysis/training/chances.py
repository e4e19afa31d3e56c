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

from analysis.chance import weight
from analysis.levels import choose
from analysis.reviewing import NODES
from analysis.searching import search
from dvonn import Colour, Game, Phase, Position

LEVELS = (1, 2)
POSITIONS = 4
"""Of each game, drawn by lot: more would tell little, as they share a result.

Left out are those that have only one move or a certain result.
"""


class Example(NamedTuple):
    """The value of a position for the player to move, its stacks, and the points that this player had in the end."""

    value: int
    stacks: int
    points: float


def play(seed: str, level: int) -> Game:
    """A game of a level against itself."""
    game = Game()
    while game.position.to_move:
        game = game.play(choose(game.position, level, seed=seed))
    return game


def examples_of_games(number: int, seed: int) -> Iterator[list[Example]]:
    """The examples of each of so many games, of all levels in turn; the same seed gives the same."""
    for i in range(number):
        lots = f"{seed}/{i}"
        yield examples_of(play(lots, LEVELS[i % len(LEVELS)]), lots)


def examples_of(game: Game, seed: int | str, nodes: int = NODES) -> list[Example]:
    """Some positions of a game, drawn by lot, whose result is uncertain."""
    plies = [ply for ply in range(len(game.moves)) if game.position_at(ply).phase is Phase.STACKING]
    lots = Random(seed)  # noqa: S311  it is to be repeatable
    examples = []
    for ply in sorted(lots.sample(plies, min(POSITIONS, len(plies)))):
        position = game.position_at(ply)
        if len(position.legal_moves()) == 1:
            continue
        found = search(position, nodes=nodes)
        if not found.winner_certain:
            points = points_of(game.position, position.to_move)
            examples.append(Example(found.value, len(position.stacks), points))
    return examples


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
    weighed = [(value * weight(stacks), points) for value, stacks, points in examples]
    for _ in range(30):
        by_slope = by_even = square = mixed = single = 0.0
        for value, points in weighed:
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, slope * value + even))))
            error, doubt = points - chance, chance * (1 - chance)
            by_slope += error * value
            by_even += error
            square += doubt * value * value
            mixed += doubt * value
            single += doubt
        determinant = square * single - mixed * mixed
        slope += (single * by_slope - mixed * by_even) / determinant
        even += (square * by_even - mixed * by_slope) / determinant
    return Fit(slope, -even / slope)


def main() -> None:
    """Play, search and print the numbers."""
    parser = argparse.ArgumentParser(
        prog="python -m analysis.training.chances", description="Fit the chances."
    )
    parser.add_argument("--games", type=int, default=1500, help="of each seed (default: 1,500)")
    parser.add_argument("--seed", type=int, nargs="*", default=[1], help="of the games (default: 1)")
    options = parser.parse_args()
    examples = [
        example
        for seed in options.seed
        for examples in examples_of_games(options.games, seed)
        for example in examples
    ]
    found = fit(examples)
    sys.stdout.write(f"slope {found.slope:.6f}, tempo {found.tempo:.0f} from {len(examples):,} positions\n")


if __name__ == "__main__":
    main()

"""Fits the chance of winning: `python -m analysis.training.chances` prints the constants of `analysis.chance`.

The data are games of a player against itself: the stronger both players are, the more a small lead is worth, and
`LIKE_PEOPLE` converts a lead about as reliably as people do. Some positions of each game are searched as in a review.

With `--people FILE`, it fits the tempo alone instead, to every second game between people in a file like Boardspace's
(`tests.dvonn.recorded`), and says what the other games give. All positions of these games are searched: then both
players are to move equally often in each game, so that its winner hardly disturbs the tempo.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from analysis import levels
from analysis.chance import SLOPE, weight
from analysis.reviewing import NODES
from analysis.searching import search
from dvonn import SPACES, Colour, Game, Phase, Position, parse_game

LIKE_PEOPLE = levels.Strength(nodes=2_000, deepest=1, warmth=52, overlooks=0.044)
POSITIONS = 4
"""Positions per game, chosen at random; more would add little, since they share a result.

Positions with a single legal move or a certain result are skipped.
"""
FITTED, OTHERS = slice(1, None, 2), slice(0, None, 2)
"""The games between people to which the tempo is fitted, and those that test it."""


class Example(NamedTuple):
    """A position's value for the player to move, its number of stacks, and that player's points at the end."""

    value: int
    stacks: int
    points: float


def play(seed: str) -> Game:
    """Play a game of `LIKE_PEOPLE` against itself."""
    game = Game()
    while game.position.to_move:
        game = game.play(levels.play(game.position, LIKE_PEOPLE, seed=seed))
    return game


def examples_of_games(number: int, seed: int) -> Iterator[list[Example]]:
    """Yield the examples of each game; deterministic for a seed."""
    for i in range(number):
        game_seed = f"{seed}/{i}"
        yield examples_of(play(game_seed), game_seed)


def examples_of(game: Game, seed: int | str, nodes: int = NODES, positions: int = POSITIONS) -> list[Example]:
    """Return examples from random stacking positions of a game, except those with a forced move or a proven winner."""
    plies = [ply for ply in range(len(game.moves)) if game.position_at(ply).phase is Phase.STACKING]
    rng = Random(seed)  # noqa: S311  must be reproducible
    examples = []
    for ply in sorted(rng.sample(plies, min(positions, len(plies)))):
        position = game.position_at(ply)
        if len(position.legal_moves()) == 1:
            continue
        found = search(position, nodes=nodes)
        if not found.winner_certain:
            points = points_of(game.position, position.to_move)
            examples.append(Example(found.value, len(position.stacks), points))
    return examples


def points_of(end: Position, colour: Colour | None) -> float:
    """Return a player's points at the end of a game: 1 for a win, 0.5 for a tie."""
    leader = end.score.leader
    return 0.5 if leader is None else float(leader is colour)


class Fit(NamedTuple):
    """The constants of `analysis.chance`."""

    slope: float
    tempo: float


def fit(examples: Sequence[Example]) -> Fit:
    """Fit the constants by logistic regression with Newton's method."""
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


def fit_tempo(examples: Sequence[Example]) -> float:
    """Fit the tempo alone, with the slope of `analysis.chance`, by Newton's method."""
    weighed = [(value * weight(stacks), points) for value, stacks, points in examples]
    tempo = 0.0
    for _ in range(30):
        error = doubt = 0.0
        for value, points in weighed:
            chance = 1 / (1 + math.exp(-SLOPE * (value - tempo)))
            error += chance - points
            doubt += chance * (1 - chance)
        tempo += error / (SLOPE * doubt)
    return tempo


def games_of_people(path: Path) -> list[Game]:
    """Read the games between people in a file: one game a line, with its players and moves."""
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return [parse_game(line["moves"]) for line in lines if line["white"] == line["black"] == "person"]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m analysis.training.chances", description="Fit the chances."
    )
    parser.add_argument("--games", type=int, default=1500, help="of each seed (default: 1,500)")
    parser.add_argument("--seed", type=int, nargs="*", default=[1], help="of the games (default: 1)")
    parser.add_argument("--people", type=Path, help="fit the tempo to the games between people in this file")
    options = parser.parse_args()
    if options.people:
        games = games_of_people(options.people)
        for name, chosen in (("fitted", games[FITTED]), ("the others", games[OTHERS])):
            examples = [each for game in chosen for each in examples_of(game, 0, positions=len(SPACES))]
            sys.stdout.write(f"{name}: tempo {fit_tempo(examples):.0f} from {len(examples):,} positions\n")
        return
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

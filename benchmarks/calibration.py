"""The accuracy of the chance to win: how often players with a predicted chance won, in seven bins.

    python -m benchmarks.calibration [--games 1200] [--recorded 3000]

First on games that a player like people plays against itself, none of which the chance was fitted to (see
`analysis.training.chances`): predicted and observed may differ by 5 points in each bin, or by two errors. Then on the
shared games beside the repository: those between people to which the tempo was fitted, the others between people, and
those against programs, which are weak, while the prediction assumes equal players. The error is that of the sample (one
standard deviation), where positions of the same game count as one draw.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Sequence

from analysis.chance import chance_to_win
from analysis.training.chances import FITTED, OTHERS, Example, examples_of, examples_of_games
from dvonn import parse_game
from tests.dvonn.recorded import BOARDSPACE, is_between_people, read_boardspace

BINS = 7
MOST, ERRORS = 0.05, 2
"""How much predicted and observed may differ: by so much, or by so many errors."""
POSITIONS = 12
"""Per recorded game, chosen at random."""
HELD_BACK = 3
"""The seed of the held-out games."""


def bins_off(games: Sequence[Sequence[Example]]) -> int:
    """Print the bins and return how many are off by more than is allowed; each item holds the examples of one game."""
    bins: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for game, examples in enumerate(games):
        for value, stacks, points in examples:
            chance = chance_to_win(value, stacks)
            bins[min(int(chance * BINS), BINS - 1)].append((game, chance, points))
    print("predicted  observed  difference  error  positions")
    off = 0
    for number in sorted(bins):
        inside = bins[number]
        _, predicted, observed = (sum(each) / len(inside) for each in zip(*inside, strict=True))
        difference = predicted - observed
        by_game: dict[int, float] = defaultdict(float)
        for game, chance, points in inside:
            by_game[game] += chance - points - difference
        error = math.hypot(*by_game.values()) / len(inside)
        off += abs(difference) > max(MOST, ERRORS * error)
        print(f"{predicted:9.1%}{observed:10.1%}{difference:+12.1%}{error:7.1%}{len(inside):11,}")
    print(f"{len(bins) - off} of {len(bins)} bins within {MOST:.0%} or {ERRORS} errors", flush=True)
    return off


def main() -> None:
    """Print the tables; exit with 1 if the first one is not accurate enough."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.calibration", description="Test the chance to win."
    )
    parser.add_argument("--games", type=int, default=1200, help="held-out games (default: 1,200)")
    parser.add_argument("--recorded", type=int, default=3000, help="shared games (default: all 3,000)")
    options = parser.parse_args()
    print(f"{options.games:,} held-out games")
    off = bins_off(list(examples_of_games(options.games, HELD_BACK)))
    lines = read_boardspace() if BOARDSPACE.is_file() else []
    people = list(enumerate(filter(is_between_people, lines)))
    programs = list(enumerate(line for line in lines if not is_between_people(line)))
    for name, chosen in (
        ("between people, fitted", people[FITTED]),
        ("between people, others", people[OTHERS]),
        ("against programs", programs),
    ):
        taken = chosen[: options.recorded]
        print(f"{len(taken):,} games {name}")
        bins_off([examples_of(parse_game(line["moves"]), i, positions=POSITIONS) for i, line in taken])
    sys.exit(off > 0)


if __name__ == "__main__":
    main()

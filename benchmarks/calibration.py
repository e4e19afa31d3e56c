"""The accuracy of the chance to win: how often players with a predicted chance won, in seven bins.

    python -m benchmarks.calibration [--games 1200] [--recorded 3000]

First on games that a player like people plays against itself, none of which the chance was fitted to (see
`analysis.training.chances`): predicted and observed may differ by 5 points in each bin. Then on the shared games beside
the repository, with those between people listed separately; nothing was learned from them. In most of them a person
plays against a weak program, while the prediction assumes equal players. The error is that of the sample (one standard
deviation), where positions of the same game count as one draw.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Sequence

from analysis.chance import chance_to_win
from analysis.training.chances import Example, examples_of, examples_of_games
from dvonn import parse_game
from tests.dvonn.recorded import BOARDSPACE, is_between_people, read_boardspace

BINS = 7
MOST = 0.05
POSITIONS = 12
"""Per recorded game, chosen at random."""
HELD_BACK = 3
"""The seed of the held-out games."""


def worst_bin(games: Sequence[Sequence[Example]]) -> float:
    """Print the bins and return the largest difference; each item holds the examples of one game."""
    bins: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for game, examples in enumerate(games):
        for value, stacks, points in examples:
            chance = chance_to_win(value, stacks)
            bins[min(int(chance * BINS), BINS - 1)].append((game, chance, points))
    print("predicted  observed  difference  error  positions")
    worst = 0.0
    for number in sorted(bins):
        inside = bins[number]
        _, predicted, observed = (sum(each) / len(inside) for each in zip(*inside, strict=True))
        difference = predicted - observed
        worst = max(worst, abs(difference))
        by_game: dict[int, float] = defaultdict(float)
        for game, chance, points in inside:
            by_game[game] += chance - points - difference
        error = math.hypot(*by_game.values()) / len(inside)
        print(f"{predicted:9.1%}{observed:10.1%}{difference:+12.1%}{error:7.1%}{len(inside):11,}")
    return worst


def main() -> None:
    """Print the tables and return 1 if the first one is not accurate enough."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.calibration", description="Test the chance to win."
    )
    parser.add_argument("--games", type=int, default=1200, help="held-out games (default: 1,200)")
    parser.add_argument("--recorded", type=int, default=3000, help="shared games (default: all 3,000)")
    options = parser.parse_args()
    print(f"{options.games:,} held-out games")
    worst = worst_bin(list(examples_of_games(options.games, HELD_BACK)))
    print(f"at most {worst:.1%} (allowed: {MOST:.0%})", flush=True)
    lines = read_boardspace() if BOARDSPACE.is_file() else []
    people = [line for line in lines if is_between_people(line)]
    programs = [line for line in lines if not is_between_people(line)]
    for name, chosen in (("between people", people), ("against programs", programs)):
        taken = chosen[: options.recorded]
        print(f"{len(taken):,} games {name}")
        games = [parse_game(line["moves"]) for line in taken]
        worst_bin([examples_of(game, i, positions=POSITIONS) for i, game in enumerate(games)])
    sys.exit(worst > MOST)


if __name__ == "__main__":
    main()

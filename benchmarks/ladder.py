"""Each level against the one below: whole games, in pairs with the colours swapped.

    python -m benchmarks.ladder [--pairs 100] [--levels 2 3 4 5 6 7 8 9 10] [--seed 1]

Level 1 plays against a greedy player, who should win about 7 games of 10, and a random one, who should win about 1 of
10: whole games, and games that begin with a random full board, like the first one after the lesson. Each other level
should score 62 to 85 % of the points against the one below. The highest level takes an hour, all others together some
minutes. With fewer games, consider the interval of the share.
"""

import argparse
import sys

from analysis.levels import LEVELS
from benchmarks.matches import BY_LOT, at_random, greedily, play_pairs
from benchmarks.strength import level
from dvonn import SPACES

LEAST, MOST = 0.62, 0.85
BEGINNER = {"greedily": (greedily, 0.25, 0.40), "at random": (at_random, 0.85, 1.0)}
"""Players against level 1, with the least and the greatest share of the points that it may score."""


def beginner(pairs: int, seed: int) -> bool:
    """Print level 1's games against the plain players and return whether they are as expected."""
    good = True
    for name, (other, least, most) in BEGINNER.items():
        for what, by_lot in (("whole games", BY_LOT), ("full boards", len(SPACES))):
            tally = play_pairs(level(1), other, pairs, seed, by_lot)
            good = good and least <= tally.share <= most
            print(
                f"level 1 against playing {name}, {what}: {tally} (from {least:.0%} to {most:.0%})",
                flush=True,
            )
    return good


def main() -> None:
    """Print a line for each pair of levels and return 1 if a share is out of range."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description="Compare the levels.")
    parser.add_argument(
        "--pairs", type=int, default=100, help="pairs of games for each pair of levels (default: 100)"
    )
    parser.add_argument(
        "--levels", type=int, nargs="*", default=LEVELS[1:], help="the upper levels (default: all)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the games' beginnings (default: 1)")
    options = parser.parse_args()
    steps = [beginner(options.pairs, options.seed)] if LEVELS[1] in options.levels else []
    for upper in options.levels:
        tally = play_pairs(level(upper), level(upper - 1), options.pairs, options.seed)
        steps.append(LEAST <= tally.share <= MOST)
        print(f"level {upper} against {upper - 1}: {tally} (from {LEAST:.0%} to {MOST:.0%})", flush=True)
    sys.exit(not all(steps))


if __name__ == "__main__":
    main()

"""Each level against the one below: whole games, in pairs with the colours swapped.

    python -m benchmarks.ladder [--pairs 100] [--levels 2 3 4 5 6 7 8] [--seed 1]

A level should score 62 to 85 % of the points against the one below. The highest levels take an hour. With fewer games,
consider the interval of the share.
"""

import argparse
import sys

from analysis.levels import LEVELS
from benchmarks.matches import play_pairs
from benchmarks.strength import level

LEAST, MOST = 0.62, 0.85


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
    steps = []
    for upper in options.levels:
        tally = play_pairs(level(upper), level(upper - 1), options.pairs, options.seed)
        steps.append(LEAST <= tally.share <= MOST)
        print(f"level {upper} against {upper - 1}: {tally} (from {LEAST:.0%} to {MOST:.0%})", flush=True)
    sys.exit(not all(steps))


if __name__ == "__main__":
    main()

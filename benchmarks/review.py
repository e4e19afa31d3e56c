"""The cost of a review, in CPU seconds of one core, and the share of exact values.

    python -m benchmarks.review [--games 10]

Reviews the longest of the recorded games (the project's own, and the shared ones beside the repository) and some
others, evenly spread over their lengths. Each may take 3 s.
"""

import argparse
import json
import sys
import time

from analysis import review
from analysis.module import Core
from dvonn import parse_game
from tests.dvonn.recorded import OWN, SHARED

MOST = 3.0


def recorded() -> list[str]:
    """Return the moves of all recorded games, the longest game first."""
    paths = (OWN / "games.jsonl", SHARED / "games.jsonl", SHARED / "boardspace.jsonl")
    lines = [line for path in paths if path.is_file() for line in path.read_text("utf-8").splitlines()]
    return sorted((json.loads(line)["moves"] for line in lines), key=lambda moves: -len(moves.split()))


def cost(moves: str) -> float:
    """Review a game, print a line and return the CPU seconds."""
    game = parse_game(moves)
    begin = time.process_time()
    found = review(game)
    seconds = time.process_time() - begin
    exact = sum(standing.margin is not None for standing in found.standings)
    print(f"{len(game.moves)} moves: {seconds:.2f} s, {exact} of {len(found.standings)} positions solved")
    return seconds


def main() -> None:
    """Print the costs and return 1 if the longest game takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description="Measure reviews.")
    parser.add_argument("--games", type=int, default=10, help="besides the longest one (default: 10)")
    options = parser.parse_args()
    longest, *others = recorded()
    Core()  # one-time set-up counts for no game
    seconds = cost(longest)
    rest = [cost(moves) for moves in others[:: max(1, len(others) // options.games)][: options.games]]
    print(f"the longest {seconds:.2f} s, the others at most {max(rest):.2f} s (at most {MOST:g} s)")
    sys.exit(max(seconds, *rest) > MOST)


if __name__ == "__main__":
    main()

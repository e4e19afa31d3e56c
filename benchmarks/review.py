"""The cost of a review and of the proof of an ending, in CPU seconds of one core, and the share of exact values.

    python -m benchmarks.review [--games 10]

Reviews the longest of the recorded games (the project's own, and the shared ones beside the repository) and some
others, evenly spread over their lengths. Each may take 3 s, and the proof of its ending alone 1 s.
"""

import argparse
import json
import sys
import time

from analysis import review
from analysis.module import Core
from analysis.reviewing import Review, review_ending
from dvonn import parse_game
from tests.dvonn.recorded import OWN, SHARED

MOST = 3.0
MOST_OF_AN_ENDING = 1.0


def recorded() -> list[str]:
    """Return the moves of all recorded games, the longest game first."""
    paths = (OWN / "games.jsonl", SHARED / "games.jsonl", SHARED / "boardspace.jsonl")
    lines = [line for path in paths if path.is_file() for line in path.read_text("utf-8").splitlines()]
    return sorted((json.loads(line)["moves"] for line in lines), key=lambda moves: -len(moves.split()))


def cost(moves: str) -> tuple[float, float]:
    """Review a game and its ending alone, print a line and return the CPU seconds of both."""
    game = parse_game(moves)
    begin = time.process_time()
    found = review(game)
    seconds = time.process_time() - begin
    ending = review_ending(game)
    of_ending = time.process_time() - begin - seconds
    print(
        f"{len(game.moves)} moves: {seconds:.2f} s, {exact(found)} of {len(found.standings)} positions solved; "
        f"the ending {of_ending:.2f} s, {exact(ending)} solved"
    )
    return seconds, of_ending


def exact(found: Review) -> int:
    """Return the number of positions with an exact value."""
    return sum(standing.margin is not None for standing in found.standings)


def main() -> None:
    """Print the costs and return 1 if the longest game takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description="Measure reviews.")
    parser.add_argument("--games", type=int, default=10, help="besides the longest one (default: 10)")
    options = parser.parse_args()
    longest, *others = recorded()
    Core()  # one-time set-up counts for no game
    seconds, of_ending = cost(longest)
    rest = [cost(moves) for moves in others[:: max(1, len(others) // options.games)][: options.games]]
    others_most, endings_most = (max(each) for each in zip(*rest, strict=True))
    print(f"the longest {seconds:.2f} s, the others at most {others_most:.2f} s (at most {MOST:g} s)")
    print(f"endings at most {max(of_ending, endings_most):.2f} s (at most {MOST_OF_AN_ENDING:g} s)")
    sys.exit(max(seconds, others_most) > MOST or max(of_ending, endings_most) > MOST_OF_AN_ENDING)


if __name__ == "__main__":
    main()

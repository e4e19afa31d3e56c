"""How well the evaluation predicts the winner, on games that it has not learned from.

    python -m benchmarks.prediction [--games 3000] [--nodes 2000]

Uses positions of the shared games beside the repository (played on Boardspace by people and programs). For seven bins
of the predicted chance to win it prints how often the player to move won in the end. The two differ where one player
was weaker: the prediction assumes equal players. Then it prints how often the side that seemed to be ahead won, by the
moves since the placing.
"""

import argparse
import json
import math
from collections.abc import Iterator
from typing import NamedTuple

from analysis.coding import code_move, code_position
from analysis.module import Core
from analysis.weights import FRACTION_BITS, UNIT
from dvonn import SPACES, Position, parse_move
from tests.dvonn.recorded import SHARED

BINS = 7
EVEN = 0.5
AFTER = (0, 9, 18, 27)
"""The numbers of moves since the placing at which positions are sampled."""


class Guess(NamedTuple):
    """The predicted chance to win of the player to move, the moves since the placing, and the points scored."""

    chance: float
    after: int
    points: float


def chance(value: int) -> float:
    """Return the chance to win for a value of the search."""
    return 1 / (1 + math.exp(-value * (1 << FRACTION_BITS) / UNIT))


def guesses(games: int, nodes: int) -> Iterator[Guess]:
    """Yield predictions for positions of the first `games` games."""
    core = Core()
    for line in (SHARED / "boardspace.jsonl").read_text(encoding="utf-8").splitlines()[:games]:
        game = json.loads(line)
        white, black = game["score"]
        core.set_up(code_position(Position()))
        turn = 0
        for ply, word in enumerate(game["moves"].split()):
            after = ply - len(SPACES)
            if after in AFTER:
                answer = core.think_here(nodes)
                lead = (white - black) * (-1 if turn else 1)
                yield Guess(chance(answer.value), after, 0.5 if lead == 0 else float(lead > 0))
            core.go(code_move(parse_move(word)))
            turn = 0 if after == -1 else 1 - turn


def mean(numbers: list[float]) -> float:
    """Return the mean; NaN without numbers."""
    return sum(numbers) / len(numbers) if numbers else math.nan


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.prediction", description="Test the evaluation."
    )
    parser.add_argument("--games", type=int, default=3000, help="default: all 3,000")
    parser.add_argument("--nodes", type=int, default=2000, help="for each position (default: 2,000)")
    options = parser.parse_args()
    found = list(guesses(options.games, options.nodes))
    print("predicted  observed  positions")
    for number in range(BINS):
        inside = [guess for guess in found if min(int(guess.chance * BINS), BINS - 1) == number]
        predicted = mean([guess.chance for guess in inside])
        print(f"{predicted:9.1%}{mean([guess.points for guess in inside]):10.1%}{len(inside):11,}")
    for after in AFTER:
        those = [guess for guess in found if guess.after == after]
        right = mean([guess.points if guess.chance >= EVEN else 1 - guess.points for guess in those])
        print(f"after {after} moves the side that seemed ahead won {right:.1%} of {len(those):,} games")


if __name__ == "__main__":
    main()

"""Endings and their results, as every line of play gives them.

`data/endings.jsonl` holds 500 of them, each a position 3 to 6 plies before the end of a random game, with the margin in
pieces for the player to move with best play from both: the winner counts first, then the margin. They were found by
`python -m tests.analysis.endings`, which plays out all lines with the rules alone.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from dvonn import Colour, Position
from tests.dvonn.strategies import playout

FILE = Path(__file__).parent / "data" / "endings.jsonl"
PLIES = (3, 4, 5, 6)
_MOST_POSITIONS = 800
_WHOLE_GAME = 150


class Ending(NamedTuple):
    position: Position
    margin: int
    """For the player to move."""


class TooManyError(Exception):
    """An ending has more lines than can be followed."""


def white_margin(position: Position, known: dict[Position, int]) -> int:
    """White's margin with best play, by all lines. Raises `TooManyError` where they lead to too many positions."""
    if position not in known:
        if len(known) >= _MOST_POSITIONS:
            raise TooManyError
        best = max if position.to_move is Colour.WHITE else min
        after = [white_margin(position.play(move), known) for move in position.legal_moves()]
        known[position] = best(after, default=position.score.white - position.score.black)
    return known[position]


def solve(position: Position) -> int:
    """The margin for the player to move. Raises as `white_margin`."""
    margin = white_margin(position, {})
    return margin if position.to_move is Colour.WHITE else -margin


def find_endings(rng: Random) -> Iterator[Ending]:
    """Endings of random games, those left out that have too many lines."""
    while True:
        game = playout(rng, _WHOLE_GAME)
        for plies in PLIES:
            position = game.position_at(len(game.moves) - plies)
            try:
                yield Ending(position, solve(position))
            except TooManyError:
                continue


def read_endings() -> list[Ending]:
    """The endings of the file."""
    lines = map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    return [Ending(Position.parse(line["position"]), line["margin"]) for line in lines]


if __name__ == "__main__":
    endings = find_endings(Random(7))
    with FILE.open("w", encoding="utf-8") as file:
        for _ in range(500):
            position, margin = next(endings)
            file.write(json.dumps({"position": str(position), "margin": margin}) + "\n")
    sys.stdout.write(f"500 endings in {FILE}\n")

"""Perft, for comparing engines: `python -m dvonn.perft [POSITION] --depth N`.

Prints the number of lines of N moves for each legal first move, and their total. Where two engines differ, examine
the position after the move with different counts. A forced pass is one move; lines that end before N moves do not
count.
"""

import argparse
import sys
from collections.abc import Sequence

from dvonn.moves import Move
from dvonn.notation import ImpossiblePositionError
from dvonn.position import Position
from dvonn.reading import UnreadableError


def perft(position: Position, depth: int) -> int:
    """Count the lines of exactly `depth` moves from a position."""
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)


def divide(position: Position, depth: int) -> dict[Move, int]:
    """Count the lines of exactly `depth` moves, at least 1, by their first move."""
    return {move: perft(position.play(move), depth - 1) for move in position.legal_moves()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the counts for a position and depth."""
    parser = argparse.ArgumentParser(
        prog="python -m dvonn.perft", description="Count lines of play, move by move."
    )
    parser.add_argument("position", nargs="?", default=str(Position()), help="default: the empty board")
    parser.add_argument("--depth", type=int, default=2, help="moves in a line, from 1 (default: 2)")
    options = parser.parse_args(arguments)
    if options.depth < 1:
        parser.error("the depth must be at least 1")
    try:
        counts = divide(Position.parse(options.position), options.depth)
    except (UnreadableError, ImpossiblePositionError) as error:
        parser.error(f"the position cannot be used: {error}")
    lines = [f"{move!s:<6}{count:>12,}" for move, count in counts.items()]
    sys.stdout.write("\n".join([*lines, f"total {sum(counts.values()):>12,}", ""]))


if __name__ == "__main__":
    main()

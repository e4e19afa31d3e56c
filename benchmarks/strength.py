"""The strength of the search: whole games, placing included, in pairs with the colours swapped.

    python -m benchmarks.strength [--pairs 100] [--nodes 20000]

Against a plain alpha-beta player (`yardstick.c`) at equal nodes, the search should score at least 85 % of the points
over 200 games. `yardstick.c` is compiled with the `ziglang` wheel (the group `core`).
"""

import argparse
import sys
import tempfile
from pathlib import Path

from analysis.build import compile_to
from analysis.coding import code_position, read_move
from analysis.levels import choose
from analysis.module import Core
from analysis.searching import search
from benchmarks.matches import Player, play_pairs
from dvonn import Move, Position

LEAST = 0.85
YARDSTICK = Path(__file__).with_name("yardstick.c")


def searching(nodes: int) -> Player:
    """Return a player that searches `nodes` positions for each move of a stack."""

    def move(position: Position, _seed: str) -> Move:
        return search(position, nodes=nodes).move

    return move


def thinking(core: Core, nodes: int) -> Player:
    """Return a player that searches `nodes` positions for each move with a given core."""

    def move(position: Position, _seed: str) -> Move:
        return read_move(core.think(code_position(position), nodes).line[0])

    return move


def yardstick() -> Core:
    """Compile and return the alpha-beta player."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder, "yardstick.wasm")
        compile_to(built, YARDSTICK)
        return Core(file=built)


def level(number: int) -> Player:
    """Return a level as a player."""

    def move(position: Position, seed: str) -> Move:
        return choose(position, number, seed=seed)

    return move


def main() -> None:
    """Print all figures, and exit with status 1 if the search is too weak."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength", description="Measure the strength."
    )
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games (default: 100)")
    parser.add_argument("--nodes", type=int, default=20_000, help="for each move (default: 20,000)")
    options = parser.parse_args()
    tally = play_pairs(searching(options.nodes), thinking(yardstick(), options.nodes), options.pairs)
    print(f"against the yardstick at {options.nodes:,} nodes: {tally} (at least {LEAST:.0%})")
    sys.exit(tally.share < LEAST)


if __name__ == "__main__":
    main()

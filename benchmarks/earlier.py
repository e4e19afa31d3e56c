"""The search against that of an earlier commit, at equal nodes: whole games, in pairs with the colors swapped.

    python -m benchmarks.earlier COMMIT [--pairs 100] [--nodes 5000] [--seed 1]

The earlier search runs in a process of its own, with the packages of that commit. Both place their pieces themselves,
except for the DVONN pieces and one piece each, which are placed at random. The nodes count for each move.
"""

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.matches import Player, play_pairs
from benchmarks.strength import searching
from dvonn import Move, Position, parse_move

ROOT = Path(__file__).parents[1]
SERVE = """
import sys
from analysis import search
from dvonn import Position
for line in sys.stdin:
    nodes, position = line.strip().split(" ", 1)
    print(search(Position.parse(position), nodes=int(nodes)).move, flush=True)
"""


@contextmanager
def unpacked(commit: str) -> Iterator[Path]:
    """A folder with the packages of a commit that search."""
    command = ["git", "archive", commit, "analysis", "dvonn"]
    archive = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout  # noqa: S603
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            packed.extractall(folder, filter="data")
        yield Path(folder)


@contextmanager
def earlier(commit: str, nodes: int) -> Iterator[Player]:
    """The search of a commit as a player."""
    with (
        unpacked(commit) as folder,
        subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", SERVE],
            cwd=folder,
            env={"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as serving,
    ):
        asking, telling = serving.stdin, serving.stdout
        assert asking  # noqa: S101  for the type checker
        assert telling  # noqa: S101  as above

        def move(position: Position, _seed: str) -> Move:
            print(nodes, position, file=asking, flush=True)
            return parse_move(telling.readline().strip())

        yield move
        asking.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.earlier", description="Compare the search with an earlier one."
    )
    parser.add_argument("commit", help="the commit of the earlier search")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games (default: 100)")
    parser.add_argument("--nodes", type=int, default=5000, help="for each move (default: 5,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the games' beginnings (default: 1)")
    options = parser.parse_args()
    with earlier(options.commit, options.nodes) as opponent:
        tally = play_pairs(searching(options.nodes), opponent, options.pairs, options.seed)
    print(f"against {options.commit} at {options.nodes:,} nodes: {tally}")


if __name__ == "__main__":
    main()

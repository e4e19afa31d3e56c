"""The search against that of an earlier commit: whole games, in pairs with the colors swapped.

    python -m benchmarks.earlier COMMIT [--pairs 100] [--nodes 5000] [--earlier-nodes N] [--seed 1]

The earlier search runs in a process of its own, with the packages of that commit. Both place their pieces themselves,
except for the DVONN pieces and one piece each, which are placed at random. The nodes count for each move. To compare
the two at equal CPU time, give the earlier search as many more nodes as the printed seconds require.
"""

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.matches import Player, play_pairs
from benchmarks.strength import searching
from dvonn import Move, Phase, Position, parse_move

ROOT = Path(__file__).parents[1]
SERVE = """
import sys, time
from analysis import search
from dvonn import Position
for line in sys.stdin:
    nodes, position = line.strip().split(" ", 1)
    position, begin = Position.parse(position), time.process_time()
    move = search(position, nodes=int(nodes)).move
    print(move, time.process_time() - begin, flush=True)
"""


class Clock:
    """The CPU seconds of a player's moves of stacks."""

    seconds = 0.0

    def add(self, position: Position, seconds: float) -> None:
        if position.phase is Phase.STACKING:
            self.seconds += seconds


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
def earlier(commit: str, nodes: int, clock: Clock) -> Iterator[Player]:
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
            answer, seconds = telling.readline().split()
            clock.add(position, float(seconds))
            return parse_move(answer)

        yield move
        asking.close()


def timed(player: Player, clock: Clock) -> Player:
    """Return a player whose time is taken."""

    def move(position: Position, seed: str) -> Move:
        begin = time.process_time()
        answer = player(position, seed)
        clock.add(position, time.process_time() - begin)
        return answer

    return move


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.earlier", description="Compare the search with an earlier one."
    )
    parser.add_argument("commit", help="the commit of the earlier search")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games (default: 100)")
    parser.add_argument("--nodes", type=int, default=5000, help="for each move (default: 5,000)")
    parser.add_argument(
        "--earlier-nodes", type=int, help="for each move of the earlier search (default: the same)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the games' beginnings (default: 1)")
    options = parser.parse_args()
    now, before, their_nodes = Clock(), Clock(), options.earlier_nodes or options.nodes
    with earlier(options.commit, their_nodes, before) as opponent:
        tally = play_pairs(timed(searching(options.nodes), now), opponent, options.pairs, options.seed)
    print(f"against {options.commit}, {options.nodes:,} and {their_nodes:,} nodes: {tally}")
    print(f"CPU seconds: {now.seconds:.1f} and {before.seconds:.1f}")


if __name__ == "__main__":
    main()

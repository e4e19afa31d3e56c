"""How many endings of recorded games the search proves, alone or beside an earlier commit's search at equal nodes.

    python -m benchmarks.endings [COMMIT] [--games 100] [--nodes 1200000] [--seed 1] [--file FILE]

The games are drawn at random from Boardspace's, which lie beside the repository. For 28, 26, 24, 22 and 20 stacks, it
searches the first position of each game with so many on the board, and prints the shares in which the winner, and in
which the margin, is proved, and the nodes and CPU seconds used. Cut-offs let some games skip a number; these don't
count there. 1.2 million nodes take about a second. Each search runs in a process of its own, with the packages of its
commit.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.earlier import ROOT, unpacked
from dvonn import SPACES, Game, Position, parse_game
from tests.dvonn.recorded import SHARED

STACKS = (28, 26, 24, 22, 20)
SOLVE = """
import json, sys, time
from analysis import search
from dvonn import Position
for line in sys.stdin:
    nodes, position = line.strip().split(" ", 1)
    begin = time.thread_time()
    found = search(Position.parse(position), nodes=int(nodes))
    seconds = time.thread_time() - begin
    print(json.dumps([found.winner_certain, found.exact, found.nodes, seconds]), flush=True)
"""


class Solved(NamedTuple):
    """Whether the winner and the margin of an ending were proved, and the cost."""

    winner: bool
    margin: bool
    nodes: int
    seconds: float


def drawn(path: Path, number: int, seed: int) -> Iterator[Game]:
    """Yield finished games of a file, drawn at random."""
    lines = path.read_text(encoding="utf-8").splitlines()
    Random(seed).shuffle(lines)
    for line in lines:
        game = parse_game(json.loads(line)["moves"])
        if game.position.outcome:
            yield game
            number -= 1
        if not number:
            return


def first_with(stacks: int, game: Game) -> Position | None:
    """Return the first position of a game with so many stacks after all pieces were placed; None if it has none."""
    positions = (game.position_at(ply) for ply in range(len(SPACES), len(game.moves)))
    return next((position for position in positions if len(position.stacks) == stacks), None)


def solve(folder: Path, positions: Sequence[Position], nodes: int) -> list[Solved]:
    """Search positions with the packages in a folder."""
    asked = "".join(f"{nodes} {position}\n" for position in positions)
    answers = subprocess.run(  # noqa: S603  written above
        [sys.executable, "-c", SOLVE],
        cwd=folder,
        env={"PYTHONPATH": str(folder)},
        input=asked,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    return [Solved(*json.loads(line)) for line in answers.splitlines()]


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings", description="Count proved endings.")
    parser.add_argument("commit", nargs="?", help="the commit of an earlier search")
    parser.add_argument("--games", type=int, default=100, help="games to draw (default: 100)")
    parser.add_argument("--nodes", type=int, default=1_200_000, help="for each ending (default: 1,200,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (default: 1)")
    parser.add_argument("--file", type=Path, default=SHARED / "boardspace.jsonl", help="the games")
    options = parser.parse_args()
    games = list(drawn(options.file, options.games, options.seed))
    with ExitStack() as stack:
        folders = {"today": ROOT}
        if options.commit:
            folders = {options.commit: stack.enter_context(unpacked(options.commit))} | folders
        for stacks in STACKS:
            positions = list(filter(None, (first_with(stacks, game) for game in games)))
            for name, folder in folders.items():
                found = solve(folder, positions, options.nodes)
                print(f"{name}, {stacks} stacks: {summary(found)}", flush=True)


def summary(found: Sequence[Solved]) -> str:
    """Return the shares and the cost as text."""
    winners, margins = (sum(each[i] for each in found) / len(found) for i in (0, 1))
    nodes, seconds = sum(each.nodes for each in found), sum(each.seconds for each in found)
    return (
        f"{len(found)} games, winner {winners:.1%}, margin {margins:.1%}, "
        f"{nodes / 1e6:.1f} M nodes in {seconds:.1f} s of CPU"
    )


if __name__ == "__main__":
    main()

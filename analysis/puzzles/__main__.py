"""Renew or verify the stock of puzzles: `python -m analysis.puzzles mine --seed 2 --games 9500`.

`mine` searches self-play games for puzzles and keeps the most beautiful ones of these and of the stock: new ones are
appended, and others are retired. It describes the stock's puzzles again, because their looks depend on the evaluation;
after a change of that, `--games 0` is enough. `verify` proves each puzzle again with the Python twin, which shares no
code with the compiled core. The exit status is 1 if a proof fails.
"""

import argparse
import sys
import time
from collections import Counter

from analysis import twin
from analysis.coding import code_position
from analysis.found import Found
from analysis.puzzles.mining import choose, describe, mine
from analysis.puzzles.proof import Proof, prove
from analysis.puzzles.puzzle import Puzzle
from analysis.puzzles.stock import FILE, stock
from dvonn import Position


def look_in_python(position: Position, nodes: int) -> Found:
    """Search with the Python twin."""
    return Found.of(twin.think(code_position(position), nodes))


def renew(seed: int, games: int, count: int) -> int:
    """Offer the most beautiful puzzles of the stock and of new self-play games; return the exit status."""
    begin, found = time.process_time(), list[Puzzle]()
    for puzzle in mine(seed, games):
        found.append(puzzle)
        if len(found) % 50 == 0:
            sys.stdout.write(f"{len(found)} puzzles in {time.process_time() - begin:.0f} s of CPU time\n")
            sys.stdout.flush()
    known = [describe(puzzle.position, Proof(puzzle.line, puzzle.margin, puzzle.nodes)) for puzzle in stock()]
    renewed = choose(known, found, count)
    FILE.write_text("".join(f"{puzzle}\n" for puzzle in renewed), encoding="utf-8")
    offered = [puzzle for puzzle in renewed if not puzzle.retired]
    sys.stdout.write(
        f"{len(found)} found, {len(renewed) - len(stock())} of them added, {len(offered)} offered\n"
    )
    return 0


def verify(every: int) -> int:
    """Prove every n-th puzzle of the stock again, print the results and motifs, and return the exit status."""
    begin, all_of_them = time.process_time(), stock()
    chosen = all_of_them[::every]
    wrong = [puzzle for puzzle in chosen if not _holds(puzzle)]
    motifs = Counter(puzzle.motifs[0].value for puzzle in all_of_them if not puzzle.retired)
    sys.stdout.write(f"{len(chosen) - len(wrong)} of {len(chosen)} proved again")
    sys.stdout.write(f" in {time.process_time() - begin:.0f} s of CPU time\n")
    sys.stdout.write(f"{motifs.total()} puzzles are offered: {dict(motifs.most_common())}\n")
    sys.stdout.writelines(f"not proved: {puzzle}\n" for puzzle in wrong)
    return 1 if wrong else 0


def _holds(puzzle: Puzzle) -> bool:
    again = prove(puzzle.position, look_in_python)
    return again is not None and (again.line[0], again.margin) == (puzzle.move, puzzle.margin)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m analysis.puzzles", description=__doc__)
    ways = options.add_subparsers(dest="way", required=True)
    mining = ways.add_parser("mine", help="renew the stock")
    mining.add_argument("--seed", type=int, required=True, help="determines the games")
    mining.add_argument("--games", type=int, required=True, help="number of games")
    mining.add_argument("--count", type=int, default=1000, help="number of puzzles that are offered")
    verifying = ways.add_parser("verify", help="prove the stock's puzzles again")
    verifying.add_argument("--every", type=int, default=1, help="prove only every n-th puzzle")
    asked = options.parse_args()
    return renew(asked.seed, asked.games, asked.count) if asked.way == "mine" else verify(asked.every)


if __name__ == "__main__":
    sys.exit(main())

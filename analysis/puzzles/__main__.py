"""Generate or verify the stock of puzzles: `python -m analysis.puzzles mine --count 1000 --seed 1`.

`verify` proves each puzzle again with the Python twin, which shares no code with the compiled core. The exit status
is 1 if a proof fails.
"""

import argparse
import sys
import time
from collections import Counter
from itertools import islice

from analysis import twin
from analysis.coding import code_position
from analysis.found import Found
from analysis.puzzles.mining import mine
from analysis.puzzles.proof import prove
from analysis.puzzles.puzzle import Puzzle
from analysis.puzzles.stock import FILE, stock
from dvonn import Position


def look_in_python(position: Position, nodes: int) -> Found:
    """Search with the Python twin."""
    return Found.of(twin.think(code_position(position), nodes))


def make(count: int, seed: int) -> int:
    """Replace the whole stock with `count` newly mined puzzles, the easiest first; return the exit status."""
    begin, found = time.process_time(), list[Puzzle]()
    for puzzle in islice(mine(seed), count):
        found.append(puzzle)
        if len(found) % 50 == 0:
            sys.stdout.write(f"{len(found)} puzzles in {time.process_time() - begin:.0f} s of CPU time\n")
            sys.stdout.flush()
    text = "".join(f"{puzzle}\n" for puzzle in sorted(found, key=lambda puzzle: puzzle.nodes))
    FILE.write_text(text, encoding="utf-8")
    return 0


def verify(every: int) -> int:
    """Prove every n-th puzzle of the stock again, print the results and themes, and return the exit status."""
    begin, all_of_them = time.process_time(), stock()
    chosen = all_of_them[::every]
    wrong = [puzzle for puzzle in chosen if not _holds(puzzle)]
    themes = Counter(puzzle.theme.value for puzzle in all_of_them)
    sys.stdout.write(f"{len(chosen) - len(wrong)} of {len(chosen)} proved again")
    sys.stdout.write(f" in {time.process_time() - begin:.0f} s of CPU time\n")
    sys.stdout.write(f"{len(all_of_them)} puzzles: {dict(themes.most_common())}\n")
    sys.stdout.writelines(f"not proved: {puzzle}\n" for puzzle in wrong)
    return 1 if wrong else 0


def _holds(puzzle: Puzzle) -> bool:
    again = prove(puzzle.position, look_in_python)
    return again is not None and (again.move, again.margin) == (puzzle.move, puzzle.margin)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m analysis.puzzles", description=__doc__)
    ways = options.add_subparsers(dest="way", required=True)
    mining = ways.add_parser("mine", help="regenerate the stock")
    mining.add_argument("--count", type=int, default=1000, help="number of puzzles")
    mining.add_argument("--seed", type=int, default=1)
    verifying = ways.add_parser("verify", help="prove the stock's puzzles again")
    verifying.add_argument("--every", type=int, default=1, help="prove only every n-th puzzle")
    asked = options.parse_args()
    return make(asked.count, asked.seed) if asked.way == "mine" else verify(asked.every)


if __name__ == "__main__":
    sys.exit(main())

"""Make the stock of puzzles anew, or prove it again: `python -m analysis.puzzles mine --count 1000 --seed 1`.

`verify` proves each puzzle of the stock again with the twin in Python, which shares no line with the compiled core. It
ends with status 1 where one can't be proved.
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
    """Search with the twin."""
    return Found.of(twin.think(code_position(position), nodes))


def make(count: int, seed: int) -> int:
    """Write so many puzzles into the stock."""
    begin, found = time.process_time(), list[Puzzle]()
    for puzzle in islice(mine(seed), count):
        found.append(puzzle)
        if len(found) % 50 == 0:
            sys.stdout.write(
                f"{len(found)} puzzles in {time.process_time() - begin:.0f} s of the processor\n"
            )
            sys.stdout.flush()
    text = "".join(f"{puzzle}\n" for puzzle in sorted(found, key=lambda puzzle: puzzle.nodes))
    FILE.write_text(text, encoding="utf-8")
    return 0


def verify(every: int) -> int:
    """Prove puzzles of the stock again, one of so many, and say how many there are of each theme."""
    begin, all_of_them = time.process_time(), stock()
    chosen = all_of_them[::every]
    wrong = [puzzle for puzzle in chosen if not _holds(puzzle)]
    themes = Counter(puzzle.theme.value for puzzle in all_of_them)
    sys.stdout.write(f"{len(chosen) - len(wrong)} of {len(chosen)} proved again")
    sys.stdout.write(f" in {time.process_time() - begin:.0f} s of the processor\n")
    sys.stdout.write(f"{len(all_of_them)} puzzles: {dict(themes.most_common())}\n")
    sys.stdout.writelines(f"not proved: {puzzle}\n" for puzzle in wrong)
    return 1 if wrong else 0


def _holds(puzzle: Puzzle) -> bool:
    again = prove(puzzle.position, look_in_python)
    return again is not None and (again.move, again.margin) == (puzzle.move, puzzle.margin)


def main() -> int:
    """Do what was asked for."""
    options = argparse.ArgumentParser(prog="python -m analysis.puzzles", description=__doc__)
    ways = options.add_subparsers(dest="way", required=True)
    mining = ways.add_parser("mine", help="make the stock anew")
    mining.add_argument("--count", type=int, default=1000, help="how many puzzles")
    mining.add_argument("--seed", type=int, default=1)
    verifying = ways.add_parser("verify", help="prove the stock again")
    verifying.add_argument("--every", type=int, default=1, help="only one puzzle of so many")
    asked = options.parse_args()
    return make(asked.count, asked.seed) if asked.way == "mine" else verify(asked.every)


if __name__ == "__main__":
    sys.exit(main())

"""The puzzles shipped with the bot. Their numbers are permanent: new puzzles are appended to the file."""

from functools import cache
from pathlib import Path

from analysis.puzzles.puzzle import Puzzle

FILE = Path(__file__).with_name("stock.txt")
"""The stock, one puzzle per line; the initial ones are sorted by difficulty."""


@cache
def lines() -> tuple[str, ...]:
    """Return the puzzles' texts by number, starting from 1."""
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


def find(number: int) -> Puzzle | None:
    """Return a puzzle by number, if it exists."""
    return Puzzle.parse(lines()[number - 1]) if 0 < number <= len(lines()) else None


def nodes_of_all() -> list[int]:
    """Return the number of proof nodes of each puzzle, without parsing the puzzles."""
    return [int(line.split("; ")[3]) for line in lines()]


def stock() -> list[Puzzle]:
    """Parse and return all puzzles; takes some tenths of a second."""
    return list(map(Puzzle.parse, lines()))

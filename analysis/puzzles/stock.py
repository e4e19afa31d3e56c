"""The puzzles that come with the bot. Each keeps its number for ever: new ones follow at the end of the file."""

from functools import cache
from pathlib import Path

from analysis.puzzles.puzzle import Puzzle

FILE = Path(__file__).with_name("stock.txt")
"""A puzzle a line, the first one from the easiest to the hardest."""


@cache
def lines() -> tuple[str, ...]:
    """The texts of all puzzles, in the order of their numbers, which count from 1."""
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


def find(number: int) -> Puzzle | None:
    """The puzzle of a number, if there is one."""
    return Puzzle.parse(lines()[number - 1]) if 0 < number <= len(lines()) else None


def nodes_of_all() -> list[int]:
    """How many positions the proof of each puzzle looked at, without reading the puzzles."""
    return [int(line.split("; ")[3]) for line in lines()]


def stock() -> list[Puzzle]:
    """All puzzles, read: some tenths of a second."""
    return list(map(Puzzle.parse, lines()))

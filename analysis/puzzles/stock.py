"""The puzzles shipped with the bot.

Their numbers are permanent: new puzzles are appended to the file, and others are retired, never removed.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from analysis.puzzles.beauty import first_rating
from analysis.puzzles.puzzle import Puzzle, traits_in

FILE = Path(__file__).with_name("stock.txt")
"""The stock, one puzzle per line."""


@cache
def lines() -> tuple[str, ...]:
    """Return the puzzles' texts by number, starting from 1."""
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


def find(number: int) -> Puzzle | None:
    """Return a puzzle by number, if it exists; also a retired one."""
    return Puzzle.parse(lines()[number - 1]) if 0 < number <= len(lines()) else None


@cache
def ratings() -> Mapping[int, int]:
    """Return the first ratings of the puzzles that are offered, without parsing their positions."""
    found = {number: traits_in(line) for number, line in enumerate(lines(), start=1)}
    return {number: first_rating(traits) for number, traits in found.items() if traits}


def stock() -> list[Puzzle]:
    """Parse and return all puzzles, also the retired ones; takes some tenths of a second."""
    return list(map(Puzzle.parse, lines()))

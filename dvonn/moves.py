"""The three kinds of move and their notation: `c3` places, `c3d4` jumps, `pass` passes."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from dvonn.reading import Expected, Reader
from dvonn.spaces import Space, read_space

_PASS = re.compile(r"pass\b", re.IGNORECASE)
_SPACE_AHEAD = re.compile(r"(?=[A-Za-z][0-9])")
DASHES = r"\-\u2010-\u2015\u2212"
RIGHT_ARROWS = "→⇒⟶⟹➔➙➜➝➞➡"
"""Dashes with the minus sign, and arrows from the source to the target, for classes of regular expressions."""

_ARROW = re.compile(rf"\s*(?:[{DASHES}=]?>|[{DASHES}{RIGHT_ARROWS}])\s*")
"""The separators between two spaces."""
_GAP = re.compile(r"\s+(?=\S)")


@dataclass(frozen=True, slots=True)
class Place:
    """The placement of the next piece on a vacant space."""

    space: Space

    def __str__(self) -> str:
        return str(self.space)


@dataclass(frozen=True, slots=True)
class Jump:
    """A move of the whole stack at `source` onto the stack at `target`."""

    source: Space
    target: Space

    def __hash__(self) -> int:
        return self.source.index << 6 | self.target.index  # there are 49 spaces

    def __str__(self) -> str:
        return f"{self.source}{self.target}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A skipped turn: required if the player can't move any stack but the opponent can."""

    def __str__(self) -> str:
        return "pass"


PASS: Final = Pass()

Move: TypeAlias = Place | Jump | Pass


def parse_move(text: str) -> Move:
    """Parse a move in its notation: `c3`, `c3d4`, `C3-D4`, `c3 d4`, `pass`; `read_move` reads what people type.

    Raises `OffTheBoardError` for a space that does not exist, `UnreadableError` for any other text that is not a move.
    """
    reader = Reader(text)
    reader.skip_blanks()
    move = take_move(reader)
    if isinstance(move, Place) and reader.take(_GAP):
        move = Jump(move.space, read_space(reader))
    reader.require_end()
    return move


def take_move(reader: Reader) -> Move:
    """Parse a move at the reader's offset. Raises the same errors as `parse_move`.

    A blank ends the move, since the next word in a list of moves is the next move.
    """
    if reader.take(_PASS):
        return PASS
    reader.require(_SPACE_AHEAD, Expected.MOVE)
    source = read_space(reader)
    if reader.take(_ARROW) or reader.take(_SPACE_AHEAD):
        return Jump(source, read_space(reader))
    return Place(source)

"""The 49 spaces of the board, their names and geometry.

Row 1 is drawn at the bottom, and each row is shifted right by half a space relative to the columns' letters, so
that the six directions are those of a honeycomb with pointy tops:

    5        c d e f g h i j k
    4       b c d e f g h i j k
    3      a b c d e f g h i j k
    2       a b c d e f g h i j
    1        a b c d e f g h i
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum

from dvonn.reading import Expected, Reader, UnreadableError

COLUMNS = "abcdefghijk"
_COLUMNS_OF_ROW = {1: "abcdefghi", 2: "abcdefghij", 3: "abcdefghijk", 4: "bcdefghijk", 5: "cdefghijk"}
_FIRST_INDEX_OF_ROW = {1: 0, 2: 9, 3: 19, 4: 30, 5: 40}
_ROW_STRIDE = len(COLUMNS) + 1  # one more than the columns: a step beyond a row's end hits no space
_NAME = re.compile(r"([A-Za-z])([0-9]+)")


class Direction(Enum):
    """One of the six directions, as steps of (column, row), in counter-clockwise order."""

    EAST = (1, 0)
    NORTH_EAST = (1, 1)
    NORTH_WEST = (0, 1)
    WEST = (-1, 0)
    SOUTH_WEST = (-1, -1)
    SOUTH_EAST = (0, -1)


@dataclass(frozen=True, slots=True, order=True)
class Space:
    """A space, such as `Space("c", 3)`. Raises `ValueError` if the board has no such space.

    Spaces are ordered row by row from `a1`; `index` is the position in that order, from 0. `bit` is the space's bit
    in a set of spaces (see the module `lattice`).
    """

    index: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False, compare=False)
    column: str = field(compare=False)
    row: int = field(compare=False)

    def __post_init__(self) -> None:
        columns = _COLUMNS_OF_ROW.get(self.row, "")
        if len(self.column) != 1 or self.column not in columns:
            raise ValueError(f"there is no space {self.column}{self.row}")
        object.__setattr__(self, "index", _FIRST_INDEX_OF_ROW[self.row] + columns.index(self.column))
        object.__setattr__(self, "bit", 1 << (_ROW_STRIDE * (self.row - 1) + COLUMNS.index(self.column)))

    def __hash__(self) -> int:
        return self.index  # faster than the generated hash, which builds a tuple first

    def __str__(self) -> str:
        return f"{self.column}{self.row}"

    @staticmethod
    def parse(text: str) -> Space:
        """Parse a name such as `c3` or `" C3 "`.

        Raises `OffTheBoardError` for a letter and a number that name no space, `UnreadableError` for any other text.
        """
        reader = Reader(text)
        reader.skip_blanks()
        space = read_space(reader)
        reader.require_end()
        return space

    @property
    def neighbours(self) -> tuple[Space, ...]:
        """The neighbouring spaces: six, or fewer on the edge."""
        return _NEIGHBOURS[self.index]

    @property
    def on_edge(self) -> bool:
        return len(self.neighbours) < len(Direction)

    def step(self, direction: Direction, distance: int = 1) -> Space | None:
        """Return the space `distance` steps away, or None beyond the edge."""
        columns, rows = direction.value
        column = COLUMNS.index(self.column) + columns * distance
        return _SPACE_AT.get((column, self.row + rows * distance))

    def distance_to(self, other: Space) -> int | None:
        """Return the number of steps along a straight line, or None if the spaces are not on one."""
        columns = COLUMNS.index(other.column) - COLUMNS.index(self.column)
        rows = other.row - self.row
        if columns == 0 or rows in {0, columns}:
            return max(abs(columns), abs(rows))
        return None


ROWS: tuple[tuple[Space, ...], ...] = tuple(
    tuple(Space(column, row) for column in columns) for row, columns in _COLUMNS_OF_ROW.items()
)
"""The rows from 1 to 5, each from left to right."""

SPACES: tuple[Space, ...] = tuple(space for row in ROWS for space in row)
"""All spaces in board order."""

_SPACE_AT = {(COLUMNS.index(space.column), space.row): space for space in SPACES}
_NEIGHBOURS = tuple(
    tuple(found for direction in Direction if (found := space.step(direction))) for space in SPACES
)
_SPACE_NAMED = {str(space): space for space in SPACES}


class OffTheBoardError(UnreadableError):
    """A letter and a number that name none of the 49 spaces; `name` is the name as written."""

    def __init__(self, text: str, offset: int, name: str, field: str = "") -> None:
        super().__init__(text, offset, Expected.SPACE, field)
        self.args = (text, offset, name, field)
        self.name = name


def read_space(reader: Reader) -> Space:
    """Parse a space's name at the reader's offset. Raises the same errors as `Space.parse`."""
    spot, begin = reader.spot, reader.offset
    name = reader.require(_NAME, Expected.SPACE).group()
    space = _SPACE_NAMED.get(name.lower())
    if space is None:
        raise OffTheBoardError(spot.text, spot.offset, reader.as_written(begin))
    return space

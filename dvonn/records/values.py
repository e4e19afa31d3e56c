"""Values in brackets or quotes, and their escaping in brackets."""

import re
from typing import NamedTuple

from dvonn.moves import Move, parse_move
from dvonn.reading import Expected, Spot, UnreadableError
from dvonn.spaces import OffTheBoardError

BRACKETED = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
"""A value in square brackets; `]` and the backslash are escaped with a backslash."""

_TO_ESCAPE = re.compile(r"[\]\\]")


def escape(value: str) -> str:
    """Escape a value for square brackets."""
    return _TO_ESCAPE.sub(r"\\\g<0>", value)


class Value(NamedTuple):
    """A value in a record: its `content` without brackets or quotes, and its location."""

    spot: Spot
    content: str

    def stop(self, expected: Expected) -> UnreadableError:
        return self.spot.stop(expected)


def read_move_in(value: Value) -> Move:
    """Parse a value that is a single move, in any common spelling.

    Raises `OffTheBoardError` for a space that does not exist, `UnreadableError` for any other text that is not a move.
    """
    try:
        return parse_move(value.content)
    except OffTheBoardError as flaw:
        raise OffTheBoardError(value.spot.text, value.spot.offset, flaw.name, value.spot.field) from flaw
    except UnreadableError as flaw:
        raise value.stop(Expected.MOVE) from flaw

"""The values that a record holds in brackets or quotes, and how brackets hold them."""

import re
from typing import NamedTuple

from dvonn.moves import Move, parse_move
from dvonn.reading import Expected, Spot, UnreadableError
from dvonn.spaces import OffTheBoardError

BRACKETED = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
"""A value in square brackets, in which a backslash stands before each `]` and each backslash."""

_TO_ESCAPE = re.compile(r"[\]\\]")


def escape(value: str) -> str:
    """A value as it stands in square brackets."""
    return _TO_ESCAPE.sub(r"\\\g<0>", value)


class Value(NamedTuple):
    """A value of a record: its `content`, without the brackets or quotes, and the `spot` where it stands."""

    spot: Spot
    content: str

    def stop(self, expected: Expected) -> UnreadableError:
        """The error for this value."""
        return self.spot.stop(expected)


def read_move_in(value: Value) -> Move:
    """Read a value that is one move, in any of its usual spellings.

    Raises `OffTheBoardError` for a space that does not exist, `UnreadableError` for anything else that is no move.
    """
    try:
        return parse_move(value.content)
    except OffTheBoardError as flaw:
        raise OffTheBoardError(value.spot.text, value.spot.offset, flaw.name, value.spot.field) from flaw
    except UnreadableError as flaw:
        raise value.stop(Expected.MOVE) from flaw

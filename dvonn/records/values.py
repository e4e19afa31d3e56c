"""Values in brackets or quotes, and their escaping in brackets."""

import re
from typing import NamedTuple

from dvonn.moves import Move
from dvonn.reading import Expected, Spot, UnreadableError
from dvonn.spaces import OffTheBoardError
from dvonn.typed import read_move

BRACKETED = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
"""A value in square brackets; `]` and the backslash are escaped with a backslash."""

# fmt: off
_OF_GAMES = frozenset({
    "AN", "AP", "BR", "BT", "CA", "CP", "DT", "EV", "FF", "GC", "GM", "GN", "HEADER", "ON", "OT", "PB", "PC", "PW",
    "RE", "RO", "RU", "SO", "ST", "START", "SU", "SZ", "TM", "US", "VV", "WR", "WT",
})
_OF_MOVES = frozenset({
    "AR", "BL", "BM", "C", "CR", "DD", "DM", "DO", "FG", "GB", "GW", "HO", "IT", "KO", "LB", "LN", "MA", "MN", "N",
    "OB", "OW", "PM", "SL", "SQ", "TE", "TIME", "TR", "UC", "VW", "WL",
})
# fmt: on
"""Properties that make no move, even if their values look like one: in the first node, and in all nodes."""

_STEP = re.compile(r"\s*[0-9]+\s+[A-Za-z]+\s+(?=[A-Za-z]\s?[0-9])")

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


def check_skipped(name: str, value: Value, *, in_first_node: bool = False) -> None:
    """Check a value that is about to be skipped. Raises `UnreadableError` if it is a move or a step of one.

    Otherwise a misspelt name, or a dialect's own, would leave moves out without a word.
    """
    if name in _OF_MOVES or (in_first_node and name in _OF_GAMES):
        return
    if _is_move(_STEP.sub("", value.content, count=1)):
        raise value.stop(Expected.PLAYER)


def _is_move(text: str) -> bool:
    try:
        read_move(text)
    except OffTheBoardError:
        return True
    except UnreadableError:
        return False
    return True


def read_move_in(value: Value) -> Move:
    """Parse a value that is a single move, as people type it.

    Raises `OffTheBoardError` for a space that does not exist, `UnreadableError` for any other text that is not a move.
    """
    try:
        return read_move(value.content)
    except OffTheBoardError as flaw:
        raise OffTheBoardError(value.spot.text, value.spot.offset, flaw.name, value.spot.field) from flaw
    except UnreadableError as flaw:
        raise value.stop(Expected.MOVE) from flaw

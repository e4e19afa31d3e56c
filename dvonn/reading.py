"""Reading a text from left to right, so that an error can say where it stopped being readable."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from dvonn.errors import UnreadableError

if TYPE_CHECKING:
    from dvonn.errors import Expected

BRACKETED = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
"""A value in square brackets, in which a backslash stands before each ``]`` and each backslash."""

_TO_ESCAPE = re.compile(r"[\]\\]")
_BLANKS = re.compile(r"\s*")


def escape(value: str) -> str:
    """Write a value as it stands in square brackets."""
    return _TO_ESCAPE.sub(r"\\\g<0>", value)


class Value(NamedTuple):
    """What a text holds between quotes or brackets: what it says, and the ``offset`` where it stands."""

    text: str
    offset: int
    content: str

    def stop(self, expected: Expected) -> UnreadableError:
        """Make the error for this value."""
        return UnreadableError(self.text, self.offset, expected)


class Reader:
    """A text and how far it has been read (``offset``, in characters)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.offset = 0

    def at_end(self) -> bool:
        """Whether everything has been read."""
        return self.offset == len(self.text)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read what ``pattern`` matches at this place; read nothing and return None if it does not."""
        if found := pattern.match(self.text, self.offset):
            self.offset = found.end()
        return found

    def require(self, pattern: re.Pattern[str], expected: Expected) -> re.Match[str]:
        """Read what ``pattern`` matches at this place; UnreadableError if it does not."""
        if found := self.take(pattern):
            return found
        raise self.stop(expected)

    def skip_blanks(self) -> None:
        """Read over blanks and line ends."""
        self.take(_BLANKS)

    def stop(self, expected: Expected) -> UnreadableError:
        """Make the error for this place."""
        return UnreadableError(self.text, self.offset, expected)

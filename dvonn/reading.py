"""A text reader that keeps track of its offset, so that errors can give their location."""

import re
from enum import Enum
from typing import NamedTuple

from dvonn.errors import DvonnError
from dvonn.plain import INVISIBLE, Plain

_LINE_END = re.compile(r"\r\n|\r|\n")
_BLANKS = re.compile(rf"[\s{INVISIBLE}]*")


class Expected(Enum):
    """The elements that a reader expects; an error names the missing one."""

    SPACE = "a space"
    MOVE = "a move"
    END = "the end of the text"
    STACK = "a stack or an empty space"
    NEXT_SPACE = "a comma"
    NEXT_ROW = "a slash"
    BLANK = "a blank"
    TURN = "w or b"
    PHASE = "p or s"
    POSITION = "the one-line text of a position"
    HEADER_VALUE = "a value in square brackets"
    HEADER = "a header with a new name"
    HEADER_NAME = "a header's name, of letters, and none that records use themselves"
    MOVE_NUMBER = "the number of the next turn"
    PLAYER = "the player of this move, W or B (at Boardspace, P0 or P1)"
    LEGAL_MOVE = "a move that the rules allow"
    OTHER_COLOUR = "a move of the other player"
    TIME = "a time such as 2025-03-01T18:30:00Z"
    RESULT = "a result that agrees with the moves"
    CHARACTER = "a character of Unicode"
    TREE = "an opening parenthesis"
    NODE = "a semicolon"
    PROPERTY = "a property with a new name, a semicolon or a parenthesis"
    PARENTHESIS = "a parenthesis"
    ONE_VALUE = "no second value"
    GAME = "37, the number of DVONN"
    STEP = "a step of a turn, such as dropb E 4"
    JSON = "JSON"
    OBJECT = "an object in braces"
    LIST = "a list in square brackets"
    STRING = "text in double quotes"
    MEMBER = "a new name: version, headers, start, moves or result"
    MOVE_MEMBER = "a new name: move or time"
    VERSION = "the version of the format, 1"
    MOVES = "the list of moves"


class UnreadableError(DvonnError):
    """Text that can't be parsed; `expected` is what should be at the location of the error.

    `text` is the whole text, `offset` the location in it (characters, from 0). For valid JSON that is not a record,
    `field` names the location instead, such as `moves[12].time`, and the offset is 0; otherwise it is empty.
    """

    def __init__(self, text: str, offset: int, expected: Expected, field: str = "") -> None:
        super().__init__(text, offset, expected, field)
        self.text = text
        self.offset = offset
        self.expected = expected
        self.field = field

    @property
    def line(self) -> int:
        """The line of the error, from 1."""
        return len(_LINE_END.findall(self.text, 0, self.offset)) + 1

    @property
    def column(self) -> int:
        """The column of the error, from 1."""
        begin = max(self.text.rfind(end, 0, self.offset) for end in "\r\n") + 1
        return self.offset - begin + 1

    def __str__(self) -> str:
        place = self.field or f"line {self.line}, column {self.column}"
        return f"{place}: expected {self.expected.value}"


class Spot(NamedTuple):
    """A location in a text: the `offset` (characters, from 0), or the `field` of a JSON record."""

    text: str
    offset: int = 0
    field: str = ""

    def stop(self, expected: Expected) -> UnreadableError:
        return UnreadableError(self.text, self.offset, expected, self.field)


class Reader:
    """A text and the `offset` (in characters) up to which it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.offset = 0

    @property
    def spot(self) -> Spot:
        """The reader's current location."""
        return Spot(self.text, self.offset)

    def as_written(self, begin: int) -> str:
        """Return the text from `begin` to the offset."""
        return self.text[begin : self.offset]

    def at_end(self) -> bool:
        return self.offset == len(self.text)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Consume a match of `pattern` at the offset; without a match, consume nothing and return None."""
        if found := pattern.match(self.text, self.offset):
            self.offset = found.end()
        return found

    def require(self, pattern: re.Pattern[str], expected: Expected) -> re.Match[str]:
        """Consume a match of `pattern` at the offset. Raises `UnreadableError` without a match."""
        if found := self.take(pattern):
            return found
        raise self.stop(expected)

    def skip_blanks(self) -> None:
        """Skip blanks, line ends and invisible signs."""
        self.take(_BLANKS)

    def require_end(self, expected: Expected = Expected.END) -> None:
        """Skip blanks to the end of the text. Raises `UnreadableError` if there is anything else."""
        self.skip_blanks()
        if not self.at_end():
            raise self.stop(expected)

    def stop(self, expected: Expected) -> UnreadableError:
        """Return the error for the reader's current location."""
        return self.spot.stop(expected)


class PlainReader(Reader):
    """A reader of the plain form of a text; its locations are those in the text as written."""

    def __init__(self, written: str, begin: int = 0) -> None:
        """Continue at `begin`; the text before it is left as it is."""
        self._plain = Plain.of(written, begin)
        super().__init__(self._plain.text)
        self.offset = begin

    @property
    def spot(self) -> Spot:
        return Spot(self._plain.written, self._plain.offsets[self.offset])

    def as_written(self, begin: int) -> str:
        return self._plain.as_written(begin, self.offset)

"""Everything that the engine refuses, as data; sentences are made elsewhere.

DvonnError
├── UnreadableError          text that is not what it should be
│   └── OffTheBoardError     a letter and a number, but none of the 49 spaces
├── RecordTooLongError       a text longer than any record
├── ImpossiblePositionError  a readable position that no game can reach
└── IllegalMove              a move that the rules forbid
    └── GameOverError        any move once the game is over
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dvonn.moves import Move
    from dvonn.position import Position


_LINE_END = re.compile(r"\r\n|\r|\n")


class Reason(Enum):
    """Why a move is refused."""

    GAME_OVER = "the game is over"
    MUST_PLACE = "pieces are still being placed"
    MUST_STACK = "all pieces are placed"
    MUST_PASS = "no stack of the player can move"  # noqa: S105  a pass, no password
    MAY_NOT_PASS = "the player can move"  # noqa: S105  likewise
    OCCUPIED = "the space is occupied"
    OFF_THE_BOARD = "there is no such space"
    EMPTY_SPACE = "there is no stack to move"
    LONE_DVONN = "a DVONN piece never moves by itself"
    NOT_YOUR_STACK = "the top piece is the opponent's"
    SURROUNDED = "all six neighbouring spaces are occupied"
    SAME_SPACE = "source and target are the same"
    NOT_A_STRAIGHT_LINE = "the target lies in none of the six directions"
    WRONG_DISTANCE = "a stack moves as many spaces as it has pieces"
    EMPTY_TARGET = "a move ends on an occupied space"


class Expected(Enum):
    """What a reader looked for where a text stopped being readable."""

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
    OBJECT = "an opening brace"
    LIST = "an opening square bracket"
    STRING = "text in double quotes"
    COLON = "a colon"
    NEXT_MEMBER = "a comma or a closing brace"
    NEXT_ITEM = "a comma or a closing square bracket"
    MEMBER = "a new name: version, headers, start, moves or result"
    MOVE_MEMBER = "a new name: move or time"
    VERSION = "the version of the format, 1"
    MOVES = "the list of moves"


class Flaw(Enum):
    """Why no game can reach a position."""

    TOO_MANY_PIECES = "more pieces of a kind than the game has"
    STACKED_WHILE_PLACING = "a stack of several pieces while pieces are being placed"
    NOT_THE_ORDER_OF_PLACING = "numbers of pieces that placing in turns cannot give"
    BOARD_FULL_WHILE_PLACING = "no vacant space while pieces are being placed"
    CUT_OFF = "a stack without connection to a DVONN piece"


class DvonnError(Exception):
    """The root of all that this package refuses."""


class UnreadableError(DvonnError):
    """A text that stops being readable.

    ``text`` is the whole text, ``offset`` (characters, from 0) the place, ``expected`` what was looked for
    there.
    """

    def __init__(self, text: str, offset: int, expected: Expected) -> None:
        super().__init__(text, offset, expected)
        self.text = text
        self.offset = offset
        self.expected = expected

    @property
    def line(self) -> int:
        """The line of the place, from 1."""
        return len(_LINE_END.findall(self.text, 0, self.offset)) + 1

    @property
    def column(self) -> int:
        """The column of the place in its line, from 1."""
        begin = max(self.text.rfind(end, 0, self.offset) for end in "\r\n") + 1
        return self.offset - begin + 1

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: expected {self.expected.value}"


class OffTheBoardError(UnreadableError):
    """A letter and a number that name none of the 49 spaces; ``name`` is that name as it was written."""

    reason = Reason.OFF_THE_BOARD

    def __init__(self, text: str, offset: int, name: str) -> None:
        super().__init__(text, offset, Expected.SPACE)
        self.args = (text, offset, name)
        self.name = name


class RecordTooLongError(DvonnError):
    """A text of ``size`` bytes (in UTF-8), more than ``limit``."""

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(size, limit)
        self.size = size
        self.limit = limit

    def __str__(self) -> str:
        return f"{self.size} bytes, at most {self.limit} are read"


class ImpossiblePositionError(DvonnError):
    """A position's ``text`` that can be read but that no game can reach; ``flaw`` says why."""

    def __init__(self, text: str, flaw: Flaw) -> None:
        super().__init__(text, flaw)
        self.text = text
        self.flaw = flaw

    def __str__(self) -> str:
        return f"{self.flaw.value}: {self.text}"


class IllegalMove(DvonnError):  # noqa: N818  it names the refusal itself
    """A ``move`` that the rules forbid in ``position``, with the ``reason``.

    ``height`` (pieces in the stack) and ``distance`` (spaces, along the line) are given where the distance is
    wrong.
    """

    def __init__(
        self,
        move: Move,
        position: Position,
        reason: Reason,
        height: int | None = None,
        distance: int | None = None,
    ) -> None:
        super().__init__(move, position, reason, height, distance)
        self.move = move
        self.position = position
        self.reason = reason
        self.height = height
        self.distance = distance

    def __str__(self) -> str:
        return f"{self.move}: {self.reason.value}"


class GameOverError(IllegalMove):
    """A move after the end of the game."""

    def __init__(self, move: Move, position: Position) -> None:
        super().__init__(move, position, Reason.GAME_OVER)
        self.args = (move, position)

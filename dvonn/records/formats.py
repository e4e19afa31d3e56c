"""Detects a record's format by the beginning of the text."""

import re

from dvonn.errors import DvonnError
from dvonn.reading import Expected, UnreadableError
from dvonn.records.boardspace import is_from_boardspace, parse_boardspace
from dvonn.records.jsonrecord import parse_json
from dvonn.records.movetext import COMMENT_LINES
from dvonn.records.record import Record
from dvonn.records.sgf import parse_sgf

LONGEST_RECORD = 65_536
"""The maximum size of a record in bytes (UTF-8)."""

_BYTE_ORDER_MARK = "\ufeff"
_WITHIN_A_LINE = re.compile(r"[^\r\n]")
_JSON = re.compile(r"\{\s*(?:[\"}]|\Z)")
"""The beginning of JSON; with anything else after it, a brace begins a comment."""
_MOVE = r"[a-k][1-5](?:-?[a-k][1-5])?(?![\w-])"
_MOVES = re.compile(rf"(?<![\w-]){_MOVE}[\s,]+(?:[0-9]+\.\s*)?{_MOVE}", re.IGNORECASE)
"""Two moves, one after the other."""


class RecordTooLongError(DvonnError):
    """A text of `size` bytes (UTF-8), which is more than `limit`."""

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(size, limit)
        self.size = size
        self.limit = limit

    def __str__(self) -> str:
        return f"{self.size} bytes, at most {self.limit} are read"


def read_record(text: str) -> Record:
    """Parse a record in any format: SGF begins with a parenthesis, JSON with a brace, Little Golem's with neither.

    SGF includes Boardspace's dialect. A leading byte order mark is ignored, and so are lines before the record that
    begin with `#`, `;` or `//`.

    Raises `RecordTooLongError` for more than `LONGEST_RECORD` bytes, and `UnreadableError` for any other problem, with
    the location and what was expected there; for an illegal move, its cause is the `IllegalMove`. Text with moves
    is never read as a game without any.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    try:
        size = len(text.encode())
    except UnicodeEncodeError as flaw:
        raise UnreadableError(text, flaw.start, Expected.CHARACTER) from flaw
    if size > LONGEST_RECORD:
        raise RecordTooLongError(size, LONGEST_RECORD)
    record = _parse(text)
    if not record.game.moves and (passed_over := _MOVES.search(text)):
        raise UnreadableError(text, passed_over.start(), Expected.MOVE)
    return record


def _parse(text: str) -> Record:
    before = COMMENT_LINES.match(text)
    begin = before.end() if before else 0
    blanked = _WITHIN_A_LINE.sub(" ", text[:begin]) + text[begin:]
    if text.startswith("(", begin):
        return parse_boardspace(blanked) if is_from_boardspace(blanked) else parse_sgf(blanked)
    return parse_json(blanked) if _JSON.match(text, begin) else Record.parse(text)

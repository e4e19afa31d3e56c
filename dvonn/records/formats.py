"""Detects a record's format by the beginning of the text."""

from dvonn.errors import DvonnError
from dvonn.reading import Expected, UnreadableError
from dvonn.records.boardspace import is_from_boardspace, parse_boardspace
from dvonn.records.jsonrecord import parse_json
from dvonn.records.record import Record
from dvonn.records.sgf import parse_sgf

LONGEST_RECORD = 65_536
"""The maximum size of a record in bytes (UTF-8)."""

_BYTE_ORDER_MARK = "\ufeff"


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

    SGF includes Boardspace's dialect. A leading byte order mark is ignored.

    Raises `RecordTooLongError` for more than `LONGEST_RECORD` bytes, and `UnreadableError` for any other problem, with
    the location and what was expected there; for an illegal move, its cause is the `IllegalMove`.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    try:
        size = len(text.encode())
    except UnicodeEncodeError as flaw:
        raise UnreadableError(text, flaw.start, Expected.CHARACTER) from flaw
    if size > LONGEST_RECORD:
        raise RecordTooLongError(size, LONGEST_RECORD)
    match text.lstrip()[:1]:
        case "(":
            return parse_boardspace(text) if is_from_boardspace(text) else parse_sgf(text)
        case "{":
            return parse_json(text)
    return Record.parse(text)

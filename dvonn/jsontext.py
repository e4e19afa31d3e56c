"""Reading JSON from left to right by what is expected next, so that every error has its place.

Python's own reader gives values without their places; so one that is there, but is not what it should be, could
not be pointed at.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from dvonn.errors import Expected
from dvonn.reading import Reader, Value

if TYPE_CHECKING:
    from collections.abc import Iterator

_OBJECT, _OBJECT_END = re.compile(r"\{"), re.compile(r"\}")
_LIST, _LIST_END = re.compile(r"\["), re.compile(r"\]")
_COLON, _COMMA = re.compile(r":"), re.compile(r",")
_STRING = re.compile(r'"((?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*)"')


def read_members(reader: Reader, expected: Expected) -> Iterator[Value]:
    """Read an object: give each member's name while the reader stands before its value, to be read at once.

    UnreadableError (``expected``) if a name comes again.
    """
    names: set[str] = set()
    for _ in _read_parts(reader, _OBJECT, _OBJECT_END, Expected.OBJECT, Expected.NEXT_MEMBER):
        name = read_string(reader)
        if name.content in names:
            raise name.stop(expected)
        names.add(name.content)
        reader.skip_blanks()
        reader.require(_COLON, Expected.COLON)
        reader.skip_blanks()
        yield name


def read_items(reader: Reader) -> Iterator[None]:
    """Read a list: stop at each item while the reader stands before it, to be read at once."""
    return _read_parts(reader, _LIST, _LIST_END, Expected.LIST, Expected.NEXT_ITEM)


def _read_parts(
    reader: Reader, begin: re.Pattern[str], end: re.Pattern[str], expected: Expected, expected_next: Expected
) -> Iterator[None]:
    """Read what stands between ``begin`` and ``end`` with commas; stop before each part."""
    reader.skip_blanks()
    reader.require(begin, expected)
    reader.skip_blanks()
    if reader.take(end):
        return
    while True:
        reader.skip_blanks()
        yield
        reader.skip_blanks()
        if reader.take(end):
            return
        reader.require(_COMMA, expected_next)


def read_string(reader: Reader) -> Value:
    """Read a string; UnreadableError also if it has half a pair of surrogates, which is no character."""
    reader.skip_blanks()
    begin = reader.offset
    found = reader.require(_STRING, Expected.STRING)
    value = Value(reader.text, found.start(1), json.loads(found[0]))
    try:
        value.content.encode()
    except UnicodeEncodeError as flaw:
        raise Value(reader.text, begin, value.content).stop(Expected.CHARACTER) from flaw
    return value

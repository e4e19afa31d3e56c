"""Records in JSON, with the time of each move.

    {
      "version": 1,
      "headers": {"White": "anna", "Black": "ben"},
      "start": "B,W,.,.,D,.,.,.,./… w s",
      "moves": [
        {"move": "c3", "time": "2025-03-01T18:30:00Z"},
        {"move": "pass"}
      ],
      "result": "W+5"
    }

``version`` and ``moves`` must be there. ``start`` is a position's one-line text, and is left out for the empty
board; ``time`` where it is not known, ``result`` while the game goes on. A result is written as the module
``ending`` tells. Other members than these, and any twice, are refused: so a slip of the pen is not taken for silence.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from dvonn.ending import format_ended
from dvonn.errors import Expected, UnreadableError
from dvonn.jsontext import read_items, read_members, read_string
from dvonn.position import Position
from dvonn.reading import Reader
from dvonn.record import compose, names_a_header
from dvonn.replay import Written, read_move_in
from dvonn.timestamp import format_time, read_time

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dvonn.reading import Value
    from dvonn.record import Record

_VERSION = re.compile(r"1(?![0-9.eE])")


def parse_json(text: str) -> Record:
    """Read a record in JSON.

    UnreadableError says where it is none, by offset, line and column, and what was expected there; where a move
    is illegal its cause is the IllegalMove.
    """
    reader = Reader(text)
    headers: dict[str, str] = {}
    moves: list[Written] = []
    others: dict[str, Value] = {}
    missing = {"version": Expected.VERSION, "moves": Expected.MOVES}
    for name in read_members(reader, Expected.MEMBER):
        match name.content:
            case "version":
                reader.require(_VERSION, Expected.VERSION)
            case "headers":
                headers = dict(_read_headers(reader))
            case "moves":
                moves = list(_read_moves(reader))
            case "start" | "result":
                others[name.content] = read_string(reader)
            case _:
                raise name.stop(Expected.MEMBER)
        missing.pop(name.content, None)
    for expected in missing.values():
        raise UnreadableError(text, reader.offset - 1, expected)
    reader.skip_blanks()
    if not reader.at_end():
        raise reader.stop(Expected.END)
    return compose(headers, others.get("start"), moves, others.get("result"), text=text)


def format_json(record: Record) -> str:
    """Write a record in JSON, a move a line."""
    members = ['"version": 1', f'"headers": {_dump(dict(record.headers))}']
    if record.game.start != Position():
        members.append(f'"start": {_dump(str(record.game.start))}')
    moves = ",\n".join(f"    {_dump(move)}" for move in _moves(record))
    members.append(f'"moves": [\n{moves}\n  ]' if moves else '"moves": []')
    if record.ended:
        members.append(f'"result": {_dump(format_ended(record.ended, record.game.position))}')
    return "{\n" + ",\n".join(f"  {member}" for member in members) + "\n}\n"


def _moves(record: Record) -> Iterator[dict[str, str]]:
    for move, time in record.timed_moves():
        yield {"move": str(move)} | ({"time": format_time(time)} if time else {})


def _dump(value: str | dict[str, str]) -> str:
    return json.dumps(value, ensure_ascii=False)


def _read_headers(reader: Reader) -> Iterator[tuple[str, str]]:
    for name in read_members(reader, Expected.HEADER):
        if not names_a_header(name.content):
            raise name.stop(Expected.HEADER_NAME)
        yield name.content, read_string(reader).content


def _read_moves(reader: Reader) -> Iterator[Written]:
    for _ in read_items(reader):
        offset = reader.offset
        values: dict[str, Value] = {}
        for name in read_members(reader, Expected.MOVE_MEMBER):
            if name.content not in {"move", "time"}:
                raise name.stop(Expected.MOVE_MEMBER)
            values[name.content] = read_string(reader)
        if not (move := values.get("move")):
            raise UnreadableError(reader.text, offset, Expected.MOVE)
        time = values.get("time")
        yield Written(move.offset, read_move_in(move), time=read_time(time) if time else None)

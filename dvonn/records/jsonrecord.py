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

`version` and `moves` are required. `start` is a position's one-line notation, by default the empty board; `time` is
omitted if unknown, `result` while the game continues (its format: module `result`). Unknown and duplicate members
are rejected, so that a misspelt name is not mistaken for an omitted member.
"""

import json
from collections.abc import Container, Iterator
from typing import TypeAlias

from dvonn.position import Position
from dvonn.reading import Expected, Spot, UnreadableError
from dvonn.records.record import Record, compose, names_a_header
from dvonn.records.replay import Written
from dvonn.records.result import format_ended
from dvonn.records.timestamp import format_time, read_time
from dvonn.records.values import Value, read_move_in

_VERSION = 1
_MEMBERS = {"version", "headers", "start", "moves", "result"}
_MOVE_MEMBERS = {"move", "time"}

Members: TypeAlias = dict[str, object]
"""The members of a JSON object."""


def parse_json(text: str) -> Record:
    """Parse a record in JSON.

    Raises `UnreadableError`, with line and column for invalid JSON, otherwise with the field that has an invalid
    value; for an illegal move, its cause is the `IllegalMove`.
    """
    root = Spot(text)
    members = _members(_load(text), root, Expected.MEMBER, _MEMBERS)
    version = members.get("version")
    if type(version) is not int or version != _VERSION:
        raise _within(root, "version").stop(Expected.VERSION)
    if "moves" not in members:
        raise _within(root, "moves").stop(Expected.MOVES)
    return compose(
        _read_headers(members.get("headers", ()), _within(root, "headers")),
        _only_string(members, "start", root),
        _read_moves(members["moves"], _within(root, "moves")),
        _only_string(members, "result", root),
    )


def format_json(record: Record) -> str:
    """Format a record as JSON, one move per line."""
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


def _load(text: str) -> object:
    """Parse JSON.

    Objects become tuples of names and values, so that duplicate names can be detected.
    """
    try:
        return json.loads(text, object_pairs_hook=tuple)
    except json.JSONDecodeError as flaw:
        raise UnreadableError(text, flaw.pos, Expected.JSON) from flaw
    except (RecursionError, ValueError) as flaw:  # nested too deeply, or a number with thousands of digits
        raise UnreadableError(text, 0, Expected.JSON) from flaw


def _within(spot: Spot, name: str) -> Spot:
    """Return the location of an object's member."""
    return spot._replace(field=f"{spot.field}.{name}" if spot.field else name)


def _members(value: object, spot: Spot, expected: Expected, known: Container[str] | None = None) -> Members:
    """Return the members of an object.

    Raises `UnreadableError`, with `expected`, for a duplicate or unknown name.
    """
    if not isinstance(value, tuple):
        raise spot.stop(Expected.OBJECT)
    members: Members = {}
    for name, member in value:
        _require_characters(name, spot)
        if name in members or (known is not None and name not in known):
            raise _within(spot, name).stop(expected)
        members[name] = member
    return members


def _require_characters(text: str, spot: Spot) -> None:
    """Reject lone surrogates, which JSON can escape but which are not characters."""
    try:
        text.encode()
    except UnicodeEncodeError as flaw:
        raise spot.stop(Expected.CHARACTER) from flaw


def _string(value: object, spot: Spot) -> Value:
    if not isinstance(value, str):
        raise spot.stop(Expected.STRING)
    _require_characters(value, spot)
    return Value(spot, value)


def _only_string(members: Members, name: str, spot: Spot) -> Value | None:
    """Return a member that must be a string, or None if it is omitted."""
    return _string(members[name], _within(spot, name)) if name in members else None


def _read_headers(value: object, spot: Spot) -> dict[str, str]:
    headers = {}
    for name, header in _members(value, spot, Expected.HEADER).items():
        if not names_a_header(name):
            raise _within(spot, name).stop(Expected.HEADER_NAME)
        headers[name] = _string(header, _within(spot, name)).content
    return headers


def _read_moves(value: object, spot: Spot) -> Iterator[Written]:
    if not isinstance(value, list):
        raise spot.stop(Expected.LIST)
    for number, item in enumerate(value):
        yield _read_move(item, spot._replace(field=f"{spot.field}[{number}]"))


def _read_move(value: object, spot: Spot) -> Written:
    members = _members(value, spot, Expected.MOVE_MEMBER, _MOVE_MEMBERS)
    move = _only_string(members, "move", spot)
    if not move:
        raise _within(spot, "move").stop(Expected.MOVE)
    time = _only_string(members, "time", spot)
    return Written(move.spot, read_move_in(move), time=read_time(time) if time else None)

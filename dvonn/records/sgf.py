"""Records in the Smart Game Format, FF[4]: a sequence of nodes that begin with a semicolon.

    (;FF[4]GM[37]CA[UTF-8]PW[anna]PB[ben]RE[W+5]
    ;W[c3] ;B[f2] ;W[h3] ;B[a1] … ;W[c3d4] ;B[])

docs/sgf.md lists the properties and the other spellings that are accepted.
"""

import re
import textwrap
from collections.abc import Iterator
from typing import TypeAlias

from dvonn.moves import PASS, Move
from dvonn.pieces import Colour
from dvonn.position import Position
from dvonn.reading import Expected, Reader, Spot
from dvonn.records.record import Record, compose, names_a_header
from dvonn.records.replay import Written
from dvonn.records.result import format_ended
from dvonn.records.timestamp import format_time, read_time
from dvonn.records.values import BRACKETED, Value, check_skipped, escape, read_move_in

Node: TypeAlias = dict[str, list[Value]]
"""A node's properties, each with its values."""

_GAME = "37"
_GAMES = {_GAME, "dvonn"}
"""The number of DVONN in this format, and the name that others write there."""
_HEADERS = {
    "PW": "White",
    "PB": "Black",
    "WR": "WhiteRank",
    "BR": "BlackRank",
    "EV": "Event",
    "RO": "Round",
    "PC": "Site",
    "DT": "Date",
    "SO": "Source",
}
_PROPERTIES = {header: name for name, header in _HEADERS.items()}
_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}

_MAY_FOLLOW = {
    "": (re.compile(r"\("), Expected.TREE),
    "(": (re.compile(r";"), Expected.NODE),
    ";": (re.compile(r"[(;)]"), Expected.PROPERTY),
    ")": (re.compile(r"[()]"), Expected.PARENTHESIS),
}
_NAME = re.compile(r"[A-Za-z]+")
_LINE_END = r"\r\n|\n\r|\r|\n"
_TO_READ = re.compile(rf"\\(?:{_LINE_END})|\\?(?P<blank>{_LINE_END}|[\t\v\f])|\\(?P<verbatim>.)")
_NOT_KEPT = re.compile(r"[\t\n\v\f\r]")  # readers convert these to blanks
_TO_ENCODE = re.compile(r"[%\t\n\v\f\r]")
_ENCODED = re.compile(r"%(25|09|0[A-Da-d])")
_NAMED_VALUE = re.compile(r"\s*([A-Za-z]+)\s*:(.*)", re.DOTALL)
_WIDTH = 80


def parse_sgf(text: str) -> Record:
    """Parse the first game of an SGF text, following the first variation.

    Raises `UnreadableError` for any other text, with the location and what was expected there; for an illegal move, its
    cause is the `IllegalMove`.
    """
    reader = Reader(text)
    nodes = _read_tree(reader)
    while not reader.at_end():
        spot = reader.spot
        if not _COLOURS.keys().isdisjoint(_read_tree(reader)[0]):
            raise spot.stop(Expected.END)  # no other game, but moves after the end of this one
    root = nodes[0]
    if (game := _only_value(root, "GM")) and game.content.strip().lower() not in _GAMES:
        raise game.stop(Expected.GAME)
    for node in nodes:
        for name in node.keys() - _COLOURS.keys():
            for value in node[name]:
                check_skipped(name, value, in_first_node=node is root)
    headers = _headers_of(root)
    return compose(headers, _only_value(root, "START"), _moves_of(nodes), _only_value(root, "RE"))


def format_sgf(record: Record) -> str:
    lines = [f"(;FF[4]GM[{_GAME}]CA[UTF-8]", *_header_lines(record)]
    if record.game.start != Position():
        lines.append(f"START[{record.game.start}]")
    if record.ended:
        lines.append(f"RE[{format_ended(record.ended, record.game.position)}]")
    return "\n".join([*lines, *textwrap.wrap(" ".join(_move_nodes(record)), _WIDTH)]) + "\n)\n"


def _header_lines(record: Record) -> Iterator[str]:
    others: list[str] = []
    for header, value in record.headers.items():
        if header in _PROPERTIES and not _NOT_KEPT.search(value):
            yield f"{_PROPERTIES[header]}[{escape(value)}]"
        else:
            encoded = escape(_TO_ENCODE.sub(_encode, value)).replace(":", r"\:")
            others.append(f"[{header}:{encoded}]")
    if others:
        yield "HEADER" + "\n".join(others)


def _move_nodes(record: Record) -> Iterator[str]:
    for ply, (move, time) in enumerate(record.timed_moves()):
        name = "W" if record.game.position_at(ply).to_move is Colour.WHITE else "B"
        yield f";{name}[{_format_move(move)}]" + (f"TIME[{format_time(time)}]" if time else "")


def _format_move(move: Move) -> str:
    return "" if move == PASS else str(move)


def _encode(found: re.Match[str]) -> str:
    return f"%{ord(found[0]):02X}"


def _read_tree(reader: Reader) -> list[Node]:
    """Parse a whole game tree; return the nodes of its main line, which takes the first variation at each branch.

    Parentheses are counted instead of recursing, so the nesting depth is unlimited.
    """
    line: list[Node] = []
    last, depth, line_ended = "", 0, False
    while depth or not last:
        reader.skip_blanks()
        last = reader.require(*_MAY_FOLLOW[last]).group()
        depth += {"(": 1, ")": -1}.get(last, 0)
        line_ended = line_ended or last == ")"
        if last == ";":
            node = _read_node(reader)
            if not line_ended:
                line.append(node)
    reader.skip_blanks()
    return line


def _read_node(reader: Reader) -> Node:
    """Parse a node's properties, with their names in capitals.

    Older versions of the format pad names with small letters: `White[c3]` is `W[c3]`.
    """
    node: Node = {}
    reader.skip_blanks()
    spot = reader.spot
    while found := reader.take(_NAME):
        name = "".join(filter(str.isupper, found[0])) or found[0].upper()
        if name in node:
            raise spot.stop(Expected.PROPERTY)
        reader.skip_blanks()
        node[name] = [_value_of(reader.require(BRACKETED, Expected.HEADER_VALUE))]
        reader.skip_blanks()
        while value := reader.take(BRACKETED):
            node[name].append(_value_of(value))
            reader.skip_blanks()
        spot = reader.spot
    return node


def _value_of(found: re.Match[str]) -> Value:
    return Value(Spot(found.string, found.start(1)), _TO_READ.sub(_read_character, found[1]))


def _read_character(found: re.Match[str]) -> str:
    return " " if found["blank"] else found["verbatim"] or ""


def _only_value(node: Node, name: str) -> Value | None:
    values = node.get(name, [])
    if len(values) > 1:
        raise values[1].stop(Expected.ONE_VALUE)
    return values[0] if values else None


def _headers_of(root: Node) -> dict[str, str]:
    headers = {
        header: value.content for name, header in _HEADERS.items() if (value := _only_value(root, name))
    }
    for value in root.get("HEADER", ()):
        named = _NAMED_VALUE.fullmatch(value.content)
        if not named or not names_a_header(named[1]):
            raise value.stop(Expected.HEADER_NAME)
        if named[1] in headers:
            raise value.stop(Expected.HEADER)
        headers[named[1]] = _ENCODED.sub(_decode, named[2])
    return headers


def _decode(found: re.Match[str]) -> str:
    return chr(int(found[1], 16))


def _moves_of(nodes: list[Node]) -> Iterator[Written]:
    for node in nodes:
        time = _only_value(node, "TIME")
        for name in node:
            if name in _COLOURS and (value := _only_value(node, name)):
                made = read_time(time) if time else None
                move = read_move_in(value) if value.content.strip() else PASS
                yield Written(value.spot, move, _COLOURS[name], made)

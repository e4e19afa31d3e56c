from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from dvonn import (
    SPACES,
    Colour,
    Ended,
    Expected,
    Game,
    Place,
    Record,
    Termination,
    format_json,
    parse_json,
)
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.records import refusal_of


def test_a_record_is_written_a_move_a_line_with_its_times() -> None:
    record = Record(
        Game(map(Place, SPACES[:2])),
        {"White": "Zoë", "Black": '"b"\n'},
        Ended(Termination.RESIGNATION, Colour.WHITE),
        times=(datetime(2025, 3, 1, 18, 30, tzinfo=UTC), None),
    )
    assert format_json(record) == (
        "{\n"
        '  "version": 1,\n'
        '  "headers": {"White": "Zoë", "Black": "\\"b\\"\\n"},\n'
        '  "moves": [\n'
        '    {"move": "a1", "time": "2025-03-01T18:30:00Z"},\n'
        '    {"move": "b1"}\n'
        "  ],\n"
        '  "result": "B+R"\n'
        "}\n"
    )
    assert parse_json(format_json(record)) == record


def test_other_programs_can_read_it() -> None:
    assert json.loads(format_json(Record(Game()))) == {"version": 1, "headers": {}, "moves": []}


def test_members_may_come_in_any_order_and_only_version_and_moves_must() -> None:
    assert parse_json('{"moves":[],"version":1}') == Record(Game())
    text = '{"result":"B+T","moves":[{"time":"2025-03-01T18:30:00Z","move":"A1"}],"version" : 1 }'
    assert parse_json(text) == Record(
        Game([Place(SPACES[0])]),
        ended=Ended(Termination.TIME, Colour.WHITE),
        times=(datetime(2025, 3, 1, 18, 30, tzinfo=UTC),),
    )


def test_characters_may_be_escaped() -> None:
    text = (
        '{"version": 1, "headers": {"White": "\\u005a\\ud83d\\ude00\\n\\/"}, "moves": [{"move": "\\u00611"}]}'
    )
    assert parse_json(text) == Record(Game([Place(SPACES[0])]), {"White": "Z😀\n/"})


def test_a_game_may_start_anywhere() -> None:
    record = Record(Game.parse("pass h3g3 pass g3e3", start=WHITE_IS_STUCK))
    assert json.loads(format_json(record))["start"] == str(WHITE_IS_STUCK)
    assert parse_json(format_json(record)) == record


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, Expected.OBJECT),
        ("[]", 1, 1, Expected.OBJECT),
        ("{", 1, 2, Expected.STRING),
        ("{}", 1, 2, Expected.VERSION),
        ('{"version": 2}', 1, 13, Expected.VERSION),
        ('{"version": 1.5}', 1, 13, Expected.VERSION),
        ('{"version": "1"}', 1, 13, Expected.VERSION),
        ('{"version": 1\n}', 2, 1, Expected.MOVES),
        ('{"version": 1 "moves": []}', 1, 15, Expected.NEXT_MEMBER),
        ('{"version": 1, }', 1, 16, Expected.STRING),
        ('{"version" 1}', 1, 12, Expected.COLON),
        ("{version: 1}", 1, 2, Expected.STRING),
        ('{"version": 1, "moevs": []}', 1, 17, Expected.MEMBER),
        ('{"version": 1,\n"version": 1}', 2, 2, Expected.MEMBER),
        ('{"version": 1, "moves": []} x', 1, 29, Expected.END),
        ('{"version": 1, "moves": {}}', 1, 25, Expected.LIST),
        ('{"version": 1, "moves": [}', 1, 26, Expected.OBJECT),
        ('{"version": 1, "moves": ["c3"]}', 1, 26, Expected.OBJECT),
        ('{"moves": [\n  {}\n]}', 2, 3, Expected.MOVE),
        ('{"moves": [\n  {"time": "2025-03-01T18:30:00Z"}\n]}', 2, 3, Expected.MOVE),
        ('{"moves": [{"move": "c3"} {"move": "c4"}]}', 1, 27, Expected.NEXT_ITEM),
        ('{"moves": [{"move": "c3"},]}', 1, 27, Expected.OBJECT),
        ('{"moves": [{"move": 3}]}', 1, 21, Expected.STRING),
        ('{"moves": [{"move": "c"}]}', 1, 22, Expected.MOVE),
        ('{"moves": [{"move": ""}]}', 1, 22, Expected.MOVE),
        ('{"moves": [{"move": "c3", "tmie": ""}]}', 1, 28, Expected.MOVE_MEMBER),
        ('{"moves": [{"move": "c3", "move": "c4"}]}', 1, 28, Expected.MOVE_MEMBER),
        ('{"moves": [{"move": "c3", "time": "noon"}]}', 1, 36, Expected.TIME),
        ('{"headers": []}', 1, 13, Expected.OBJECT),
        ('{"headers": {"White": null}}', 1, 23, Expected.STRING),
        ('{"headers": {"White": "two\nlines"}}', 1, 23, Expected.STRING),
        ('{"headers": {"White": "\\x"}}', 1, 23, Expected.STRING),
        ('{"headers": {"White Elo": "7"}}', 1, 15, Expected.HEADER_NAME),
        ('{"headers": {"Setup": "7"}}', 1, 15, Expected.HEADER_NAME),
        ('{"headers": {"A": "",\n "A": ""}}', 2, 3, Expected.HEADER),
        ('{"version": 1, "moves": [], "start": "."}', 1, 39, Expected.POSITION),
        ('{"version": 1, "moves": [], "result": "W+1"}', 1, 40, Expected.RESULT),
    ],
)
def test_what_is_no_record_is_refused_with_line_column_and_what_was_expected(
    text: str, line: int, column: int, expected: Expected
) -> None:
    assert refusal_of(parse_json, text) == (line, column, expected)

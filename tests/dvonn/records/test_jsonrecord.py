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
    UnreadableError,
    format_json,
    parse_game,
    parse_json,
)
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.records.strategies import refusal_of


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
    record = Record(parse_game("pass h3g3 pass g3e3", start=WHITE_IS_STUCK))
    assert json.loads(format_json(record))["start"] == str(WHITE_IS_STUCK)
    assert parse_json(format_json(record)) == record


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("{", 1, 2),
        ('{"version": 1 "moves": []}', 1, 15),
        ('{"version": 1, 7}', 1, 16),
        ('{"version" 1}', 1, 12),
        ("{version: 1}", 1, 2),
        ('{"version": 1, "moves": []} x', 1, 29),
        ('{"version": 1,\n"moves": [}', 2, 11),
        ('{"moves": [\n{"move": "c3"} {"move": "c4"}]}', 2, 16),
        ('{"headers": {"White": "two\nlines"}}', 1, 27),
        ('{"headers": {"White": "\\x"}}', 1, 24),
        ('{"version": ' + "1" * 5_000 + "}", 1, 1),
        ('{"headers":' * 100_000, 1, 1),
    ],
)
def test_what_is_no_json_is_refused_with_line_and_column(text: str, line: int, column: int) -> None:
    assert refusal_of(parse_json, text) == (line, column, Expected.JSON)


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("{}", "version", Expected.VERSION),
        ('{"version": 2}', "version", Expected.VERSION),
        ('{"version": 1.5}', "version", Expected.VERSION),
        ('{"version": 1.0}', "version", Expected.VERSION),
        ('{"version": true}', "version", Expected.VERSION),
        ('{"version": "1"}', "version", Expected.VERSION),
        ('{"version": 1\n}', "moves", Expected.MOVES),
        ('{"version": 1, "moevs": []}', "moevs", Expected.MEMBER),
        ('{"version": 1,\n"version": 1}', "version", Expected.MEMBER),
        ('{"version": 1, "moves": {}}', "moves", Expected.LIST),
        ('{"version": 1, "moves": ["c3"]}', "moves[0]", Expected.OBJECT),
        ('{"version": 1, "moves": [{"move": "c3"}, []]}', "moves[1]", Expected.OBJECT),
        ('{"version": 1, "moves": [\n  {}\n]}', "moves[0].move", Expected.MOVE),
        ('{"version": 1, "moves": [{"time": "2025-03-01T18:30:00Z"}]}', "moves[0].move", Expected.MOVE),
        ('{"version": 1, "moves": [{"move": 3}]}', "moves[0].move", Expected.STRING),
        ('{"version": 1, "moves": [{"move": "c"}]}', "moves[0].move", Expected.MOVE),
        ('{"version": 1, "moves": [{"move": ""}]}', "moves[0].move", Expected.MOVE),
        ('{"version": 1, "moves": [{"move": "c3", "tmie": ""}]}', "moves[0].tmie", Expected.MOVE_MEMBER),
        (
            '{"version": 1, "moves": [{"move": "c3", "move": "c4"}]}',
            "moves[0].move",
            Expected.MOVE_MEMBER,
        ),
        ('{"version": 1, "moves": [{"move": "c3", "time": "noon"}]}', "moves[0].time", Expected.TIME),
        ('{"version": 1, "moves": [], "headers": []}', "headers", Expected.OBJECT),
        ('{"version": 1, "moves": [], "headers": {"White": null}}', "headers.White", Expected.STRING),
        (
            '{"version": 1, "moves": [], "headers": {"White Elo": "7"}}',
            "headers.White Elo",
            Expected.HEADER_NAME,
        ),
        ('{"version": 1, "moves": [], "headers": {"Setup": "7"}}', "headers.Setup", Expected.HEADER_NAME),
        ('{"version": 1, "moves": [], "headers": {"A": "",\n "A": ""}}', "headers.A", Expected.HEADER),
        (
            '{"version": 1, "moves": [], "headers": {"A": "\\ud800"}}',
            "headers.A",
            Expected.CHARACTER,
        ),
        (
            '{"version": 1, "moves": [], "headers": {"\\ud800": "A"}}',
            "headers",
            Expected.CHARACTER,
        ),
        ('{"version": 1, "moves": [], "start": "."}', "start", Expected.POSITION),
        ('{"version": 1, "moves": [], "result": "W+1"}', "result", Expected.RESULT),
    ],
)
def test_json_that_tells_no_record_is_refused_with_the_field_and_what_was_expected(
    text: str, field: str, expected: Expected
) -> None:
    with pytest.raises(UnreadableError) as refused:
        parse_json(text)
    assert (refused.value.field, refused.value.expected) == (field, expected)
    assert str(refused.value) == f"{field}: expected {expected.value}"


def test_json_that_is_no_object_tells_no_record() -> None:
    assert refusal_of(parse_json, "[]") == (1, 1, Expected.OBJECT)

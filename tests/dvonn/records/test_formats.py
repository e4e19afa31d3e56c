"""The things that all formats of a record have in common, and how the formats are told apart."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvonn import (
    LONGEST_RECORD,
    PASS,
    SPACES,
    Colour,
    DvonnError,
    Expected,
    Game,
    IllegalMove,
    OffTheBoardError,
    Place,
    Reason,
    Record,
    RecordTooLongError,
    UnreadableError,
    format_json,
    format_sgf,
    parse_game,
    parse_json,
    parse_sgf,
    read_record,
)
from tests.dvonn.recorded import FOLDERS, OWN, read_games
from tests.dvonn.records.strategies import records
from tests.dvonn.strategies import games, playout

Write = Callable[[Record], str]
WRITERS: dict[str, Write] = {"Little Golem": str, "SGF": format_sgf, "JSON": format_json}
READERS = {"Little Golem": Record.parse, "SGF": parse_sgf, "JSON": parse_json}
WITH_TIMES = {"SGF", "JSON"}

each_format = pytest.mark.parametrize("name", WRITERS)


@pytest.mark.slow
@each_format
@given(record=records())
def test_a_record_is_read_as_it_is_written(name: str, record: Record) -> None:
    again = read_record(WRITERS[name](record))
    assert again == (record if name in WITH_TIMES else replace(record, times=()))
    assert READERS[name](WRITERS[name](record)) == again


@each_format
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_recorded_game_survives_each_format(name: str, folder: Path) -> None:
    for game in read_games(folder):
        record = Record(parse_game(game["moves"]), {"Event": game["source"]})
        assert read_record(WRITERS[name](record)) == record


_PARTS = re.compile(
    r'(?P<move>;[WB]\[[^\]]*\]|"move": "\w+"|\b(?:[a-k][1-5]){1,2}\b|\bpass\b)|\[[^\]]*\]|\s+|.'
)


def mangle(text: str, gaps: list[str], rng: Random) -> str:
    """Break a record's lines anywhere between its words, and write its moves in capitals or not."""

    def _mangle(found: re.Match[str]) -> str:
        part = found[0]
        if part.isspace():
            return rng.choice(gaps)
        if not found["move"]:
            return part
        if part.startswith('"'):
            return part[:9] + rng.choice([part[9:], part[9:].upper()])
        return rng.choice([part, part.upper()])

    return _PARTS.sub(_mangle, text)


@each_format
@given(game=games(), rng=st.builds(Random, st.integers(0, 2**32)))
def test_line_breaks_between_words_and_capitals_change_nothing(name: str, game: Game, rng: Random) -> None:
    text = WRITERS[name](Record(game, {"White": "Anna", "Place": "Club"}))
    gaps = ["\n", "\r\n", "\r", "\t \r\n", "\n\n\n"]
    if name != "JSON":  # whose standard knows no other blanks
        gaps.append("\N{NO-BREAK SPACE}")
    plain = read_record(text)
    assert read_record(mangle(text, gaps, rng)) == plain
    assert read_record("\ufeff \r\n" + text) == plain


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Texts of records that lack a piece, have a piece that does not belong, or both."""
    text = draw(st.sampled_from(list(WRITERS.values())))(draw(records()))
    begin = draw(st.integers(0, len(text)))
    end = draw(st.integers(begin, min(len(text), begin + 20)))
    return text[:begin] + draw(st.text(max_size=3) | st.sampled_from('()[]{}";:,\\W')) + text[end:]


@given(damaged() | st.text() | st.text(st.sampled_from('(;)[]WBc3d4RE"{}:,\\ \n')))
def test_any_text_is_read_or_refused_at_a_place_inside_it(text: str) -> None:
    try:
        read_record(text)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(refused.text) <= len(text)  # noqa: PT017  most are refused, some are not
        lines = refused.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert refused.line <= len(lines)  # noqa: PT017  as above
        assert refused.column <= len(lines[refused.line - 1]) + 1  # noqa: PT017  as above


@each_format
def test_the_last_placement_may_be_left_out_because_it_is_forced(name: str) -> None:
    game = playout(Random(1), 60)
    text = WRITERS[name](Record(game))
    last = game.moves[48]
    shorter = re.sub(rf';W\[{last}\] |    \{{"move": "{last}"\}},\n', "", text)
    assert (shorter != text) is (name != "Little Golem")  # which leaves it out itself
    assert read_record(shorter) == Record(game)


@pytest.mark.parametrize(
    ("text", "column", "field"),
    [
        ("1. c3 d3 2. c3", 13, ""),
        ("(;GM[37];W[c3];B[d3];W[c3])", 24, ""),
        ('{"version": 1, "moves": [{"move": "c3"}, {"move": "c3"}]}', 1, "moves[1].move"),
    ],
)
def test_an_illegal_move_is_refused_with_its_place_and_its_reason(text: str, column: int, field: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_record(text)
    assert (refused.value.line, refused.value.column, refused.value.field) == (1, column, field)
    assert refused.value.expected is Expected.LEGAL_MOVE
    assert isinstance(refused.value.__cause__, IllegalMove)
    assert refused.value.__cause__.reason is Reason.OCCUPIED
    assert refused.value.__cause__.move == Place(SPACES[21])


@pytest.mark.parametrize(
    ("text", "column", "field"),
    [
        ("1. a9", 4, ""),
        ("(;W[a9])", 5, ""),
        ('{"version": 1, "moves": [{"move": "a9"}]}', 1, "moves[0].move"),
    ],
)
def test_a_space_off_the_board_is_reported(text: str, column: int, field: str) -> None:
    with pytest.raises(OffTheBoardError) as refused:
        read_record(text)
    assert (refused.value.name, refused.value.column, refused.value.field) == ("a9", column, field)


@pytest.mark.parametrize("dash", "-‐‑‒–—―−→")  # noqa: RUF001  just these are meant
def test_all_dashes_join_the_spaces_of_a_move(dash: str) -> None:
    game = playout(Random(1), 50)
    text = str(Record(game))
    jump = str(game.moves[49])
    assert read_record(text.replace(jump, f"{jump[:2]}{dash}{jump[2:]}")).game == game


def test_a_text_of_64_kb_is_read_and_no_longer_one() -> None:
    filled = "Event [" + "é" * ((LONGEST_RECORD - 8) // 2) + "]"
    assert len(filled.encode()) == LONGEST_RECORD
    assert read_record(filled).game == Game()
    with pytest.raises(RecordTooLongError) as refused:
        read_record(filled + "\n")
    assert (refused.value.size, refused.value.limit) == (LONGEST_RECORD + 1, LONGEST_RECORD)
    assert isinstance(refused.value, DvonnError)
    assert "65537 bytes" in str(refused.value)


@pytest.mark.parametrize(
    "text", ["1. a1 \ud800", '{"version": 1, "moves": [], "headers": {"White": "\\ud800"}}']
)
def test_half_a_pair_of_surrogates_is_no_character(text: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        read_record(text)
    assert refused.value.expected is Expected.CHARACTER


@pytest.mark.parametrize("text", ["(;" * 30_000, "(;W[a1]" * 9_000, '{"headers":' * 5_000, "[" * 60_000])
def test_no_depth_is_too_much(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_record(text)


def test_a_pass_is_read_in_every_format() -> None:
    shown = next(game for game in read_games(OWN) if "pass" in game["moves"].lower())
    game = parse_game(shown["moves"])
    assert PASS in game.moves
    for write in WRITERS.values():
        assert read_record(write(Record(game))).game == game
    assert parse_sgf(format_sgf(Record(game)).replace("[]", "[Pass]")).game == game


def test_a_record_that_begins_with_neither_parenthesis_nor_brace_is_little_golems() -> None:
    assert read_record("") == Record(Game())
    assert read_record("1. c3 … 2. resign").resigned_by is Colour.WHITE

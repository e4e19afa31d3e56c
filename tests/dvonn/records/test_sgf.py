import re
from datetime import UTC, datetime
from pathlib import Path

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
    format_sgf,
    parse_sgf,
)
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.records.strategies import refusal_of

PAGE = (Path(__file__).parents[3] / "docs" / "sgf.md").read_text(encoding="utf-8")


def placed(number: int) -> Game:
    return Game(map(Place, SPACES[:number]))


def test_the_documented_example_is_a_whole_game_and_written_like_that() -> None:
    (example,) = re.findall(r"^```sgf\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    record = parse_sgf(example)
    assert format_sgf(record) == example
    assert record.headers["Black"] == "Ben [42]"
    assert record.headers["Opening"] == "6:4"
    assert record.ended == Ended(Termination.BOARD, Colour.WHITE)
    assert record.times[-1] == datetime(2025, 3, 2, 18, 30, tzinfo=UTC)


def test_every_property_that_is_written_is_documented() -> None:
    names = ["White", "Black", "WhiteRank", "BlackRank", "Event", "Round", "Site", "Date", "Source", "Own"]
    written = format_sgf(
        Record(Game(start=WHITE_IS_STUCK), dict.fromkeys(names, "x"), Ended(Termination.AGREEMENT))
    )
    properties = set(re.findall(r"[A-Z]+(?=\[)", written))
    assert {"SO", "HEADER", "START", "RE"} < properties
    assert properties <= set(re.findall(r"\b([A-Z]+)\b(?=`|\[)", PAGE))
    assert all(f"`{name}`" in PAGE for name in names[:-1])


def test_a_record_is_written_with_its_headers_first_and_a_node_a_move() -> None:
    record = Record(
        placed(3),
        {"White": "anna", "Black": "b]n", "Pace": "3:days"},
        Ended(Termination.TIME, Colour.BLACK),
        times=(None, datetime(2025, 3, 1, 18, 30, tzinfo=UTC), None),
    )
    assert format_sgf(record) == (
        "(;FF[4]GM[37]CA[UTF-8]\nPW[anna]\nPB[b\\]n]\nHEADER[Pace:3\\:days]\nRE[W+T]\n"
        ";W[a1] ;B[b1]TIME[2025-03-01T18:30:00Z] ;W[c1]\n)\n"
    )


def test_white_space_that_the_format_does_not_keep_is_written_in_another_way() -> None:
    record = Record(placed(1), {"White": "two\nlines", "Note": "100%\t25%0A"})
    assert "PW[" not in format_sgf(record)
    assert "[White:two%0Alines]\n[Note:100%25%0925%250A]" in format_sgf(record)
    assert parse_sgf(format_sgf(record)) == record


@pytest.mark.parametrize("line_break", ["\n", "\r", "\r\n", "\n\r"])
def test_values_have_soft_line_breaks_and_escapes(line_break: str) -> None:
    text = f"(;GM[37]PW[a\\{line_break}nna\\]\\\\\\:\\x{line_break}B.\t\\\tC];W[c\\{line_break}3])"
    record = parse_sgf(text)
    assert record.headers == {"White": "anna]\\:x B.  C"}
    assert record.game.moves == (Place(SPACES[21]),)


def test_white_space_may_stand_between_all_parts() -> None:
    text = "\n( \r\n; GM\n[ 37 ]\tPW [anna]\n;\nW\n[ a1 ]\n; B [\nb1\n]\n)\n"
    assert parse_sgf(text) == Record(placed(2), {"White": "anna"})


def test_unknown_properties_are_skipped() -> None:
    text = "(;GM[37]XY[a][b][\\]]AP[x:1];W[a1]C[good; (really\\])];KO[];B[b1]LB[a:b][c:d])"
    assert parse_sgf(text) == Record(placed(2))


def test_small_letters_are_understood_in_names_and_moves() -> None:
    assert parse_sgf("(;gm[37]pw[anna];w[A1];b[B1])") == Record(placed(2), {"White": "anna"})


def test_of_variations_and_of_games_the_first_is_taken() -> None:
    text = "(;GM[37];W[a1](;B[b1](;W[c1])(;W[d1];B[x9]))(;B[nonsense]))(;GM[1];W[zz])"
    assert parse_sgf(text) == Record(placed(3))


def test_a_game_may_start_anywhere() -> None:
    record = parse_sgf(f"(;GM[37]START[{WHITE_IS_STUCK}];W[];B[h3g3];W[pass];B[g3e3])")
    assert record.game.start == WHITE_IS_STUCK
    assert format_sgf(record).splitlines()[1:3] == [f"START[{WHITE_IS_STUCK}]", "RE[B+6]"]
    assert parse_sgf(format_sgf(record)) == record


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, Expected.TREE),
        ("hello", 1, 1, Expected.TREE),
        ("(;)\nhello", 2, 1, Expected.TREE),
        ("(", 1, 2, Expected.NODE),
        ("(GM[37])", 1, 2, Expected.NODE),
        ("((;))", 1, 2, Expected.NODE),
        ("()", 1, 2, Expected.NODE),
        ("(;W[a1]", 1, 8, Expected.PROPERTY),
        ("(;W[a1]\n?)", 2, 1, Expected.PROPERTY),
        ("(;W[a1]W[b1])", 1, 8, Expected.PROPERTY),
        ("(;W[a1]\r\n w[b1])", 2, 2, Expected.PROPERTY),
        ("(;(;W[a1]);B[b1])", 1, 11, Expected.PARENTHESIS),
        ("(;W[a1](;)", 1, 11, Expected.PARENTHESIS),
        ("(;W a1)", 1, 5, Expected.HEADER_VALUE),
        ("(;PW[anna)", 1, 5, Expected.HEADER_VALUE),
        ("(;PW[anna][ben])", 1, 12, Expected.ONE_VALUE),
        ("(;W[a1][b1])", 1, 9, Expected.ONE_VALUE),
        ("(;W[a1]TIME[2025-03-01T18:30:00Z][2025-03-01T18:31:00Z])", 1, 35, Expected.ONE_VALUE),
        ("(;GM[1]SZ[19]\n;B[aa])", 1, 6, Expected.GAME),
        ("(;START[nowhere])", 1, 9, Expected.POSITION),
        ("(;RE[B+7])", 1, 6, Expected.RESULT),
        ("(;HEADER[anna])", 1, 10, Expected.HEADER_NAME),
        ("(;HEADER[White Elo:7])", 1, 10, Expected.HEADER_NAME),
        ("(;HEADER[Setup:x])", 1, 10, Expected.HEADER_NAME),
        ("(;PW[anna]HEADER[White:ben])", 1, 18, Expected.HEADER),
        ("(;HEADER[A:1]\n[A:2])", 2, 2, Expected.HEADER),
        ("(;W[nonsense])", 1, 5, Expected.MOVE),
        ("(;W[a1 b1 c1])", 1, 5, Expected.MOVE),
        ("(;W[c\\\n9])", 1, 5, Expected.SPACE),
        ("(;B[a1])", 1, 5, Expected.OTHER_COLOUR),
        ("(;W[a1]\n;W[b1])", 2, 4, Expected.OTHER_COLOUR),
        ("(;W[])", 1, 5, Expected.LEGAL_MOVE),
        ("(;W[a1]TIME[noon])", 1, 13, Expected.TIME),
    ],
)
def test_what_is_no_record_is_refused_with_line_column_and_what_was_expected(
    text: str, line: int, column: int, expected: Expected
) -> None:
    assert refusal_of(parse_sgf, text) == (line, column, expected)

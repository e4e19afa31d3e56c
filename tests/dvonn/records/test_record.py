import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvonn import (
    SPACES,
    Colour,
    Ended,
    Expected,
    Game,
    IllegalMove,
    OffTheBoardError,
    Phase,
    Place,
    Position,
    Record,
    Space,
    Termination,
    UnreadableError,
)
from tests.dvonn.grids import WHITE_IS_STUCK
from tests.dvonn.records.strategies import records, refusal_of
from tests.dvonn.strategies import playout

HEADERS = {"Event": "ladder.dvonn", "Site": "Little Golem", "White": "anna", "Black": "ben"}


@given(records())
def test_a_record_is_read_as_it_is_written_but_for_the_times(record: Record) -> None:
    again = Record.parse(str(record))
    assert again == replace(record, times=())
    assert list(again.headers) == list(record.headers)
    assert hash(again) == hash(replace(record, times=()))


def finished_game() -> Game:
    return playout(Random(1), 150)


def test_a_record_begins_with_headers_and_numbers_its_turns() -> None:
    game = Game(map(Place, SPACES[:5]))
    assert str(Record(game, HEADERS)) == (
        "Event [ladder.dvonn]\nSite [Little Golem]\nWhite [anna]\nBlack [ben]\n1. a1 b1 2. c1 d1 3. e1\n"
    )


def test_headers_and_moves_may_follow_each_other_on_one_line_in_capitals() -> None:
    record = Record.parse("Event [x] Site [y] White [Anna B.] Black [ben] 1. A1 B1 2. C1 D1 3. E1")
    assert record.headers == {"Event": "x", "Site": "y", "White": "Anna B.", "Black": "ben"}
    assert record.game == Game(map(Place, SPACES[:5]))


def test_lines_may_break_anywhere_between_words() -> None:
    record = Record(finished_game(), HEADERS)
    headers, moves = str(record).split("1. ", 1)
    broken = headers + "1. " + re.sub(r"\s+", "\r\n\r\n ", moves)
    assert Record.parse(broken) == record


def test_lines_are_at_most_80_characters_long() -> None:
    assert max(map(len, str(Record(finished_game(), HEADERS)).splitlines())) <= 80


def test_moves_may_stand_without_numbers() -> None:
    game = finished_game()
    assert Record.parse(" ".join(map(str, game.moves))) == Record(game)


def test_numbers_need_no_blank_behind_them() -> None:
    assert Record.parse("1.a1 b1 2.c1 d1").game == Game(map(Place, SPACES[:4]))


def test_the_last_placement_is_left_out_when_moves_follow_because_it_is_forced() -> None:
    game = finished_game()
    words = str(Record(game)).split()
    assert words[72:75] == ["25.", str(game.moves[49]), str(game.moves[50])]
    assert Record.parse(str(Record(game))).game.moves[48] == game.moves[48]


def test_the_last_placement_may_also_be_written() -> None:
    game = finished_game()
    placements = " ".join(
        f"{ply // 2 + 1}. {game.moves[ply]} {game.moves[ply + 1]}" for ply in range(0, 48, 2)
    )
    paired = f"{placements} 25. {game.moves[48]} {game.moves[49]} 26. {game.moves[50]}"
    aligned = f"{placements} 25. {game.moves[48]} 26. {game.moves[49]} {game.moves[50]}"
    assert Record.parse(paired).game == Record.parse(aligned).game == Game(game.moves[:51])


def test_a_game_without_its_last_placement_is_not_completed_behind_ones_back() -> None:
    game = Game(map(Place, SPACES[:48]))
    assert len(Record.parse(str(Record(game))).game.moves) == 48


def test_a_forced_pass_is_written() -> None:
    record = Record.parse(f"Setup [{WHITE_IS_STUCK}] 1. PASS h3g3 2. pass g3e3")
    assert str(record).splitlines()[-1] == "1. pass h3g3 2. pass g3e3"
    assert record.game.position.phase is Phase.OVER


def test_the_player_to_move_may_resign() -> None:
    record = Record.parse("1. a1 b1 2. c1 Resign")
    assert record.resigned_by is Colour.BLACK
    assert str(record) == "1. a1 b1 2. c1 resign\n"


def test_the_player_who_is_not_to_move_may_resign() -> None:
    record = Record(Game(map(Place, SPACES[:3])), ended=Ended(Termination.RESIGNATION, Colour.WHITE))
    assert str(record) == "1. a1 b1 2. c1 ... 3. resign\n"
    assert Record.parse(str(record)) == record


def test_a_game_that_is_over_cannot_be_resigned() -> None:
    game = finished_game()
    with pytest.raises(ValueError, match="board"):
        Record(game, ended=Ended(Termination.RESIGNATION, Colour.WHITE))
    with pytest.raises(UnreadableError) as refused:
        Record.parse(f"{Record(game)} resign")
    assert refused.value.expected is Expected.END


def test_a_game_that_is_over_by_the_rules_ended_on_the_board() -> None:
    game = finished_game()
    outcome = game.position.outcome
    assert outcome is not None
    assert outcome.winner is not None
    record = Record(game)
    assert record.ended == Ended(Termination.BOARD, outcome.winner.opponent)
    assert record.ended.winner is outcome.winner
    assert Record(game, ended=record.ended) == record
    assert record.resigned_by is None


def test_a_game_that_continues_did_not_end_on_the_board() -> None:
    assert Record(Game()).ended is None
    with pytest.raises(ValueError, match="board"):
        Record(Game(), ended=Ended(Termination.BOARD))


@pytest.mark.parametrize(
    ("ended", "written"),
    [
        (Ended(Termination.TIME, Colour.WHITE), "B+T"),
        (Ended(Termination.TIME, Colour.BLACK), "W+T"),
        (Ended(Termination.AGREEMENT), "Draw"),
        (Ended(Termination.ABANDONED), "Void"),
    ],
)
def test_an_end_beyond_the_board_that_is_no_resignation_is_reported_in_a_header(
    ended: Ended, written: str
) -> None:
    record = Record(Game(map(Place, SPACES[:3])), {"White": "anna"}, ended)
    assert str(record) == f"White [anna]\nEnded [{written}]\n1. a1 b1 2. c1\n"
    assert Record.parse(str(record)) == record


def test_a_game_that_has_ended_is_not_resigned_as_well() -> None:
    with pytest.raises(UnreadableError) as refused:
        Record.parse("Ended [W+T] 1. a1 b1 resign")
    assert (refused.value.column, refused.value.expected) == (22, Expected.END)


def test_times_are_kept_in_utc_and_to_the_second() -> None:
    game = Game(map(Place, SPACES[:2]))
    time = datetime(2025, 3, 1, 20, 30, 1, 999, tzinfo=timezone(timedelta(hours=2)))
    assert Record(game, times=(time, None)).times == (datetime(2025, 3, 1, 18, 30, 1, tzinfo=UTC), None)
    assert Record(game, times=(None, None)) == Record(game)


def test_each_move_has_its_time_or_none() -> None:
    game = Game(map(Place, SPACES[:2]))
    time = datetime(2025, 3, 1, 18, 30, tzinfo=UTC)
    assert Record(game, times=(None, time)).timed_moves() == [
        (Place(SPACES[0]), None),
        (Place(SPACES[1]), time),
    ]
    assert Record(game).timed_moves() == [(Place(SPACES[0]), None), (Place(SPACES[1]), None)]


@pytest.mark.parametrize("times", [(None,), (datetime(2025, 3, 1), None)])  # noqa: DTZ001  that is what is refused
def test_there_is_a_time_for_each_move_and_it_has_a_zone(times: tuple[datetime | None, ...]) -> None:
    with pytest.raises(ValueError, match="time"):
        Record(Game(map(Place, SPACES[:2])), times=times)


@pytest.mark.parametrize("value", ["[ABC] Bob", "a\\b", "]", "\\", "two\nlines", ""])
def test_a_header_holds_any_text(value: str) -> None:
    record = Record(Game(), {"White": value})
    assert Record.parse(str(record)).headers == {"White": value}


@pytest.mark.parametrize("name", ["Setup", "Ended", "", "White Elo", "Größe", "1st"])
def test_a_header_has_a_name_of_letters_that_the_record_does_not_use_itself(name: str) -> None:
    with pytest.raises(ValueError, match="header"):
        Record(Game(), {name: "x"})


def test_headers_cannot_be_changed_behind_a_records_back() -> None:
    headers = {"White": "anna"}
    record = Record(Game(), headers)
    headers["White"] = "ben"
    assert record.headers == {"White": "anna"}
    with pytest.raises(TypeError):
        record.headers["White"] = "carl"  # type: ignore[index]  # it must not work


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("White [anna", 1, 7, Expected.HEADER_VALUE),
        ("White [a]\nWhite [b]", 2, 1, Expected.HEADER),
        ("Setup [nonsense]", 1, 7, Expected.POSITION),
        ("Ended [nonsense]", 1, 7, Expected.RESULT),
        ("White anna", 1, 1, Expected.MOVE),
        ("1. a1 b1\n3. c1", 2, 1, Expected.MOVE_NUMBER),
        ("1. a1 b1\nc1", 2, 1, Expected.MOVE_NUMBER),
        ("1. a1 b1 2. c1\n   x9", 2, 4, Expected.SPACE),
        ("1. a1\nb1 2. b1", 2, 7, Expected.LEGAL_MOVE),
        ("1. a1\rb1\r\n2. b1", 3, 4, Expected.LEGAL_MOVE),
        ("1. a1\nc1d1", 2, 1, Expected.LEGAL_MOVE),
        ("1. a1 b1c2d3", 1, 11, Expected.BLANK),
        ("1. a1 b1?c1", 1, 9, Expected.BLANK),
        ("1. a1 ?", 1, 7, Expected.MOVE),
        ("1. a1 resign b1", 1, 14, Expected.END),
        ("1. a1 ... b1", 1, 7, Expected.MOVE),
        ("99999999999999999999. a1", 1, 1, Expected.MOVE),
    ],
)
def test_an_unreadable_record_says_line_column_and_what_was_expected(
    text: str, line: int, column: int, expected: Expected
) -> None:
    assert refusal_of(Record.parse, text) == (line, column, expected)


def test_an_illegal_move_in_a_record_comes_with_its_reason() -> None:
    with pytest.raises(UnreadableError) as refused:
        Record.parse("1. a1 a1")
    assert isinstance(refused.value.__cause__, IllegalMove)
    assert refused.value.__cause__.move == Place(Space("a", 1))


def test_a_space_off_the_board_in_a_record_is_reported() -> None:
    with pytest.raises(OffTheBoardError) as refused:
        Record.parse("1. a1 a4")
    assert (refused.value.name, refused.value.column) == ("a4", 7)


def test_an_empty_text_is_the_record_of_a_game_that_has_not_begun() -> None:
    assert Record.parse("") == Record(Game())
    assert Record.parse("").game.position == Position()


@given(st.text(st.sampled_from("abc123. resignpa[]\n")))
def test_any_text_is_read_or_refused_at_a_place_inside_it(text: str) -> None:
    try:
        Record.parse(text)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(text)  # noqa: PT017  most texts are refused, some are not

"""Records as Boardspace writes them: real ones, and made-up ones in which something is wrong."""

from pathlib import Path

import pytest

from dvonn import (
    Colour,
    Ended,
    Expected,
    IllegalMove,
    Jump,
    Termination,
    UnreadableError,
    parse_game,
    read_record,
)
from tests.dvonn.boardspace import read_results, spread, steps
from tests.dvonn.recorded import FOLDERS, OWN, read_games

PLAYERS = '(;GM[Dvonn]VV[1]P0[id "Anna"]P1[id "Ben"];P0[0 Start P0]'
HEAD = "(;GM[Dvonn];P0[0 Start P0]"


FINISHED = [parse_game(line["moves"]) for line in read_games(OWN)]
A_TIE = next(game for game in FINISHED if game.position.score.lead == 0)
BLACK_WON = next(game for game in FINISHED if game.position.score.white < game.position.score.black)


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_game_of_an_archive_is_read_to_its_end(folder: Path) -> None:
    results = read_results(folder)
    paths = sorted((folder / "boardspace").glob("*.sgf"))
    assert paths
    for path in paths:
        record = read_record(path.read_text(encoding="utf-8"))
        known = results[" ".join(map(str, record.game.moves))]
        assert list(record.game.position.score) == known["score"], path
        assert record.ended == Ended.on_the_board(record.game.position), path
        assert record.headers["Site"] == "Boardspace", path
        assert str(known["year"]) in record.headers["Date"], path
        assert (record.headers["White"] == "Dumbot") == (known["white"] == "Dumbot"), path


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("P0[1 pick wr 2];P0[2 drop wr 2];P0[3 pick wr 2];P0[4 dropb D 3];P0[5 done]", "d3"),
        ("P0[1 dropb D 3];P0[2 pickb D 3];P0[3 dropb E 4];P0[4 done]", "e4"),
        ("P0[1 dropb D 3];P0[2 done];P1[3 dropb A 1]", "d3"),  # the second turn isn't done
        ("P0[1 dropb D 3];P0[2 done];P0[time 0:05:41 ]P1[time 0:08:02 ]", "d3"),
    ],
)
def test_a_change_of_mind_is_no_move(hand: str, moves: str) -> None:
    assert " ".join(map(str, read_record(f"{HEAD};{hand})").game.moves)) == moves


def test_a_stack_that_is_put_back_or_moved_on_counts_where_it_stays() -> None:
    move = BLACK_WON.moves[49]
    assert isinstance(move, Jump)
    source, target = spread(move.source), spread(move.target)
    hand = f"P0[1 pickb {source}];P0[2 dropb {source}];P0[3 pickb {source}];P0[4 dropb K 5];P0[5 pickb K 5]"
    for taken in (f"{hand};P0[6 dropb {target}]", f"P0[1 move {source} {target}]"):
        record = read_record(f"{HEAD}{steps(BLACK_WON, 49)};{taken};P0[7 done])")
        assert record.game.moves == BLACK_WON.moves[:50]


def test_whoever_starts_is_white() -> None:
    text = PLAYERS.replace("Start P0", "Start P1") + ";P1[1 dropb C 3];P1[2 done];P0[3 dropb D 3];P0[4 done])"
    record = read_record(text)
    assert (record.headers["White"], record.headers["Black"]) == ("Ben", "Anna")
    assert len(record.game.moves) == 2


@pytest.mark.parametrize(
    ("written", "loser"),
    [
        ("", None),
        (";P1[9 resign];P1[10 done]", Colour.BLACK),
        (";P0[9 pickb A 1];P0[9 resign]", Colour.WHITE),
        (";RE[De partij is gewonnen door Ben]", Colour.WHITE),
        (";RE[Game won by Anna]", Colour.BLACK),
    ],
)
def test_who_has_resigned_is_told_by_a_step_or_by_the_result_in_any_language(
    written: str, loser: Colour | None
) -> None:
    record = read_record(f"{PLAYERS}{steps(BLACK_WON, 49)}{written})")
    assert record.resigned_by is loser
    assert (record.ended is None) == (loser is None)


def test_a_result_that_names_nobody_is_a_draw_and_a_longer_name_is_not_taken_for_a_shorter() -> None:
    assert read_record(f"{PLAYERS};RE[Das Spiel ist unentschieden])").ended == Ended(Termination.AGREEMENT)
    text = PLAYERS.replace("Anna", "Benny") + ";RE[Game won by Benny])"
    assert read_record(text).resigned_by is Colour.BLACK
    both = PLAYERS + ";RE[Anna beats Ben])"
    assert read_record(both).resigned_by is None
    namesakes = PLAYERS.replace("Ben", "Anna") + ";RE[Game won by Anna])"
    assert read_record(namesakes).resigned_by is None


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        (f"{HEAD};P0[>1 dropb D 9];P0[2 done])", Expected.SPACE),
        (f"{HEAD};P0[>1 fly D 3])", Expected.STEP),
        (f"{HEAD};P0[>1 dropb D])", Expected.STEP),
        (f"{HEAD};P0[>1 pickb D 3 E 3])", Expected.STEP),
        (f"{HEAD};P0[>1 move D 3])", Expected.STEP),
        (f"{HEAD};P0[>1 pass D 3])", Expected.STEP),
        (f"{HEAD};P0[1 dropb D 3];P0[>2 dropb E 3])", Expected.STEP),
        (f"{HEAD};P0[1 pickb D 3];P0[>2 done])", Expected.STEP),
        (f"{HEAD};P0[1 pickb D 3];P0[>2 pickb E 3])", Expected.STEP),
        (f"{HEAD};P0[1 pickb D 3];P0[>2 pick wr 3])", Expected.STEP),
        (f"{HEAD};P0[1 dropb D 3];P0[2 done];P1[>3 start P1])", Expected.STEP),
        (f"{HEAD};P0[1 dropb D 3];P0[2 done];P0[>3 dropb E 3];P0[4 done])", Expected.OTHER_COLOUR),
        (f"{HEAD};P0[1 dropb D 3];P0[2 done];P1[>3 dropb D 3];P1[4 done])", Expected.LEGAL_MOVE),
        (f"{HEAD};P0[>1 done])", Expected.LEGAL_MOVE),
        (f"{HEAD};P0[1 resign];P1[>2 dropb D 3])", Expected.END),
        (f"{HEAD};P0[1 dropb D 3]>", Expected.PROPERTY),
        (f"{HEAD};P0>)", Expected.HEADER_VALUE),
        (f"{PLAYERS};RE[>Game won by Anna]{steps(BLACK_WON, len(BLACK_WON.moves))})", Expected.RESULT),
        (f"{PLAYERS};RE[>Game won by Anna]{steps(A_TIE, len(A_TIE.moves))})", Expected.RESULT),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_with_the_place(marked: str, expected: Expected) -> None:
    place = marked.index(">")
    with pytest.raises(UnreadableError) as flaw:
        read_record(marked.replace(">", ""))
    assert (flaw.value.offset, flaw.value.expected) == (place, expected)
    assert isinstance(flaw.value.__cause__, IllegalMove) == (expected is Expected.LEGAL_MOVE)

"""Records in which something is wrong: they are read to the end or refused, and never read as a shorter game."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dvonn import (
    Expected,
    Game,
    Place,
    Record,
    Space,
    UnreadableError,
    format_json,
    format_sgf,
    parse_game,
    read_record,
)
from tests.dvonn.boardspace import steps
from tests.dvonn.recorded import OWN, read_games
from tests.dvonn.records.strategies import refusal_of
from tests.dvonn.strategies import playout

FINISHED = [parse_game(line["moves"]) for line in read_games(OWN)]
DECIDED = [game for game in FINISHED if game.position.score.lead]
"""Of a tie, the result says no more than that of a draw by agreement, anywhere."""


def boardspace(record: Record) -> str:
    white, black = record.game.position.score
    result = "drawn" if white == black else f"won by {'Anna' if white > black else 'Ben'}"
    head = f'(;\nGM[Dvonn]VV[1]\nRE[Game {result}]\nP0[id "Anna"]\nP1[id "Ben"]\n; P0[0 Start P0]\n'
    return f"{head}{steps(record.game, len(record.game.moves))}\n)\n"


WRITERS: dict[str, Callable[[Record], str]] = {
    "Little Golem": str,
    "SGF": format_sgf,
    "JSON": format_json,
    "Boardspace": boardspace,
}
SIGNS = 'abk15 WBP0.()[]":,\\\n\u200b'
"""Without those that begin a comment."""


def disturbed(text: str, rng: Random) -> str:
    """A text with one character more, less, or another one."""
    at = rng.randrange(len(text))
    instead: str = rng.choice([*SIGNS, ""])
    return text[:at] + instead + text[at + rng.randrange(2) :]


@pytest.mark.parametrize("name", WRITERS)
@given(game=st.sampled_from(FINISHED), rng=st.builds(Random, st.integers(0, 2**32)))
def test_a_wrong_character_never_makes_a_game_shorter(name: str, game: Game, rng: Random) -> None:
    text = WRITERS[name](Record(game, {"White": "Anna", "Black": "Ben"}))
    assert read_record(text).game == game
    wrong = disturbed(text, rng)
    try:
        found = read_record(wrong)
    except UnreadableError as refused:
        assert 0 <= refused.offset <= len(wrong)  # noqa: PT017  some are read, whose game is compared
    else:
        assert len(found.game.moves) >= len(game.moves)


@pytest.mark.parametrize("name", ["SGF", "JSON", "Boardspace"])
@given(game=st.sampled_from(DECIDED), rng=st.builds(Random, st.integers(0, 2**32)))
@example(game=DECIDED[0], rng=Random(214521))
def test_a_line_that_is_missing_twice_there_or_in_the_wrong_place_never_makes_a_game_shorter(
    name: str, game: Game, rng: Random
) -> None:
    lines = WRITERS[name](Record(game, {"White": "Anna", "Black": "Ben"})).splitlines()
    number = rng.randrange(len(lines))
    line = lines.pop(number)
    lines[number:number] = rng.choice([[], [line, line]])
    if rng.random() < 0.5:
        lines.insert(rng.randrange(len(lines)), line)
    try:
        found = read_record("\n".join(lines))
    except UnreadableError:
        return
    assert len(found.game.moves) >= len(game.moves)


@pytest.mark.parametrize("name", ["SGF", "JSON", "Boardspace"])
def test_a_text_that_breaks_off_is_refused(name: str) -> None:
    game = FINISHED[0]
    text = WRITERS[name](Record(game)).rstrip()
    for end in range(1, len(text), 7):
        with pytest.raises(UnreadableError):
            read_record(text[:end])


@pytest.mark.parametrize("name", WRITERS)
def test_a_move_after_the_end_is_refused(name: str) -> None:
    text = WRITERS[name](Record(FINISHED[0])).rstrip()
    more = {
        "Little Golem": f"{text}\na1b1",
        "SGF": f"{text[:-1]};W[a1b1])",
        "JSON": re.sub(r"\s*\](,\n  \"result\".*)?\n}", r', {"move": "a1b1"}]\1}', text),
        "Boardspace": f"{text[:-1]};P0[999 move A 1 B 1];P0[1000 done])",
    }
    assert more[name] != text
    with pytest.raises(UnreadableError):
        read_record(more[name])
    with pytest.raises(UnreadableError):
        read_record(f"{text}\n;W[a1b1];B[b1c1]\n")


C3, D3 = Place(Space("c", 3)), Place(Space("d", 3))


@pytest.mark.parametrize(
    "text",
    [
        "(;FF[4]GM[Dvonn]PW[Anna]PB[Ben];W[c3];B[d3])",
        "(;GM[dvonn];W[c3];B[d3])",
        "(;FF[3]GaMe[37];White[c3];Black[d3])",
        "(;GM[37];W[c3,];B[ D3. ])",
    ],
)
def test_the_dialect_is_reported_by_its_moves_and_not_by_the_name_of_the_game(text: str) -> None:
    assert read_record(text).game.moves == (C3, D3)


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("(;GM[37];W[c3]\n;X[d3])", 2, 4, Expected.PLAYER),
        ("(;GM[37];W[c3]\n;AB[d3][e3])", 2, 5, Expected.PLAYER),
        ("(;GM[37];W[c3]\n;PB[d3])", 2, 5, Expected.PLAYER),
        ("(;GM[37];W[c3]\n;X[d9])", 2, 4, Expected.PLAYER),
        ("(;GM[37]MOVES[c3 d3 e3])", 1, 15, Expected.MOVE),
        ("(;GM[37];W[c3])\n(;B[d3])", 2, 1, Expected.END),
        ('(;GM[Dvonn]P0[id "Anna"]\n;W[c3];B[d3])', 2, 4, Expected.PLAYER),
        ("(;GM[Dvonn]\n;P0[1 dropb E 4];P0[2 done];P2[3 dropb I 3];P2[4 done])", 2, 32, Expected.PLAYER),
        ("(;GM[Dvonn]\n;P0[dropb E 4];P0[2 done])", 2, 5, Expected.STEP),
        ("(;GM[Dvonn]\n;P0[l dropb E 4];P0[2 done])", 2, 5, Expected.STEP),
        ("(;GM[Dvonn];P0[1 dropb E 4]\n;P1[2 pickb E 4];P1[3 done])", 2, 5, Expected.OTHER_COLOUR),
        ("(;GM[Dvonn];P0[1 dropb E 4]\n;P0[2 move E 4 E 5];P0[3 done])", 2, 5, Expected.STEP),
        ("(;GM[Dvonn];P0[1 dropb E 4]\n;P0[2 pass];P0[3 done])", 2, 5, Expected.STEP),
        ('(;GM[Dvonn]RE[won by A]P0[id "A"]\n;P0[1 dropb E 4])', 2, 5, Expected.STEP),
        ("(;GM[Dvonn];P0[1 dropb E 4];P0[2 done])\n;P1[3 dropb I 3];P1[4 done]", 2, 1, Expected.END),
        ("(;GM[Dvonn];P0[1 dropb E 4];P0[2 done])\nP1[3 dropb I 3])", 2, 1, Expected.END),
        ("White [Anna]\nMoves [1. c3 d3 2. e3]", 2, 11, Expected.MOVE),
        ("# a log\n# of nothing", 2, 13, Expected.MOVE),
        ("; c3 d3", 1, 8, Expected.MOVE),
        (";W[c3];B[d3]", 1, 1, Expected.MOVE),
        ("1. c3 d3 {2. e3", 1, 10, Expected.MOVE),
        ("1. c3 d3\n2. с9", 2, 4, Expected.SPACE),  # noqa: RUF001  Cyrillic
    ],
)
def test_moves_that_are_not_understood_are_reported_and_not_skipped(
    text: str, line: int, column: int, expected: Expected
) -> None:
    assert refusal_of(read_record, text) == (line, column, expected)


def test_names_and_notes_may_look_like_moves_and_a_record_may_have_none() -> None:
    text = "(;GM[37]PW[a1]PB[b2]GN[a1-b2]XY[hello]C[c3];W[c3]C[d3d4]LB[d3:d4]TR[d3])"
    assert read_record(text).game.moves == (C3,)
    assert read_record('(;GM[Dvonn]GN[a1-b2]P0[id "done"]P1[id "a1"])').headers["White"] == "done"
    assert read_record("(;GM[37]PW[Anna])").game == read_record("White [Anna]").game == Game()
    several = "(;GM[37];W[c3])(;GM[37];W[d3])"
    assert read_record(several).game.moves == (C3,)


# comments and disguises


def log_of(game: Game, rng: Random) -> str:
    """A game as PrimaDvonna logs it: capitals without numbers in lines of 80 columns, and comments."""
    words, lines = " ".join(map(str, game.moves)).upper().split(), ["# seed 619370", ""]
    while words:
        lines += [f"# val={rng.randrange(99)} best {words[-1]}"] * rng.randrange(2)
        lines += [" ".join(words[:16])]
        del words[:16]
    return rng.choice(["\n", "\r\n", "\r"]).join([*lines, "# over"])


@given(st.builds(Random, st.integers(0, 2**32)))
def test_comments_between_moves_are_skipped(rng: Random) -> None:
    game = playout(rng, rng.randrange(1, 120))
    assert read_record(log_of(game, rng)).game == game
    words = str(Record(game, {"White": "Anna"})).split("\n")
    marks = ["# c3", "// {", "; best", "  ; later", "{0:12}", "{ two\nlines }", ""]
    lines = [line for word in words for line in (rng.choice(marks), word)]
    assert read_record("\n".join(lines)) == Record(game, {"White": "Anna"})


@pytest.mark.parametrize("mark", ["#", ";", "//"])
def test_lines_before_a_record_of_any_format_may_be_comments(mark: str) -> None:
    record = Record(FINISHED[0], {"White": "Änna"})
    for name, write in WRITERS.items():
        text = f"{mark} saved in the {name}\n\n {mark} twice\r\n{write(record)}"
        assert read_record(text).game == record.game


def test_moves_in_a_record_may_be_marked_and_disguised_but_names_stay_as_they_are() -> None:
    text = "White [Аnnа] 1. с3! Ｄ３?! 2. \u2068e3\u2069 … resign"  # noqa: RUF001  Cyrillic and full-width
    record = read_record(text)
    assert " ".join(map(str, record.game.moves)) == "c3 d3 e3"
    assert record.headers["White"] == "Аnnа"  # noqa: RUF001  Cyrillic
    assert record.resigned_by is not None

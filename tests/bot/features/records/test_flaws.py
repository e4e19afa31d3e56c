"""The flaws of a record, told with the line, the column, and what was expected there."""

import pytest

from bot.catalogue import language_for
from bot.domain.refusals import Refused
from bot.features.records.refusals import EXAMPLES, UNREADABLE_RECORD, WORDED
from bot.requests.refusal_sentences import describe_refusal
from dvonn import Expected, UnreadableError, format_game, read_record
from tests.bot.company import CLEO
from tests.bot.played import first_plies, recorded

ENGLISH = language_for("en")
PLACED = format_game(first_plies(recorded()[0], 49))


def told(text: str) -> str:
    """The sentence on a text that is no record."""
    with pytest.raises(UnreadableError) as flaw:
        read_record(text)
    return describe_refusal(Refused(UNREADABLE_RECORD, flaw.value), CLEO.id, ENGLISH)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("1. c3 then", "line 1, column 7", "Expected here: `c3`, `c3d4`, `pass`."),
        ("1. c3 a9", "line 1, column 7", "“a9” isn’t a space of the board."),
        ("1. c3 f2\n2. f2", "line 2, column 4", "This move isn’t possible there: f2. f2 is occupied."),
        ("1. c3 f2\r\n\r\n3. a1", "line 3, column 1", "Expected: the number of the next turn."),
        ("White [anna", "line 1, column 7", "Expected here: `[…]`."),
        ("White [a] White [b]", "line 1, column 11", "This is here twice"),
        ("Setup [nonsense] 1. c3", "line 1, column 7", "Expected: a position on one line"),
        ("Ended [W+5] 1. c3", "line 1, column 7", "This result contradicts the moves."),
        ("(;GM[37]", "line 1, column 9", "Expected here: `W[c3]`, `;`, `(`, `)`."),
        ("(;W[c3]TIME[noon])", "line 1, column 13", "Expected here: `2025-03-01T18:30:00Z`."),
        ("(;W[c3];W[f2])", "line 1, column 11", "It’s the other player’s turn there."),
        ("(;GM[1])", "line 1, column 6", "In SGF, DVONN is GM[37]."),
        ('{"version": 2}', "“version”", "Expected here: `1`."),
        (
            '{"version": 1,\n "colour": 1}',
            "“colour”",
            "Expected here: `version`, `headers`, `start`, `moves`, `result`.",
        ),
        ('{"version": 1, "moves": [{"move": "c3"}, {}]}', "“moves[1].move”", "Expected here: `c3`, "),
        ('{"version": 1, "moves": [{"move": "a9"}]}', "“moves[0].move”", "“a9” isn’t a space"),
        ('{"version": 1, "moves": [{"move": "c3"} {}]}', "column 41", "Expected: JSON"),
        ('{"version": 1, "moves": []} again', "column 29", "Expected: JSON"),
        (
            '{"version": 1, "moves": [], "**@everyone": 1}',
            "“\\*\\*@\u200beveryone”",
            "Expected here: `version`, ",
        ),
    ],
)
def test_the_place_and_what_was_expected_are_reported(text: str, place: str, expected: str) -> None:
    sentence = told(text)
    assert place in sentence
    assert expected in sentence


def test_everything_that_can_be_expected_is_reported_by_examples_or_in_a_sentence() -> None:
    assert {*EXAMPLES, *WORDED} == {*Expected}
    assert not EXAMPLES.keys() & WORDED.keys()


def test_the_rule_that_a_move_breaks_is_reported_with_what_would_be_legal() -> None:
    sentence = told(f"{PLACED} 26. a1a2")
    assert "This move isn’t possible there: a1 → a2." in sentence
    assert "Stacks you can move:" in sentence

"""The flaws of a record, told with the line, the column, and what was expected there."""

import pytest

from bot.catalogue import language_for
from bot.domain.refusals import RefusalReason, Refused
from bot.requests.refusal_sentences import describe_refusal
from dvonn import UnreadableError, format_game, read_record
from tests.bot.company import CLEO
from tests.bot.played import first_plies, recorded

ENGLISH = language_for("en")
PLACED = format_game(first_plies(recorded()[0], 49))


def told(text: str) -> str:
    """The sentence on a text that is no record."""
    with pytest.raises(UnreadableError) as flaw:
        read_record(text)
    return describe_refusal(Refused(RefusalReason.UNREADABLE_RECORD, flaw.value), CLEO.id, ENGLISH)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("1. c3 then", "line 1, column 7", "A move should be there"),
        ("1. c3 a9", "line 1, column 7", "“a9” is not a space of the board."),
        ("1. c3 f2\n2. f2", "line 2, column 4", "f2 can’t be played there. f2 is occupied."),
        ("1. c3 f2\r\n\r\n3. a1", "line 3, column 1", "The number of the next turn should be there."),
        ("White [anna", "line 1, column 7", "A value in square brackets should follow there."),
        ("White [a] White [b]", "line 1, column 11", "This header appears a second time"),
        ("Setup [nonsense] 1. c3", "line 1, column 7", "A position in one line should be there"),
        ("Ended [W+5] 1. c3", "line 1, column 7", "This result doesn’t match the moves."),
        ("(;GM[37]", "line 1, column 9", "A property, a semicolon or a parenthesis should be there"),
        ("(;W[c3]TIME[noon])", "line 1, column 13", "A time should be there"),
        ("(;W[c3];W[f2])", "line 1, column 11", "It’s the other player’s turn there."),
        ("(;GM[1])", "line 1, column 6", "DVONN has the number 37 there."),
        ('{"version": 2}', "“version”", "The version of the format should be there: 1."),
        ('{"version": 1,\n "colour": 1}', "“colour”", "One of the names version, headers"),
        ('{"version": 1, "moves": [{"move": "c3"}, {}]}', "“moves[1].move”", "A move should be there"),
        ('{"version": 1, "moves": [{"move": "a9"}]}', "“moves[0].move”", "“a9” is not a space"),
        ('{"version": 1, "moves": [{"move": "c3"} {}]}', "column 41", "no longer JSON"),
        ('{"version": 1, "moves": []} again', "column 29", "no longer JSON"),
        ('{"version": 1, "moves": [], "**@everyone": 1}', "“\\*\\*@\u200beveryone”", "One of the names"),
    ],
)
def test_the_place_and_what_was_expected_are_told(text: str, place: str, expected: str) -> None:
    sentence = told(text)
    assert place in sentence
    assert expected in sentence


def test_the_rule_that_a_move_breaks_is_told_with_what_would_be_legal() -> None:
    sentence = told(f"{PLACED} 26. a1a2")
    assert "a1 → a2 can’t be played there." in sentence
    assert "You can move:" in sentence

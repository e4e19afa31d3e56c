"""The refusals of imported records."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.catalogue.refusals import fill_in, word
from bot.domain.refusals import DeclaredReason
from bot.pages.game_words import describe_move
from bot.requests.refusal_sentences import KIB, describe_illegal_move
from bot.toolkit.words import in_a_row, listed, quoted
from dvonn import Expected, IllegalMove, OffTheBoardError, UnreadableError

NO_RECORD_GIVEN = DeclaredReason("no-record-given")
"""Neither a text nor a file was given, or both were, or the given one is empty."""
NO_RECORD_IN_MESSAGE = DeclaredReason("no-record-in-message")
"""The message has no text and no file that could be a record."""
RECORD_TOO_LARGE = DeclaredReason("record-too-large", int)
"""Larger than the limit, in bytes."""
FILE_NOT_GIVEN = DeclaredReason("file-not-given")
"""Discord doesn't return the file."""
RECORD_NOT_TEXT = DeclaredReason("record-not-text")
"""The file is not UTF-8 text."""
UNREADABLE_RECORD = DeclaredReason("unreadable-record", UnreadableError)
"""The error says where and what was expected; for an illegal move, its cause says which rule is broken."""

LONGEST_FIELD = 80
"""How many characters of a field's path are repeated; its keys can be arbitrary text from the record."""

EXAMPLES: Mapping[Expected, tuple[str, ...]] = {
    Expected.SPACE: ("c3",),
    Expected.MOVE: ("c3", "c3d4", "pass"),
    Expected.STACK: ("W", "BWD", "."),
    Expected.NEXT_SPACE: (",",),
    Expected.NEXT_ROW: ("/",),
    Expected.TURN: ("w", "b"),
    Expected.PHASE: ("p", "s"),
    Expected.HEADER_VALUE: ("[…]",),
    Expected.PLAYER: ("W", "B", "P0", "P1"),
    Expected.TIME: ("2025-03-01T18:30:00Z",),
    Expected.TREE: ("(",),
    Expected.NODE: (";",),
    Expected.PROPERTY: ("W[c3]", ";", "(", ")"),
    Expected.PARENTHESIS: ("(", ")"),
    Expected.STEP: ("dropb E 4", "pickb E 4", "move E 4 F 4", "pass", "done"),
    Expected.OBJECT: ("{…}",),
    Expected.LIST: ("[…]",),
    Expected.STRING: ('"…"',),
    Expected.MEMBER: ("version", "headers", "start", "moves", "result"),
    Expected.MOVE_MEMBER: ("move", "time"),
    Expected.VERSION: ("1",),
    Expected.MOVES: ('"moves": […]',),
}
"""Valid texts, as examples of what was expected."""

WORDED: Mapping[Expected, str] = {
    Expected.END: "end",
    Expected.BLANK: "blank",
    Expected.POSITION: "position",
    Expected.HEADER: "once",
    Expected.ONE_VALUE: "once",
    Expected.HEADER_NAME: "header-name",
    Expected.MOVE_NUMBER: "move-number",
    Expected.LEGAL_MOVE: "legal-move",
    Expected.OTHER_COLOUR: "other-colour",
    Expected.RESULT: "result",
    Expected.CHARACTER: "character",
    Expected.GAME: "game",
    Expected.JSON: "json",
}
"""The sentences on what no example shows."""


def describe_flaw(flaw: UnreadableError, language: Language) -> str:
    """Describe where the flaw is and what was expected; for an illegal move, the rule that it breaks.

    The location is a line and column, or the field of a JSON document that is not a record.
    """
    if flaw.field:
        place = language.say("flaw-field", field=quoted(flaw.field[:LONGEST_FIELD]))
    else:
        place = language.say("flaw-place", line=flaw.line, column=flaw.column)
    illegal = flaw.__cause__
    if isinstance(illegal, IllegalMove):
        sentence = language.say("flaw-illegal", move=describe_move(illegal.move))
        return in_a_row([place, sentence, describe_illegal_move(illegal, language)], language)
    if isinstance(flaw, OffTheBoardError):
        return in_a_row([place, language.say("refused-not-a-space", text=quoted(flaw.name))], language)
    return in_a_row([place, _describe_expected(flaw.expected, language)], language)


def _describe_expected(expected: Expected, language: Language) -> str:
    if examples := EXAMPLES.get(expected):
        return language.say("expected-here", examples=listed((f"`{each}`" for each in examples), language))
    return language.say(f"expected-{WORDED[expected]}")


fill_in(lambda limit, _: {"limit": limit // KIB}, RECORD_TOO_LARGE)
word(lambda flaw, to: describe_flaw(flaw, to.language), UNREADABLE_RECORD)

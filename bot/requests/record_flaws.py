"""Describes flaws in imported records: where they are, and what was expected there."""

from bot.catalogue import Language
from bot.requests.illegal_moves import describe_illegal_move
from bot.ui.words import describe_move, in_a_row, quoted
from dvonn import IllegalMove, OffTheBoardError, UnreadableError

LONGEST_FIELD = 80
"""How many characters of a field's path are repeated; its keys can be arbitrary text from the record."""


def describe_flaw(flaw: UnreadableError, language: Language) -> str:
    """Describe where the flaw is and what was expected; for an illegal move, the rule that it breaks.

    The place is a line and column, or the field of a JSON document that is not a record.
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
    expected = flaw.expected.name.lower().replace("_", "-")
    return in_a_row([place, language.say("expected-" + expected)], language)

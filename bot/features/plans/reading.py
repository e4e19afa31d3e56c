"""Reading what people type who plan: spaces, or a line of moves."""

import re

from bot.catalogue import Language, language_for
from bot.domain.plan_tree import RESIGN, Ply
from bot.domain.refusals import RefusalReason, Refused
from dvonn import PASS, DvonnError, Jump, Space

_PLY = re.compile(
    r"(?P<source>[a-k][1-5])\s*(?:->|[-\u2010-\u2015\u2212→])?\s*(?P<target>[a-k][1-5])|(?P<word>[^\W\d_]+)\b",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\s,;]*")


def read_line(text: str, language: Language) -> tuple[Ply, ...]:
    """Read a line of moves, at whose end may stand `resign`: "c3-d4 e5e4, f3 g3 resign".

    That word and `pass` are those of the language, or English. Raises `Refused`: NOT_A_LINE with what stands where it
    can't be read on.
    """
    plies: list[Ply] = []
    at = _end_of_gap(text, 0)
    while at < len(text):
        found = _PLY.match(text, at)
        ply = found and _ply(found, language)
        if not found or not ply:
            raise Refused(RefusalReason.NOT_A_LINE, text[at:].split(maxsplit=1)[0][:20])
        plies.append(ply)
        at = _end_of_gap(text, found.end())
    return tuple(plies)


def _end_of_gap(text: str, start: int) -> int:
    found = _BETWEEN.match(text, start)
    return found.end() if found else start


def _ply(found: re.Match[str], language: Language) -> Ply | None:
    if found["word"]:
        return _named(found["word"].lower(), language)
    try:
        return Jump(Space.parse(found["source"]), Space.parse(found["target"]))
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_LINE, found[0]) from error


def _named(word: str, language: Language) -> Ply | None:
    """The pass or the resignation that a word means, if it means one."""
    for each in (language, language_for(None)):
        for words, ply in ((each.say("words-for-pass"), PASS), (each.say("words-for-resign"), RESIGN)):
            if word in words.split():
                return ply
    return None


def read_spaces(text: str) -> list[Space]:
    """Read spaces between blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the word that is none."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(RefusalReason.NOT_A_LIST_OF_SPACES, word[:20]) from error

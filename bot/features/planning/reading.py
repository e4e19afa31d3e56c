"""Reading what people type who plan: spaces, or a line of moves."""

import re

from bot.matches.plan_tree import RESIGN, Ply
from bot.matches.refusals import Refused, Why
from dvonn import PASS, DvonnError, Jump, Space

_PLY = re.compile(
    r"(?P<word>pass|resign)\b|(?P<source>[a-k][1-5])\s*(?:->|[-\u2010-\u2015\u2212→])?\s*(?P<target>[a-k][1-5])",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\s,;]*")


def read_line(text: str) -> tuple[Ply, ...]:
    """Read a line of moves, at whose end may stand `resign`: "c3-d4 e5e4, f3 g3 resign".

    Raises `Refused`: NOT_A_LINE with what stands where it can't be read on.
    """
    plies: list[Ply] = []
    at = _end_of_gap(text, 0)
    while at < len(text):
        found = _PLY.match(text, at)
        if found is None:
            raise Refused(Why.NOT_A_LINE, text[at:].split(maxsplit=1)[0][:20])
        plies.append(_ply(found))
        at = _end_of_gap(text, found.end())
    return tuple(plies)


def _end_of_gap(text: str, start: int) -> int:
    found = _BETWEEN.match(text, start)
    return found.end() if found else start


def _ply(found: re.Match[str]) -> Ply:
    if found["word"]:
        return PASS if found["word"].lower() == str(PASS) else RESIGN
    try:
        return Jump(Space.parse(found["source"]), Space.parse(found["target"]))
    except DvonnError as error:
        raise Refused(Why.NOT_A_LINE, found[0]) from error


def read_spaces(text: str) -> list[Space]:
    """Read spaces between blanks or commas. Raises `Refused`: NOT_A_LIST_OF_SPACES with the word that is none."""
    return [_space(word) for word in re.split(r"[\s,;]+", text) if word]


def _space(word: str) -> Space:
    try:
        return Space.parse(word)
    except DvonnError as error:
        raise Refused(Why.NOT_A_LIST_OF_SPACES, word[:20]) from error

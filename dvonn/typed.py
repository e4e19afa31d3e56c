"""Moves as people type, dictate and paste them: `12. C3 → D4!`, `` `c3`,`d4` ``, `(c3 to d4)`.

Storage and controls use the notation of the module `moves`, which this one leaves as it is. Nothing is guessed: a text
is a move only if it has one space or two, in the order from source to target, and nothing else that could mean
something.
"""

import re

from dvonn.moves import DASHES, PASS, RIGHT_ARROWS, Jump, Move, Place
from dvonn.plain import Plain
from dvonn.reading import Expected, UnreadableError
from dvonn.spaces import OffTheBoardError, Space

_TO = "to|nach|auf|a|à|hacia|vers|verso|su|naar|op|do|na|para"
"""The word between two spaces, in the languages of the players; `c3 a d4` is Spanish, Italian or Portuguese."""

_MARK = r"\s`*_~|\"'“”„‟‘’‚‛«»‹›()\[\]{}「」"  # noqa: RUF001  quotes of all kinds
"""Blanks, and signs around a word that change its look or set it apart."""

_MARKS = rf"[{_MARK}]*+"
_END = rf"[{_MARK}.!?,]*+"
_NUMBER = r"(?:[0-9]{1,3}\s?[.):]+)?"
"""The number of the turn: `12.`, `12)`, `12...`."""

_BETWEEN = rf"""(?:
    [{DASHES}]+>? | =*>+ | [{RIGHT_ARROWS}] | [,/:x×] | \.{{1,3}} | (?<=[{_MARK}])(?:{_TO})(?=[{_MARK}])
)?"""
_SPACE = r"[a-z]\s?[0-9]{1,3}"

_TYPED = re.compile(
    rf"""{_MARKS}(?P<angle><)?{_MARKS}{_NUMBER}{_MARKS}
    (?:(?P<passed>pass)|(?P<source>{_SPACE})(?:{_MARKS}{_BETWEEN}{_MARKS}(?P<target>{_SPACE}))?)
    {_END}(?(angle)>\s*+)""",
    re.VERBOSE,
)
_BEGUN = re.compile(
    rf"""{_MARKS}{_NUMBER}{_MARKS}
    (?P<source>[a-z](?:\s?[0-9])?)?(?:{_MARKS}{_BETWEEN}{_MARKS}(?P<target>[a-z](?:\s?[0-9])?)?)?{_END}""",
    re.VERBOSE,
)


def read_move(text: str) -> Move:
    """Read a move as people type it; the notation that `parse_move` reads is part of that.

    Raises `OffTheBoardError` for a space that does not exist, with its name as typed, and `UnreadableError` for any
    other text that is not a move.
    """
    plain = Plain.of(text)
    found = _TYPED.fullmatch(plain.text)
    if found is None:
        raise UnreadableError(text, 0, Expected.MOVE)
    if found["passed"]:
        return PASS
    source = _space(plain, found, "source")
    return Jump(source, _space(plain, found, "target")) if found["target"] else Place(source)


def begin_move(text: str) -> str:
    """Return the spaces of a move that is still being typed: `c3d` for ` **C3** → d`.

    A text that can't become a move is returned without its blanks.
    """
    plain = Plain.of(text).text
    found = _BEGUN.fullmatch(plain)
    written = f"{found['source'] or ''}{found['target'] or ''}" if found else plain
    return "".join(written.split())


def _space(plain: Plain, found: re.Match[str], name: str) -> Space:
    try:
        return Space.parse("".join(found[name].split()))
    except OffTheBoardError as flaw:
        begin, end = found.span(name)
        raise OffTheBoardError(plain.written, plain.offsets[begin], plain.as_written(begin, end)) from flaw

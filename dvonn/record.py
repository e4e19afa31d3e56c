"""The record of a game, the way Little Golem writes it: headers, then numbered moves.

    Event [ladder.dvonn] Site [Little Golem] White [anna] Black [ben]
    1. g2 c1 2. f5 d1 … 30. c3d3 pass 31. d3g3 resign

``resign`` stands where the next move would stand: the player to move gives up. If the opponent does, out of
turn, ``...`` stands in for the move that was never made. A game that did not begin with the empty board has
its start in the header ``Setup``, as a position's one-line text. In a header's value, ``]`` and the backslash
have a backslash before them. How the moves may be written is told in the module ``movetext``.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from dvonn.errors import Expected, ImpossiblePositionError, UnreadableError
from dvonn.game import Game
from dvonn.movetext import number_words, read_moves, words_of
from dvonn.position import Phase, Position
from dvonn.reading import Reader

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dvonn.pieces import Colour

_HEADER_NAME = re.compile(r"([A-Za-z]+)\s*(?=\[)")
_HEADER_VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_TO_ESCAPE = re.compile(r"[\]\\]")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_NOT_MADE = re.compile(r"\.\.\.\s*(?:[0-9]{1,4}\.\s*)?(?=resign\b)", re.IGNORECASE)
_RESIGN = re.compile(r"resign\b", re.IGNORECASE)
_SETUP = "Setup"
_WIDTH = 80


@dataclass(frozen=True)
class Record:
    """A game with its headers (name to value, in order) and the player who resigned it, if one did.

    ValueError if the game was over before the resignation, or if a header's name is not made of letters or is
    ``Setup``, which is written where the game needs it.
    """

    game: Game
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    resigned_by: Colour | None = None

    def __post_init__(self) -> None:
        if self.resigned_by and self.game.position.phase is Phase.OVER:
            raise ValueError("a game that is over cannot be resigned")
        for name in self.headers:
            if not (name.isascii() and name.isalpha()) or name == _SETUP:
                raise ValueError(f"no name for a header: {name!r}")
        object.__setattr__(self, "headers", MappingProxyType(dict(self.headers)))

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record.

        UnreadableError says where it is none, by offset, line and column, and what was expected there; where
        a move is illegal its cause is the IllegalMove.
        """
        reader = Reader(text)
        reader.skip_blanks()
        headers, start = _read_headers(reader)
        game = Game(read_moves(reader, start), start=start)
        resigned_by = _read_resignation(reader, game.position)
        reader.skip_blanks()
        if not reader.at_end():
            goes_on = game.position.to_move and not resigned_by
            raise reader.stop(Expected.MOVE if goes_on else Expected.END)
        return Record(game, headers, resigned_by)

    def __str__(self) -> str:
        headers = dict(self.headers)
        if self.game.start != Position():
            headers[_SETUP] = str(self.game.start)
        words = words_of(self.game.moves)
        if self.resigned_by:
            words += ["resign"] if self.resigned_by is self.game.position.to_move else ["...", "resign"]
        lines = [f"{name} [{_TO_ESCAPE.sub(_backslash, value)}]" for name, value in headers.items()]
        return "\n".join(lines + textwrap.wrap(number_words(words), _WIDTH)) + "\n"


def _backslash(found: re.Match[str]) -> str:
    return "\\" + found[0]


def _read_headers(reader: Reader) -> tuple[dict[str, str], Position]:
    """Read the headers; return all but ``Setup``, and the position that the game starts from."""
    headers: dict[str, str] = {}
    start = Position()
    while found := reader.take(_HEADER_NAME):
        name, offset = found[1], reader.offset
        if name in headers:
            raise UnreadableError(reader.text, found.start(), Expected.HEADER)
        value = reader.require(_HEADER_VALUE, Expected.HEADER_VALUE)[1]
        headers[name] = _ESCAPED.sub(r"\1", value)
        reader.skip_blanks()
        if name == _SETUP:
            try:
                start = Position.parse(headers[name])
            except (UnreadableError, ImpossiblePositionError) as reason:
                raise UnreadableError(reader.text, offset, Expected.POSITION) from reason
    headers.pop(_SETUP, None)
    return headers, start


def _read_resignation(reader: Reader, position: Position) -> Colour | None:
    """Read who resigned, if a resignation follows."""
    out_of_turn = reader.take(_NOT_MADE)
    if not position.to_move or not reader.take(_RESIGN):
        return None
    return position.to_move.opponent if out_of_turn else position.to_move

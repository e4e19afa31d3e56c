"""Game records, and their text in Little Golem's format: headers, then numbered moves.

    Event [ladder.dvonn] Site [Little Golem] White [anna] Black [ben]
    1. g2 c1 2. f5 d1 … 30. c3d3 pass 31. d3g3 resign

`resign` in place of a move means that the player to move resigns. If the opponent resigns out of turn, `...`
replaces the missing move. Any other ending off the board is in the header `Ended`, in the format of the module
`result`. A game that did not begin with the empty board has its start in the header `Setup`, in a position's one-line
notation. In header values, `]` and the backslash are escaped with a backslash. See the module `movetext`
for the moves and for comments; this format has no times.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import zip_longest
from types import MappingProxyType

from dvonn.ending import Ended, Termination
from dvonn.game import Game
from dvonn.moves import Move
from dvonn.notation import ImpossiblePositionError
from dvonn.pieces import Colour
from dvonn.position import Position
from dvonn.reading import Expected, PlainReader, Reader, UnreadableError
from dvonn.records.movetext import COMMENTS, number_words, words_of, written_moves
from dvonn.records.replay import Written, replay
from dvonn.records.result import format_ended, read_ended
from dvonn.records.timestamp import to_the_second
from dvonn.records.values import BRACKETED, Value, escape

_HEADER_NAME = re.compile(r"([A-Za-z]+)\s*(?=\[)")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_NOT_MADE = re.compile(r"(?:\.\.\.|…)\s*(?:[0-9]{1,4}\.\s*)?(?=resign\b)", re.IGNORECASE)
_RESIGN = re.compile(r"resign\b", re.IGNORECASE)
_SETUP, _ENDED = "Setup", "Ended"
_WIDTH = 80


def names_a_header(name: str) -> bool:
    """Return whether a header may have this name: letters from A to Z, but not `Setup` or `Ended`.

    Those two are derived from the game.
    """
    return name.isascii() and name.isalpha() and name not in {_SETUP, _ENDED}


@dataclass(frozen=True)
class Record:
    """A game with headers (name to value, in order), its end, and the time of each move.

    `ended` is None while the game continues. A game that is over by the rules always ends on the board, so `ended`
    may be omitted. `times` has one entry per move, None where unknown, converted to UTC and whole seconds; it is
    empty if no time is known.

    Raises `ValueError` if `ended` contradicts the board, a header's name is not allowed (see `names_a_header`), the
    number of times differs from that of the moves, or a time has no time zone.
    """

    game: Game
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    ended: Ended | None = None
    times: tuple[datetime | None, ...] = ()

    def __post_init__(self) -> None:
        on_the_board = Ended.on_the_board(self.game.position)
        if self.ended and self.ended != on_the_board and (on_the_board or self.ended.by is Termination.BOARD):
            raise ValueError(f"the board shows {on_the_board}, not {self.ended}")
        for name in self.headers:
            if not names_a_header(name):
                raise ValueError(f"not a header name: {name!r}")
        if self.times and len(self.times) != len(self.game.moves):
            raise ValueError(f"{len(self.times)} times for {len(self.game.moves)} moves")
        times = tuple(time and to_the_second(time) for time in self.times)
        object.__setattr__(self, "headers", MappingProxyType(dict(self.headers)))
        object.__setattr__(self, "ended", self.ended or on_the_board)
        object.__setattr__(self, "times", times if any(times) else ())

    @property
    def resigned_by(self) -> Colour | None:
        """The player who resigned, if any."""
        return self.ended.lost_by if self.ended and self.ended.by is Termination.RESIGNATION else None

    def timed_moves(self) -> list[tuple[Move, datetime | None]]:
        """Return each move with its time, None where unknown."""
        return list(zip_longest(self.game.moves, self.times))

    @staticmethod
    def parse(text: str) -> Record:
        """Parse a record in Little Golem's format.

        Raises `UnreadableError` for any other text, with the location and what was expected there; for an illegal move,
        its cause is the `IllegalMove`.
        """
        headers_reader = Reader(text)
        headers_reader.take(COMMENTS)
        begin = headers_reader.offset
        values = _read_headers(headers_reader)
        headers = {name: value.content for name, value in values.items() if names_a_header(name)}
        reader = PlainReader(text, headers_reader.offset)
        record = compose(headers, values.get(_SETUP), written_moves(reader), values.get(_ENDED))
        if not record.ended and (resigned_by := _read_resignation(reader, record.game.position)):
            record = replace(record, ended=Ended(Termination.RESIGNATION, resigned_by))
            reader.take(COMMENTS)
        reader.require_end(Expected.END if record.ended else Expected.MOVE)
        if text[:begin].strip() and begin == len(text):
            raise reader.stop(Expected.MOVE)  # there are only comments
        return record

    def __str__(self) -> str:
        headers = dict(self.headers)
        position = self.game.position
        if self.game.start != Position():
            headers[_SETUP] = str(self.game.start)
        words = words_of(self.game.moves)
        if self.resigned_by:
            words += ["resign"] if self.resigned_by is position.to_move else ["...", "resign"]
        elif self.ended and self.ended.by is not Termination.BOARD:
            headers[_ENDED] = format_ended(self.ended, position)
        lines = [f"{name} [{escape(value)}]" for name, value in headers.items()]
        return "\n".join(lines + textwrap.wrap(number_words(words), _WIDTH)) + "\n"


def compose(
    headers: Mapping[str, str],
    start: Value | None,
    moves: Iterable[Written],
    ended: Value | None,
) -> Record:
    """Build a record from the parts that all formats have.

    `start` is a position's one-line notation, `ended` a result; None if the text has none. Raises `UnreadableError`
    if a part is invalid.
    """
    position = _read_position(start) if start else Position()
    made = replay(position, moves)
    game = Game((each.move for each in made), start=position)
    return Record(
        game,
        headers,
        read_ended(ended, game.position) if ended else None,
        tuple(each.time for each in made),
    )


def _read_position(value: Value) -> Position:
    """Parse a position. Raises `UnreadableError` for any other value."""
    try:
        return Position.parse(value.content)
    except (UnreadableError, ImpossiblePositionError) as reason:
        raise value.stop(Expected.POSITION) from reason


def _read_headers(reader: Reader) -> dict[str, Value]:
    headers: dict[str, Value] = {}
    while found := reader.take(_HEADER_NAME):
        name, spot = found[1], reader.spot
        if name in headers:
            raise UnreadableError(reader.text, found.start(), Expected.HEADER)
        value = reader.require(BRACKETED, Expected.HEADER_VALUE)[1]
        headers[name] = Value(spot, _ESCAPED.sub(r"\1", value))
        reader.take(COMMENTS)
    return headers


def _read_resignation(reader: Reader, position: Position) -> Colour | None:
    """Parse an optional resignation and return the player who resigned."""
    out_of_turn = reader.take(_NOT_MADE)
    if not position.to_move or not reader.take(_RESIGN):
        return None
    return position.to_move.opponent if out_of_turn else position.to_move

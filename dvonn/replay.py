"""Playing out the moves that a text holds, whatever its format.

White's last placement is forced, so that a text may leave it out where a move follows: then it is played too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dvonn.errors import Expected, IllegalMove, OffTheBoardError, UnreadableError
from dvonn.moves import Place, parse_move

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from dvonn.moves import Move
    from dvonn.pieces import Colour
    from dvonn.position import Position
    from dvonn.reading import Value


class Written(NamedTuple):
    """A move as it stands in a text at ``offset``: and, where the text says so, whose it is and its time."""

    offset: int
    move: Move
    by: Colour | None = None
    time: datetime | None = None


def replay(text: str, start: Position, written: Iterable[Written]) -> tuple[Written, ...]:
    """Play the moves from ``start`` and return them, with the forced placement if it was left out.

    UnreadableError where a move is illegal (its cause is the IllegalMove) or said to be the wrong player's.
    """
    made: list[Written] = []
    position = start
    for each in written:
        if not isinstance(each.move, Place) and (left_out := _forced_placement(position)):
            made.append(Written(each.offset, left_out))
            position = position.play(left_out)
        if each.by and position.to_move is each.by.opponent:
            raise UnreadableError(text, each.offset, Expected.OTHER_COLOUR)
        try:
            position = position.play(each.move)
        except IllegalMove as refusal:
            raise UnreadableError(text, each.offset, Expected.LEGAL_MOVE) from refusal
        made.append(each)
    return tuple(made)


def _forced_placement(position: Position) -> Place | None:
    match position.legal_moves():
        case [Place() as placement]:
            return placement
    return None


def read_move_in(value: Value) -> Move:
    """Read a value that is one move, in any of its usual spellings.

    OffTheBoardError for a space that does not exist, UnreadableError for anything else that is no move.
    """
    try:
        return parse_move(value.content)
    except OffTheBoardError as flaw:
        raise OffTheBoardError(value.text, value.offset, flaw.name) from flaw
    except UnreadableError as flaw:
        raise value.stop(Expected.MOVE) from flaw

"""Replays the moves in a text, for all formats.

White's last placement is forced, so a text may omit it before a move; it is then added.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from dvonn.moves import Move, Place
from dvonn.pieces import Colour
from dvonn.position import IllegalMove, Position
from dvonn.reading import Expected, Spot


class Written(NamedTuple):
    """A move read from a text, with its location there and, if given, its player and time."""

    spot: Spot
    move: Move
    by: Colour | None = None
    time: datetime | None = None


def replay(start: Position, written: Iterable[Written]) -> tuple[Written, ...]:
    """Play the moves from `start` and return them, including an omitted forced placement.

    Raises `UnreadableError` for an illegal move (its cause is the `IllegalMove`), and for a move attributed to the
    wrong player.
    """
    made: list[Written] = []
    position = start
    for each in written:
        if not isinstance(each.move, Place) and (left_out := _forced_placement(position)):
            made.append(Written(each.spot, left_out))
            position = position.play(left_out)
        if each.by and position.to_move is each.by.opponent:
            raise each.spot.stop(Expected.OTHER_COLOUR)
        try:
            position = position.play(each.move)
        except IllegalMove as refusal:
            raise each.spot.stop(Expected.LEGAL_MOVE) from refusal
        made.append(each)
    return tuple(made)


def _forced_placement(position: Position) -> Place | None:
    if position.to_place:  # otherwise, skip computing the legal moves
        match position.legal_moves():
            case [Place() as placement]:
                return placement
    return None

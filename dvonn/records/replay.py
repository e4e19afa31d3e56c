"""Playing out the moves that a text holds, whatever its format.

White's last placement is forced, so that a text may leave it out where a move follows: then it is played too.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from dvonn.moves import Move, Place
from dvonn.pieces import Colour
from dvonn.position import IllegalMove, Position
from dvonn.reading import Expected, Spot


class Written(NamedTuple):
    """A move as it stands in a text: its place there and, if the text says so, its player and its time."""

    spot: Spot
    move: Move
    by: Colour | None = None
    time: datetime | None = None


def replay(start: Position, written: Iterable[Written]) -> tuple[Written, ...]:
    """Play the moves from `start` and return them, with the forced placement if it was left out.

    Raises `UnreadableError` for an illegal move (its cause is the `IllegalMove`), and where the text says that the
    wrong player made a move.
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
    if position.to_place:  # else its moves need not be found
        match position.legal_moves():
            case [Place() as placement]:
                return placement
    return None

"""Positions and moves coded as integers, for the compiled core and its twin alike.

A space is its bit's number (`dvonn.lattice`); a move is `source << 6 | target`, with `NOWHERE` as the source of a
placement, and as both source and target of a pass.
"""

from typing import NamedTuple

from dvonn import PASS, SPACES, Colour, Jump, Move, Phase, Place, Position

NOWHERE = 63
CODED_PASS = NOWHERE << 6 | NOWHERE

_PLACE_OF = {space: space.bit.bit_length() - 1 for space in SPACES}
_SPACE_AT = {place: space for space, place in _PLACE_OF.items()}


class Coded(NamedTuple):
    """A coded position.

    `cells` has one byte for each of the 64 bits, `height << 2 | black on top << 1 | contains a DVONN piece`, or 0
    for no stack; `turn` is 0 for White and 1 for Black.
    """

    cells: bytes
    turn: int
    placing: bool


def code_position(position: Position) -> Coded:
    """Encode a position. Raises `ValueError` if the game is over."""
    if position.to_move is None:
        raise ValueError(f"the game is over: {position}")
    cells = bytearray(64)
    for space, stack in position.stacks.items():
        black = stack.owner is Colour.BLACK
        cells[_PLACE_OF[space]] = stack.height << 2 | black << 1 | stack.has_dvonn
    return Coded(bytes(cells), int(position.to_move is Colour.BLACK), position.phase is Phase.PLACING)


def code_move(move: Move) -> int:
    match move:
        case Jump(source, target):
            return _PLACE_OF[source] << 6 | _PLACE_OF[target]
        case Place(space):
            return NOWHERE << 6 | _PLACE_OF[space]
        case _:
            return CODED_PASS


def read_move(code: int) -> Move:
    source, target = divmod(code, 64)
    if code == CODED_PASS:
        return PASS
    return Place(_SPACE_AT[target]) if source == NOWHERE else Jump(_SPACE_AT[source], _SPACE_AT[target])

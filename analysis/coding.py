"""Positions and moves as the numbers that a search works with, the compiled core's and the twin's alike.

A space is the number of its bit (`dvonn.lattice`); a move is `source << 6 | target`, where a placement has `NOWHERE` as
its source and a pass has it as both.
"""

from typing import NamedTuple

from dvonn import PASS, SPACES, Colour, Jump, Move, Phase, Place, Position

NOWHERE = 63
CODED_PASS = NOWHERE << 6 | NOWHERE

_PLACE_OF = {space: space.bit.bit_length() - 1 for space in SPACES}
_SPACE_AT = {place: space for space, place in _PLACE_OF.items()}


class Coded(NamedTuple):
    """A position as numbers.

    `cells` holds, for each of the 64 bits, `height << 2 | black on top << 1 | holds a DVONN piece`, and 0 where no
    stack stands; `turn` is 0 for White and 1 for Black.
    """

    cells: bytes
    turn: int
    placing: bool


def code_position(position: Position) -> Coded:
    """The position as numbers. Raises `ValueError` where the game is over."""
    if position.to_move is None:
        raise ValueError(f"the game is over: {position}")
    cells = bytearray(64)
    for space, stack in position.stacks.items():
        black = stack.owner is Colour.BLACK
        cells[_PLACE_OF[space]] = stack.height << 2 | black << 1 | stack.has_dvonn
    return Coded(bytes(cells), int(position.to_move is Colour.BLACK), position.phase is Phase.PLACING)


def code_move(move: Move) -> int:
    """The move as a number."""
    match move:
        case Jump(source, target):
            return _PLACE_OF[source] << 6 | _PLACE_OF[target]
        case Place(space):
            return NOWHERE << 6 | _PLACE_OF[space]
        case _:
            return CODED_PASS


def read_move(code: int) -> Move:
    """The move of a number."""
    source, target = divmod(code, 64)
    if code == CODED_PASS:
        return PASS
    return Place(_SPACE_AT[target]) if source == NOWHERE else Jump(_SPACE_AT[source], _SPACE_AT[target])

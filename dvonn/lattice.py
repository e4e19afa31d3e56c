"""Sets of spaces as bits of an integer, so that a rule examines the whole board at once.

A space's bit is `Space.bit`. Rows are 12 bits apart while the longest has 11 spaces, so shifting a set by one step
never carries over from one row into another: a step off the board lands on no space.
"""

from collections.abc import Iterable, Iterator

from dvonn.spaces import SPACES, Direction, Space

_EAST, _NORTH_WEST, _NORTH_EAST = 1, 12, 13  # left shifts; right shifts go in the opposite directions

_SPACE_OF_BIT = {space.bit: space for space in SPACES}


def set_of(spaces: Iterable[Space]) -> int:
    members = 0
    for space in spaces:
        members |= space.bit
    return members


def spaces_of(members: int) -> Iterator[Space]:
    """Yield the members of a set in board order."""
    while members:
        lowest = members & -members
        yield _SPACE_OF_BIT[lowest]
        members ^= lowest


def spread(members: int) -> int:
    """Return all neighbours of the members, including bits beyond the edge."""
    return (
        members << _EAST
        | members >> _EAST
        | members << _NORTH_WEST
        | members >> _NORTH_WEST
        | members << _NORTH_EAST
        | members >> _NORTH_EAST
    )


def surrounded(members: int) -> int:
    """Return the members whose six neighbours are all members; such spaces are never on the edge."""
    return (
        members
        & members << _EAST
        & members >> _EAST
        & members << _NORTH_WEST
        & members >> _NORTH_WEST
        & members << _NORTH_EAST
        & members >> _NORTH_EAST
    )


def ring_around(space: Space) -> tuple[int, ...]:
    """Return the bits of the six neighbours in circular order; 0 beyond the edge."""
    return tuple(neighbour.bit if (neighbour := space.step(direction)) else 0 for direction in Direction)

"""Sets of spaces as the bits of one integer, so that a rule looks at the whole board at once.

A space's bit is `Space.bit`. Rows lie 12 bits apart while the longest has 11 spaces, so that a set shifted
by one step never runs over from one row's end into the next row: what leaves the board meets no space.
"""

from collections.abc import Iterable, Iterator

from dvonn.spaces import SPACES, Direction, Space

_EAST, _NORTH_WEST, _NORTH_EAST = 1, 12, 13  # shifts to the left; to the right they lead the opposite way

_SPACE_OF_BIT = {space.bit: space for space in SPACES}


def set_of(spaces: Iterable[Space]) -> int:
    """The set of these spaces."""
    members = 0
    for space in spaces:
        members |= space.bit
    return members


def spaces_of(members: int) -> Iterator[Space]:
    """Go through a set's spaces in the board's order."""
    while members:
        lowest = members & -members
        yield _SPACE_OF_BIT[lowest]
        members ^= lowest


def spread(members: int) -> int:
    """The set of all that neighbours a member; it may name places beyond the edge."""
    return (
        members << _EAST
        | members >> _EAST
        | members << _NORTH_WEST
        | members >> _NORTH_WEST
        | members << _NORTH_EAST
        | members >> _NORTH_EAST
    )


def surrounded(members: int) -> int:
    """The members whose six neighbours are all members: none of them lies on the edge."""
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
    """The bits of the six neighbours in the order round the space; 0 beyond the edge."""
    return tuple(neighbour.bit if (neighbour := space.step(direction)) else 0 for direction in Direction)

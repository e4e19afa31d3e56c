"""How pieces lie: what advice and tips look at, on the board alone."""

from collections.abc import Iterable, Iterator

from dvonn import COLUMNS, SPACES, Colour, Position, Space

NEAR = 2
"""Steps to a DVONN piece that count as near."""


def steps(one: Space, other: Space) -> int:
    """The fewest steps from neighbour to neighbour between two spaces."""
    columns = COLUMNS.index(other.column) - COLUMNS.index(one.column)
    rows = other.row - one.row
    return max(abs(columns), abs(rows)) if columns * rows >= 0 else abs(columns) + abs(rows)


def near_dvonn(position: Position) -> set[Space]:
    """The spaces within two steps of a DVONN piece, alone or in a stack."""
    red = [space for space, stack in position.stacks.items() if stack.has_dvonn]
    return {space for space in SPACES if any(steps(space, each) <= NEAR for each in red)}


def owned(position: Position, colour: Colour | None) -> set[Space]:
    """The spaces of a player's stacks; of None the DVONN pieces that lie alone."""
    return {space for space, stack in position.stacks.items() if stack.owner is colour}


def group_sizes(spaces: Iterable[Space]) -> Iterator[int]:
    """How many spaces each group has in which one gets from any to any other by neighbours."""
    left = set(spaces)
    while left:
        before, waiting = len(left), [left.pop()]
        while waiting:
            beside = left.intersection(waiting.pop().neighbours)
            left -= beside
            waiting += beside
        yield before - len(left)


def sources(position: Position, colour: Colour) -> set[Space]:
    """The stacks that a player could move, were it their turn."""
    return {jump.source for jump in position.jumps_of(colour)}

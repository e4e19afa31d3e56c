"""How pieces lie: what the advice looks at, on the board alone."""

from dvonn import COLUMNS, Colour, Piece, Position, Space

NEAR = 2
"""Steps to a DVONN piece that count as near."""


def steps(one: Space, other: Space) -> int:
    """The fewest steps from neighbour to neighbour between two spaces."""
    columns = COLUMNS.index(other.column) - COLUMNS.index(one.column)
    rows = other.row - one.row
    return max(abs(columns), abs(rows)) if columns * rows >= 0 else abs(columns) + abs(rows)


def near_dvonn(position: Position, space: Space) -> bool:
    """Whether a DVONN piece, alone or in a stack, lies within two steps of a space."""
    return any(
        steps(space, other) <= NEAR for other, stack in position.stacks.items() if Piece.DVONN in stack.pieces
    )


def sources(position: Position, colour: Colour) -> set[Space]:
    """The stacks that a player could move, were it their turn."""
    return {jump.source for jump in position.jumps_of(colour)}

"""A board's stacks and their places, to be read out; stacks that the rules treat alike stand together."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dvonn import Colour, Piece, Position, Space


class Alike(NamedTuple):
    """A player's stacks that are equally high and hold equally many DVONN pieces."""

    height: int
    dvonn: int
    spaces: tuple[Space, ...]
    """Column by column, as one looks a name up."""


class Survey(NamedTuple):
    """The stacks of a board; the colours inside a stack matter to no rule."""

    owned: Mapping[Colour, Sequence[Alike]]
    """Each player's stacks, the highest first and of equally high ones those with DVONN pieces."""
    lone_dvonn: tuple[Space, ...]
    """The spaces on which a DVONN piece lies alone."""


def survey(position: Position) -> Survey:
    """The stacks on a position's board."""
    stacks = position.stacks
    alike: dict[tuple[Colour | None, int, int], list[Space]] = {}
    for space in sorted(stacks, key=lambda space: (space.column, space.row)):
        stack = stacks[space]
        alike.setdefault((stack.owner, stack.height, stack.pieces.count(Piece.DVONN)), []).append(space)
    owned = {
        colour: sorted(
            (
                Alike(height, dvonn, tuple(spaces))
                for (owner, height, dvonn), spaces in alike.items()
                if owner is colour
            ),
            reverse=True,
        )
        for colour in Colour
    }
    return Survey(owned, tuple(alike.get((None, 1, 1), ())))

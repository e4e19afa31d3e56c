"""The facts of a position, for others to find words for: its stacks, its empty spaces, what is in danger.

Spaces come as one reads the board: row 5 first, each row from left to right.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from dvonn import SPACES, Colour, Piece, Position, Space


class Alike(NamedTuple):
    """A player's stacks that are equally high and hold equally many DVONN pieces."""

    height: int
    dvonn: int
    spaces: tuple[Space, ...]


class Survey(NamedTuple):
    """The stacks of a board; the colours inside a stack matter to no rule."""

    owned: Mapping[Colour, Sequence[Alike]]
    """Each player's stacks, the highest first and of equally high ones those with DVONN pieces."""
    lone_dvonn: tuple[Space, ...]
    """The spaces on which a DVONN piece lies alone."""
    vacant: tuple[Space, ...]
    """The empty spaces if they are the fewer ones; none where it is shorter to say that the others are empty."""


def as_read(spaces: Iterable[Space]) -> tuple[Space, ...]:
    """Spaces in the order in which one reads the board: row 5 first, each row from left to right."""
    return tuple(sorted(spaces, key=lambda space: (-space.row, space.column)))


def survey(position: Position) -> Survey:
    """The stacks and the empty spaces of a position's board."""
    stacks = position.stacks
    alike: dict[tuple[Colour | None, int, int], list[Space]] = {}
    for space in as_read(stacks):
        stack = stacks[space]
        alike.setdefault((stack.owner, stack.height, stack.pieces.count(Piece.DVONN)), []).append(space)
    owned = {
        colour: sorted(
            (
                Alike(height, dvonn, tuple(spaces))
                for (owner, height, dvonn), spaces in alike.items()
                if owner is colour
            ),
            key=lambda each: (each.height, each.dvonn),
            reverse=True,
        )
        for colour in Colour
    }
    vacant = as_read(position.vacant())
    return Survey(owned, tuple(alike.get((None, 1, 1), ())), vacant if 2 * len(vacant) < len(SPACES) else ())


def hanging(position: Position, colour: Colour) -> Mapping[Space, tuple[Space, ...]]:
    """The stacks that hang on a single stack of a player's: by the space of that, what is cut off wherever it moves."""
    lost: dict[Space, set[Space]] = {}
    for jump, cut_off in position.cut_offs_of(colour).items():
        lost.setdefault(jump.source, set(cut_off)).intersection_update(cut_off)
    return {source: as_read(lost[source]) for source in as_read(lost) if lost[source]}

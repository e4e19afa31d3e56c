"""The facts of a position for textual descriptions: stacks, vacant spaces, vulnerable stacks.

Spaces are in reading order: row 5 first, each row from left to right.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from dvonn import SPACES, Colour, Piece, Position, Space


class Alike(NamedTuple):
    """A player's stacks of equal height with equally many DVONN pieces."""

    height: int
    dvonn: int
    spaces: tuple[Space, ...]


class Survey(NamedTuple):
    """The content of a board, as far as the rules depend on it: colours inside a stack don't matter."""

    owned: Mapping[Colour, Sequence[Alike]]
    """Each player's stacks, the highest first, and among equal heights those with DVONN pieces first."""
    lone_dvonn: tuple[Space, ...]
    """The spaces with a single DVONN piece."""
    vacant: tuple[Space, ...]
    """The vacant spaces if they are the minority; otherwise empty, because listing the stacks is shorter."""


def as_read(spaces: Iterable[Space]) -> tuple[Space, ...]:
    """Sort spaces in reading order: row 5 first, each row from left to right."""
    return tuple(sorted(spaces, key=lambda space: (-space.row, space.column)))


def survey(position: Position) -> Survey:
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
    """Map a player's stacks to the stacks that moving them cuts off whatever the target; omit stacks with none."""
    lost: dict[Space, set[Space]] = {}
    for jump, cut_off in position.cut_offs_of(colour).items():
        lost.setdefault(jump.source, set(cut_off)).intersection_update(cut_off)
    return {source: as_read(lost[source]) for source in as_read(lost) if lost[source]}

"""Keys for finding the positions of running matches between people.

Equivalent positions (see `dvonn.symmetry`) have the same key. `key_of` identifies a position. A position that a match
may reach soon is found by `dvonn_key_of`, the spaces and heights of the stacks with a DVONN piece. Those stacks are
never cut off, and one turn makes at most one jump of, or onto, one of them, so only a few arrangements can have
preceded the given one. `mobility_key_of` is coarser: it identifies a position whose immobile stacks were altered.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from hashlib import blake2b
from typing import TypeAlias

from dvonn import COLUMNS, PIECES_IN_A_SET, SPACES, Direction, Phase, Piece, Position, Space
from dvonn.symmetry import SYMMETRIES, canonical, mobility

TURNS_AHEAD = 2
"""How many turns ahead of a match its positions are protected: a move that a player considers, and the answer to it."""

FIRST_DISTINCTIVE = 5
"""The number of pieces on the board from which on a position identifies a game: the DVONN pieces and one of each
colour. The first placements are openings, which unrelated games share."""

FIRST_OF_OWN = 3
"""The corresponding number for the players of the match themselves: the DVONN pieces."""

_DVONN_PIECES = PIECES_IN_A_SET[Piece.DVONN]
_REMEMBERED = 65536
"""How many DVONN keys are cached; consecutive positions share most of them."""


def pieces_placed(position: Position) -> int:
    """Count the pieces placed so far: those on the board in the placing phase, all pieces afterwards."""
    return len(position.stacks) if position.phase is Phase.PLACING else len(SPACES)


def key_of(position: Position) -> int:
    """Return a signed 64-bit number that is the same for all equivalent positions."""
    return _number(canonical(position))


def mobility_key_of(position: Position) -> int:
    """Return a signed 64-bit number that is the same for all positions with the same `mobility`."""
    return _number(mobility(position))


def _number(key: bytes) -> int:
    return int.from_bytes(blake2b(key, digest_size=8).digest(), "big", signed=True)


def dvonn_key_of(position: Position) -> int:
    """Return the key of the stacks with a DVONN piece: a number of 36 bits."""
    return _dvonn_key(_dvonn_heights(position))


def dvonn_keys_before(position: Position) -> frozenset[int]:
    """Return the DVONN keys that a position may have had up to `TURNS_AHEAD` turns before, its own included.

    There may be more keys than positions: the other stacks and cut-offs are not considered.
    """
    occupied = frozenset(space.index for space in position.stacks)
    found = {_dvonn_heights(position)}
    latest = found
    for _ in range(TURNS_AHEAD):
        latest = {before for heights in latest for before in _a_turn_before(heights, occupied)} - found
        found |= latest
    return frozenset(map(_dvonn_key, found))


def occupied_by(position: Position) -> int:
    """Return the occupied spaces as bits, by the index of the space."""
    return sum(1 << space.index for space in position.stacks)


def occupied_images(position: Position) -> tuple[int, ...]:
    """Return `occupied_by` for each symmetry of the board."""
    indexes = [space.index for space in position.stacks]
    return tuple(sum(1 << symmetry[index] for index in indexes) for symmetry in SYMMETRIES)


_Heights: TypeAlias = frozenset[tuple[int, int]]
"""The stacks with a DVONN piece: the index of the space, and the height."""


def _a_turn_before(heights: _Heights, occupied: frozenset[int]) -> Iterator[_Heights]:
    """Yield the arrangements from which a jump of, or onto, a stack with a DVONN piece may have led to this one."""
    spaces = {index for index, _ in heights}
    for target in heights:
        index, height = target
        others = heights - {target}
        for line in _LINES[index]:
            for distance, source in enumerate(line[: height - 1], start=1):
                if source in occupied or source in spaces:
                    continue
                yield others | {(source, distance)}
                yield others | {(index, height - distance)}
                if len(heights) < _DVONN_PIECES:
                    yield others | {(source, distance), (index, height - distance)}


def _line(space: Space, direction: Direction) -> tuple[int, ...]:
    """Return the indexes of the spaces in a direction, the nearest first."""
    steps = (space.step(direction, distance) for distance in range(1, len(COLUMNS)))
    return tuple(step.index for step in steps if step)


_LINES = tuple(tuple(_line(space, direction) for direction in Direction) for space in SPACES)


def _dvonn_heights(position: Position) -> _Heights:
    return frozenset(
        (space.index, stack.height) for space, stack in position.stacks.items() if stack.has_dvonn
    )


@lru_cache(_REMEMBERED)
def _dvonn_key(heights: _Heights) -> int:
    """Return a number for the arrangement that is the same for all its images under the symmetries."""
    images = (sorted(symmetry[index] << 6 | height for index, height in heights) for symmetry in SYMMETRIES)
    return reduce(lambda key, stack: key << 12 | stack, min(images), 0)

"""Keys by which the positions of running matches between people are found, in whatever disguise they are asked about.

`key_of` identifies a position. A position that a match may reach soon is found by `dvonn_key_of`, the spaces of the
stacks with a DVONN piece. Those stacks are never cut off, and one turn moves or joins at most one of
them, so few arrangements can have led to the one at hand.
"""

from collections.abc import Iterator, Mapping
from hashlib import blake2b

from dvonn import PIECES_IN_A_SET, SPACES, Direction, Phase, Piece, Position, Space
from dvonn.symmetry import canonical, canonical_spaces

TURNS_AHEAD = 2
"""How far ahead of a match its positions are protected: a move that a player thinks of, and the answer to it."""

FIRST_DISTINCTIVE = 5
"""The number of pieces on the board from which on a position identifies a game: the DVONN pieces and one of each
colour. The first placements are openings, which unrelated games share."""

FIRST_OF_OWN = 3
"""The same for the players of the match themselves: the DVONN pieces."""

_DVONN_PIECES = PIECES_IN_A_SET[Piece.DVONN]
_SPACES = 64


def pieces_placed(position: Position) -> int:
    """Count the pieces on the board while it is filled; afterwards the number of all pieces."""
    return len(position.stacks) if position.phase is Phase.PLACING else len(SPACES)


def key_of(position: Position) -> int:
    """Return a number of 64 bits, signed, that is equal for the same game in disguise."""
    digest = blake2b(canonical(position), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def dvonn_key_of(position: Position) -> int:
    """Return the key of the spaces with a DVONN piece."""
    return _key_of_spaces(_dvonn_heights(position))


def dvonn_keys_before(position: Position) -> frozenset[int]:
    """Return the DVONN keys that a position may have had up to `TURNS_AHEAD` turns before, its own included.

    There may be more keys than positions: the other stacks and cut-offs are not considered.
    """
    occupied = frozenset(position.stacks)
    found = {frozenset(_dvonn_heights(position).items())}
    latest = found
    for _ in range(TURNS_AHEAD):
        latest = {
            frozenset(before.items())
            for heights in latest
            for before in _a_turn_before(dict(heights), occupied)
        } - found
        found |= latest
    return frozenset(_key_of_spaces(dict(each)) for each in found)


def _a_turn_before(heights: Mapping[Space, int], occupied: frozenset[Space]) -> Iterator[Mapping[Space, int]]:
    """Yield the arrangements from which a jump that involved a stack with a DVONN piece led to this one."""
    for target, height in heights.items():
        others = {space: each for space, each in heights.items() if space != target}
        for direction in Direction:
            for distance in range(1, height):
                source = target.step(direction, distance)
                if source is None:
                    break
                if source in occupied or source in others:
                    continue
                yield others | {source: distance}
                yield others | {target: height - distance}
                if len(heights) < _DVONN_PIECES:
                    yield others | {source: distance, target: height - distance}


def _dvonn_heights(position: Position) -> dict[Space, int]:
    return {space: stack.height for space, stack in position.stacks.items() if stack.has_dvonn}


def _key_of_spaces(spaces: Mapping[Space, int]) -> int:
    key = 0
    for index in canonical_spaces(spaces):
        key = key * _SPACES + index + 1
    return key

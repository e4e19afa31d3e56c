"""Equivalent positions: those that differ only by symmetry or in ways that can't affect the game.

The board has four symmetries: the identity, a half turn, and two reflections. The colours can be exchanged together
with the turn. Only a stack's owner, its height and whether it contains a DVONN piece affect the legal moves and the
score; its other pieces and their order don't.

Positions that aren't equivalent may still pose nearly the same question: if they occupy the same spaces and allow the
same moves, they differ only in the stacks that the player to move can't move anyway (`mobility`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from dvonn.moves import PASS, Jump, Move
from dvonn.pieces import Colour
from dvonn.position import Phase, Position
from dvonn.spaces import COLUMNS, SPACES, Space

_LAST_COLUMN, _LAST_ROW, _MIDDLE_ROW = len(COLUMNS) - 1, 6, 3


def _half_turn(space: Space) -> Space:
    return Space(COLUMNS[_LAST_COLUMN - COLUMNS.index(space.column)], _LAST_ROW - space.row)


def _upside_down(space: Space) -> Space:
    """Reflect a space across row 3. Each row is shifted by half a space, so columns change by the distance to row 3."""
    return Space(COLUMNS[COLUMNS.index(space.column) + _MIDDLE_ROW - space.row], _LAST_ROW - space.row)


SYMMETRIES: tuple[tuple[int, ...], ...] = (
    tuple(space.index for space in SPACES),
    tuple(_half_turn(space).index for space in SPACES),
    tuple(_upside_down(space).index for space in SPACES),
    tuple(_half_turn(_upside_down(space)).index for space in SPACES),
)
"""For each symmetry, the index of the space that each space is mapped to; each is its own inverse."""

_AROUND = tuple(sum(1 << neighbour.index for neighbour in space.neighbours) for space in SPACES)
"""The neighbours of each space, as bits by their index."""

_IMAGES = tuple(itemgetter(*symmetry) for symmetry in SYMMETRIES)

# A cell is a byte: 0 if the space is vacant, else the stack's height and one bit each for a DVONN piece and for White
# as the owner.
_HEIGHT, _DVONN, _WHITE = 4, 2, 1
_LONE_DVONN = _HEIGHT | _DVONN  # no owner: a player's stack with a DVONN piece has at least two pieces
_EXCHANGED = bytes(cell if cell in {0, _LONE_DVONN} else cell ^ _WHITE for cell in range(256))
_PLACING = b"p"


def canonical(position: Position) -> bytes:
    """Return a key that two positions share if and only if they are equivalent."""
    cells = _cells(position)
    if position.to_move is Colour.BLACK:
        cells = cells.translate(_EXCHANGED)
    least = min(bytes(image(cells)) for image in _IMAGES)
    return least + _PLACING if position.phase is Phase.PLACING else least


def mobility(position: Position) -> bytes:
    """Return a key that two positions share if their occupied spaces and legal moves agree in one of the symmetries."""
    jumps = _jumps(position.legal_moves())
    occupied = bytes(map(bool, _cells(position)))
    return min(
        bytes(image(occupied)) + bytes(chain.from_iterable(sorted((to[a], to[b]) for a, b in jumps)))
        for image, to in zip(_IMAGES, SYMMETRIES, strict=True)
    )


def leads_to(position: Position, other: Position, *, turns: int) -> bool:
    """Return whether at most `turns` turns lead from a position to `other` or to an equivalent position.

    Forced passes don't count as turns.
    """
    if other.phase is Phase.PLACING and position.phase is not Phase.PLACING:
        return False
    return any(_leads_to(position, wanted, mover, turns) for wanted, mover in _equivalents(other))


def leads_to_like(position: Position, other: Position, *, turns: int) -> bool:
    """Like `leads_to` in the stacking phase, but to any position that has the mobility of `other`."""
    occupied, jumps = [space.index for space in other.stacks], _jumps(other.legal_moves())
    images = [
        _Mobility(sum(1 << to[index] for index in occupied), frozenset((to[a], to[b]) for a, b in jumps))
        for to in SYMMETRIES
    ]
    return _leads_to_like(position, images, turns)


class _Mobility(NamedTuple):
    """The occupied spaces of a position, as bits by their index, and its legal jumps."""

    occupied: int
    jumps: frozenset[tuple[int, int]]


def _leads_to_like(position: Position, images: Sequence[_Mobility], turns: int) -> bool:
    """Return whether some turns lead to the mobility of one of the images of a position."""
    now = sum(1 << space.index for space in position.stacks)
    images = [image for image in images if may_leave(now, image.occupied, turns=turns)]
    if not images:
        return False
    legal = position.legal_moves()
    if _Mobility(now, _jumps(legal)) in images:
        return True
    either = [_jumps(position.jumps_of(colour)) for colour in Colour]
    images = [image for image in images if any(_may_allow(jumps, now, image, turns) for jumps in either)]
    return any(
        _leads_to_like(position.play(move), images, turns - (move is not PASS))
        for move in legal
        if (turns or move is PASS)
        and not (isinstance(move, Jump) and all(image.occupied >> move.source.index & 1 for image in images))
    )


def _may_allow(jumps: frozenset[tuple[int, int]], now: int, image: _Mobility, turns: int) -> bool:
    """Return whether a player who has certain jumps now may have those of an image after some turns.

    A stack can only jump in a new way if a turn has made it, or if a space beside it was vacated.
    """
    vacated = now & ~image.occupied
    made = {source for source, _ in image.jumps - jumps if not _AROUND[source] & vacated}
    return len(made) <= turns


def _jumps(moves: Iterable[Move]) -> frozenset[tuple[int, int]]:
    return frozenset((move.source.index, move.target.index) for move in moves if isinstance(move, Jump))


def may_leave(before: int, after: int, *, turns: int) -> bool:
    """Return whether some turns of the stacking phase could vacate the right spaces, judging only by these.

    Both are bits by the index of the space. Each turn vacates one space by a jump. All others are cut off, so they have
    no neighbour that stays occupied.
    """
    if after & ~before:
        return False
    vacated = before & ~after
    beside = sum(1 for index, around in enumerate(_AROUND) if vacated >> index & 1 and around & after)
    return beside <= turns


def _equivalents(position: Position) -> Iterator[tuple[bytes, Colour]]:
    """Yield the cells and the colour to move of all equivalents of a position."""
    cells, mover = _cells(position), position.to_move or Colour.WHITE
    for variant, turn in ((cells, mover), (cells.translate(_EXCHANGED), mover.opponent)):
        for image in _IMAGES:
            yield bytes(image(variant)), turn


def _leads_to(position: Position, wanted: bytes, mover: Colour, turns: int) -> bool:
    cells = _cells(position)
    if cells == wanted and (position.to_move or Colour.WHITE) is mover:
        return True
    if not _may_lead_to(position, cells, wanted, turns):
        return False
    return any(
        _leads_to(position.play(move), wanted, mover, turns - (move is not PASS))
        for move in position.legal_moves()
        if (turns or move is PASS) and not (isinstance(move, Jump) and wanted[move.source.index])
    )


def _may_lead_to(position: Position, now: bytes, then: bytes, turns: int) -> bool:
    """Return whether `turns` turns could suffice, judging only by which stacks differ.

    This quickly rules out most positions: a turn makes at most one new stack; placements vacate no space, and jumps
    occupy no vacant one.
    """
    made = sum(1 for before, after in zip(now, then, strict=True) if after and before != after)
    if made > turns:
        return False
    if position.phase is Phase.PLACING and now.count(0) >= turns:
        return all(after for before, after in zip(now, then, strict=True) if before)
    return position.phase is Phase.PLACING or all(
        before for before, after in zip(now, then, strict=True) if after
    )


def _cells(position: Position) -> bytes:
    cells = bytearray(len(SPACES))
    for space, stack in position.stacks.items():
        cells[space.index] = (
            stack.height * _HEIGHT + stack.has_dvonn * _DVONN + (stack.owner is Colour.WHITE) * _WHITE
        )
    return bytes(cells)

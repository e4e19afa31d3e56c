"""Equivalent positions: those that differ only by symmetry or in ways that can't affect the game.

The board has four symmetries: the identity, a half turn, and two reflections. The colours can be exchanged together
with the turn. Only a stack's owner, its height and whether it contains a DVONN piece affect the legal moves and the
score; its other pieces and their order don't.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from dvonn.moves import PASS, Jump
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


def leads_to(position: Position, other: Position, *, turns: int) -> bool:
    """Return whether at most `turns` turns lead from a position to `other` or to an equivalent position.

    Forced passes don't count as turns.
    """
    if other.phase is Phase.PLACING and position.phase is not Phase.PLACING:
        return False
    return any(_leads_to(position, wanted, mover, turns) for wanted, mover in _equivalents(other))


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

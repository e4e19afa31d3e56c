"""The jumps that the rules allow, and the rules that forbid the others."""

from enum import Enum
from typing import NamedTuple

from dvonn.board import Board
from dvonn.lattice import spaces_of
from dvonn.moves import Jump
from dvonn.pieces import Colour
from dvonn.spaces import COLUMNS, SPACES, Direction, Space

_LONGEST_JUMP = len(COLUMNS) - 1


class _Jumps(NamedTuple):
    """The jumps of one distance from a space.

    `reach` is the set of all targets on the board; `onto` maps each set of occupied targets to the jumps onto them.
    """

    reach: int
    onto: dict[int, tuple[Jump, ...]]


def _jumps_from(source: Space, distance: int) -> _Jumps:
    """Return the jumps in all six directions that stay on the board."""
    targets = (source.step(direction, distance) for direction in Direction)
    onto: dict[int, tuple[Jump, ...]] = {0: ()}
    for target in sorted(target for target in targets if target):
        jump = Jump(source, target)
        onto |= {occupied | target.bit: (*before, jump) for occupied, before in onto.items()}
    return _Jumps(max(onto), onto)  # the largest set contains all targets


_NO_JUMPS = _Jumps(0, {0: ()})

_JUMPS = tuple(
    tuple(
        _jumps_from(source, height) if 0 < height <= _LONGEST_JUMP else _NO_JUMPS
        for height in range(len(SPACES) + 1)
    )
    for source in SPACES
)
"""The jumps by source index and stack height, precomputed because legal moves are needed most often."""


def jumps(board: Board, colour: Colour) -> list[Jump]:
    """Return all jumps of a player, ordered by source and target."""
    occupied, cells = board.occupied, board.cells
    found: list[Jump] = []
    for source in spaces_of(board.free(colour)):
        reach, onto = _JUMPS[source.index][cells[source.index].height]  # type: ignore[union-attr]  # owned
        found += onto[reach & occupied]
    return found


def may_jump(board: Board, colour: Colour, jump: Jump) -> bool:
    """Return whether a player may make this jump."""
    source, target = jump.source, jump.target
    return bool(source.bit & board.free(colour) and target.bit & targets(board, source))


def targets(board: Board, source: Space) -> int:
    """Return the occupied spaces whose distance from `source` is its stack's height; none if `source` is empty."""
    stack = board.cells[source.index]
    return _JUMPS[source.index][stack.height].reach & board.occupied if stack else 0


class Reason(Enum):
    """The reasons why a move can be illegal."""

    GAME_OVER = "the game is over"
    MUST_PLACE = "pieces are still being placed"
    MUST_STACK = "all pieces are placed"
    MUST_PASS = "no stack of the player can move"  # noqa: S105  a pass, not a password
    MAY_NOT_PASS = "the player can move"  # noqa: S105  a pass, not a password
    OCCUPIED = "the space is occupied"
    EMPTY_SPACE = "there is no stack to move"
    LONE_DVONN = "a DVONN piece never moves by itself"
    NOT_YOUR_STACK = "the top piece is the opponent's"
    SURROUNDED = "all six neighbouring spaces are occupied"
    SAME_SPACE = "source and target are the same"
    NOT_A_STRAIGHT_LINE = "the target lies in none of the six directions"
    WRONG_DISTANCE = "a stack moves as many spaces as it has pieces"
    EMPTY_TARGET = "a move ends on an occupied space"


class Refusal(NamedTuple):
    """The rule that forbids a jump; for a wrong distance, also the stack's height and the attempted distance."""

    reason: Reason
    height: int | None = None
    distance: int | None = None


def why_not(board: Board, colour: Colour, jump: Jump) -> Refusal:
    """Return the first rule that forbids a jump rejected by `may_jump`."""
    reason, stack = _why_not_from(board, colour, jump.source), board.stack_at(jump.source)
    return Refusal(reason) if reason else _why_not_onto(jump, stack.height if stack else 0)


def why_stuck(board: Board, colour: Colour, source: Space) -> Reason | None:
    """Return the rule that forbids every jump of a player from a space; None if a jump is allowed."""
    reason = _why_not_from(board, colour, source)
    return reason or (None if targets(board, source) else Reason.EMPTY_TARGET)


def _why_not_from(board: Board, colour: Colour, source: Space) -> Reason | None:
    """Return the rule that forbids a player any move of the stack on a space; None if no rule does."""
    stack = board.stack_at(source)
    if stack is None:
        return Reason.EMPTY_SPACE
    if stack.owner is None:
        return Reason.LONE_DVONN
    if stack.owner is not colour:
        return Reason.NOT_YOUR_STACK
    return None if source.bit & board.free(colour) else Reason.SURROUNDED


def _why_not_onto(jump: Jump, height: int) -> Refusal:
    if jump.source == jump.target:
        return Refusal(Reason.SAME_SPACE)
    distance = jump.source.distance_to(jump.target)
    if distance is None:
        return Refusal(Reason.NOT_A_STRAIGHT_LINE)
    if distance != height:
        return Refusal(Reason.WRONG_DISTANCE, height, distance)
    return Refusal(Reason.EMPTY_TARGET)

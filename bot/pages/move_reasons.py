"""The reasons for a move, as far as they are visible on the board: the facts behind hints."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import median

from bot.domain import Turn
from bot.pages.game_words import arrow, colour_id, pieces
from dvonn import Colour, Jump, Place, Position, Space
from rendering import as_read

TALL = 2
"""The minimum height of a stack whose capture is mentioned."""


MUCH_FREER = 5
"""How many moves more than usual are mentioned."""

WEIGHTY = 3
"""The minimum height of a stack whose safety or freedom is mentioned."""


class ReasonKind(StrEnum):
    """The kinds of reasons for a move; the first four are what its line gains."""

    CUT_OFF = "cut-off"
    CUT_OFF_LATER = "cut-off-later"
    TAKE = "take"
    """The move lands on a tall stack of the opponent."""
    STOP = "stop"
    """The move leaves the opponent without a move."""
    SAVE = "save"
    """The move leaves fewer of the player's pieces to be cut off."""
    SAVE_STACK = "save-stack"
    """The move keeps the opponent from taking over a tall stack."""
    FREE = "free"
    """The move lets a tall stack of the player's move that couldn't."""
    BLOCK = "block"
    """The move keeps a tall stack of the opponent's from moving."""
    TAKE_PIECE = "take-piece"
    FREEDOM = "freedom"
    """The move leaves the player more moves, compared with the opponent's, than most others do."""
    NEAR = "near"
    """The piece or stack comes next to a DVONN piece."""
    EDGE = "edge"
    """The piece is placed on the edge of the board."""
    LATER = "later"
    """None of the above: the move pays off only beyond the line."""


@dataclass(frozen=True, slots=True)
class MoveReason:
    """A reason for a move, with the values for a sentence; the value `colour` is the opponent's."""

    kind: ReasonKind
    values: Mapping[str, str | int] = field(default_factory=dict)


def gains(line: Sequence[Turn]) -> Iterator[MoveReason]:
    """Yield what a line gains for the player who begins it: a cut-off or a capture, and leaving the opponent stuck."""
    first = line[0]
    other = first.colour.opponent
    values: dict[str, str | int] = {"colour": colour_id(other), "move": described(first)}
    if cuts := greatest(other, [turn for turn in line if turn.colour is not other]):
        values |= {"pieces": cuts.lost_by(other)}
        if cuts is first:
            yield MoveReason(ReasonKind.CUT_OFF, values)
        else:
            yield MoveReason(
                ReasonKind.CUT_OFF_LATER, values | {"first": described(first), "move": described(cuts)}
            )
    elif (stack := first.taken_from(other)) and stack.height >= TALL and isinstance(first.move, Jump):
        yield MoveReason(ReasonKind.TAKE, values | {"height": stack.height, "space": str(first.move.target)})
    if first.after.to_move is other and first.after.must_pass:
        yield MoveReason(ReasonKind.STOP, {"colour": colour_id(other), "move": described(first)})


def main_reason(line: Sequence[Turn]) -> MoveReason:
    """Return the main reason for the first move of a line of best play."""
    first = line[0]
    if isinstance(first.move, Place):
        return _reason_to_place(first.before, first.move.space)
    gained = {reason.kind: reason for reason in gains(line)}
    found = [gained.get(kind) for kind in (ReasonKind.CUT_OFF, ReasonKind.STOP, ReasonKind.TAKE)]
    found += [_saved(first), _saved_stack(first), gained.get(ReasonKind.CUT_OFF_LATER)]
    found += [_freed(first), _blocked(first), _small_gain(first)]
    return next(filter(None, found), MoveReason(ReasonKind.LATER))


def _reason_to_place(before: Position, space: Space) -> MoveReason:
    near = [before.stacks[each] for each in space.neighbours if each in before.stacks]
    if any(stack.has_dvonn for stack in near):
        return MoveReason(ReasonKind.NEAR)
    return MoveReason(ReasonKind.EDGE if space.on_edge else ReasonKind.LATER)


def _saved(turn: Turn) -> MoveReason | None:
    """Return the reason that a move prevents or reduces the opponent's largest cut-off, if it does."""
    mover, other = turn.colour, turn.colour.opponent
    before, after = (_threat(position, mover) for position in (turn.before, turn.after))
    if before is None or (after is not None and after[1] >= before[1]):
        return None
    jump, count = before
    return MoveReason(ReasonKind.SAVE, {"colour": colour_id(other), "move": arrow(jump), "pieces": count})


def _threat(position: Position, colour: Colour) -> tuple[Jump, int] | None:
    """Return the opponent's move that would cut off the most of a player's pieces, and how many."""
    threats = (
        (jump, pieces({space: stack for space, stack in cut_off.items() if stack.owner is colour}))
        for jump, cut_off in position.cut_offs_of(colour.opponent).items()
    )
    return max((threat for threat in threats if threat[1]), key=lambda threat: threat[1], default=None)


def _saved_stack(turn: Turn) -> MoveReason | None:
    """Return the reason that the opponent can't take over the player's tallest stack within reach any more."""
    threat, left = (_reach(position, turn.colour) for position in (turn.before, turn.after))
    if threat is None or threat[1] < WEIGHTY or (left and left[1] >= threat[1]):
        return None
    jump, height = threat
    values: dict[str, str | int] = {"move": arrow(jump), "height": height, "space": str(jump.target)}
    return MoveReason(ReasonKind.SAVE_STACK, values)


def _reach(position: Position, owner: Colour) -> tuple[Jump, int] | None:
    """Return the opponent's move onto the tallest stack of a player's that can be reached, and its height."""
    reached = (
        (jump, stack.height)
        for jump in position.jumps_of(owner.opponent)
        if (stack := position.stacks[jump.target]).owner is owner
    )
    return max(reached, key=lambda each: each[1], default=None)


def _freed(turn: Turn) -> MoveReason | None:
    return _tallest(
        ReasonKind.FREE, turn.after, _mobile(turn.after, turn.colour) - _mobile(turn.before, turn.colour)
    )


def _blocked(turn: Turn) -> MoveReason | None:
    other = turn.colour.opponent
    stuck = {
        space
        for space in _mobile(turn.before, other) - _mobile(turn.after, other)
        if space in turn.after.stacks
    }
    stuck = {space for space in stuck if turn.after.stacks[space].owner is other}
    return _tallest(ReasonKind.BLOCK, turn.after, stuck)


def _mobile(position: Position, colour: Colour) -> set[Space]:
    return {jump.source for jump in position.jumps_of(colour)}


def _tallest(kind: ReasonKind, position: Position, spaces: Collection[Space]) -> MoveReason | None:
    """Return a reason that is about the tallest of these stacks, if it is tall enough to matter."""
    heights = {space: position.stacks[space].height for space in as_read(spaces)}
    space = max(heights, key=lambda space: heights[space], default=None)
    if space is None or heights[space] < WEIGHTY:
        return None
    return MoveReason(kind, {"height": heights[space], "space": str(space)})


def _small_gain(turn: Turn) -> MoveReason | None:
    """Return the reason that a move comes next to a DVONN piece, leaves much choice, or takes over a single piece."""
    mover, other = turn.colour, turn.colour.opponent
    if _comes_near(turn):
        return MoveReason(ReasonKind.NEAR)
    usual = median(freer(mover, turn.before.play(move)) for move in turn.before.legal_moves())
    if freer(mover, turn.after) - usual >= MUCH_FREER:
        white, black = (moves_of(turn.after, colour) for colour in Colour)
        return MoveReason(ReasonKind.FREEDOM, {"white": white, "black": black})
    return MoveReason(ReasonKind.TAKE_PIECE, {"colour": colour_id(other)}) if turn.taken_from(other) else None


def _comes_near(turn: Turn) -> bool:
    """Whether a stack comes next to a DVONN piece, or onto one, from a space that isn't next to one."""
    if not isinstance(turn.move, Jump):
        return False
    source, target = turn.move.source, turn.move.target
    if target not in turn.after.stacks or turn.before.stacks[source].has_dvonn:
        return False
    return _is_near(target, turn.after) and not _is_near(source, turn.before)


def _is_near(space: Space, position: Position) -> bool:
    """Whether a DVONN piece is on a space or next to it."""
    found = (position.stacks.get(each) for each in (space, *space.neighbours))
    return any(stack is not None and stack.has_dvonn for stack in found)


def greatest(colour: Colour, turns: Sequence[Turn]) -> Turn | None:
    """Return the turn that cuts off the most of a player's pieces, if any does."""
    return max(
        (turn for turn in turns if turn.lost_by(colour)), key=lambda turn: turn.lost_by(colour), default=None
    )


def described(turn: Turn) -> str:
    """Describe a move as "c3 → e3"; empty for placements and passes."""
    return arrow(turn.move) if isinstance(turn.move, Jump) else ""


def freer(colour: Colour, position: Position) -> int:
    """Return how many more possible moves a player has than the opponent."""
    return moves_of(position, colour) - moves_of(position, colour.opponent)


def moves_of(position: Position, colour: Colour) -> int:
    """Return the number of moves a player could make if it were their turn."""
    return len(position.jumps_of(colour))

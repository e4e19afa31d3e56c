"""The main reason for a move, as far as it shows on the board."""

import functools
from collections import defaultdict

import pytest

from bot.domain import Turn
from bot.pages.move_reasons import MoveReason, ReasonKind, main_reason
from dvonn import Colour, Jump, Position, Space
from tests.bot.played import recorded

pytestmark = pytest.mark.slow  # it takes two seconds to find the reasons of over a thousand moves


@functools.cache
def reasons() -> dict[ReasonKind, list[tuple[Turn, MoveReason]]]:
    """Every third position of some games, with the reasons for all moves."""
    found = defaultdict(list)
    for game in recorded()[:4]:
        for ply in range(49, len(game.moves), 3):
            position = game.position_at(ply)
            for move in position.legal_moves():
                if isinstance(move, Jump):
                    turn = Turn.of(position, move)
                    reason = main_reason([turn])
                    found[reason.kind].append((turn, reason))
    return found


def space_of(reason: MoveReason) -> Space:
    return Space.parse(str(reason.values["space"]))


def can_move(position: Position, space: Space, colour: Colour) -> bool:
    return any(jump.source == space for jump in position.jumps_of(colour))


def test_a_stack_is_saved_that_the_opponent_could_take_over_with_the_named_move() -> None:
    assert reasons()[ReasonKind.SAVE_STACK]
    for turn, reason in reasons()[ReasonKind.SAVE_STACK]:
        stack = turn.before.stacks[space_of(reason)]
        assert (stack.owner, stack.height) == (turn.colour, reason.values["height"])
        source, target = map(Space.parse, str(reason.values["move"]).split(" → "))
        assert target == space_of(reason)
        assert Jump(source, target) in turn.before.jumps_of(turn.colour.opponent)


def test_a_stack_is_freed_that_could_not_move() -> None:
    assert reasons()[ReasonKind.FREE]
    for turn, reason in reasons()[ReasonKind.FREE]:
        space = space_of(reason)
        assert turn.after.stacks[space].height == reason.values["height"]
        assert not can_move(turn.before, space, turn.colour)
        assert can_move(turn.after, space, turn.colour)


def test_a_stack_of_the_opponents_is_blocked_that_could_move() -> None:
    assert reasons()[ReasonKind.BLOCK]
    for turn, reason in reasons()[ReasonKind.BLOCK]:
        space, other = space_of(reason), turn.colour.opponent
        assert turn.after.stacks[space].owner is other
        assert can_move(turn.before, space, other)
        assert not can_move(turn.after, space, other)


def test_most_moves_have_a_better_reason_than_the_piece_that_they_take_over() -> None:
    counts = {kind: len(found) for kind, found in reasons().items()}
    assert counts[ReasonKind.TAKE_PIECE] < sum(counts.values()) / 2

"""Trees of plans: what is played is what the tree says, for random trees and random play."""

import contextlib
import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain import Event, Match, Plan, Reply, UserId
from bot.domain.plan import Plans, carry_out
from bot.domain.plan_tree import (
    MOST_REPLIES,
    RESIGN,
    Ply,
    branches,
    format_tree,
    read_tree,
    with_passes,
)
from bot.domain.refusals import Refused
from dvonn import PASS, Jump, Move, Position, parse_move
from tests.bot.company import NOON
from tests.bot.played import first_plies, match_of, recorded

SEEDS = st.integers(0, 2**32)


def some_match(rng: random.Random, plies: int) -> Match:
    """A match in which stacks move, with so many plies at random after the first 49; one that goes on."""
    game = first_plies(recorded()[0], 49)
    for _ in range(plies):
        further = game.play(rng.choice(game.position.legal_moves()))
        if further.position.outcome:
            break
        game = further
    return match_of(game)


def some_line(rng: random.Random, position: Position) -> tuple[Ply, ...]:
    """Plies from a small choice, so that lines have much in common; at their end perhaps a resignation."""
    line: list[Ply] = []
    for _ in range(rng.randint(2, 9)):
        moves = position.legal_moves()
        if not moves:
            break
        move = rng.choice(moves[:3])
        line.append(move)
        position = position.play(move)
    if rng.random() < 0.3:
        line.append(RESIGN)
    return tuple(line)


def some_plan(rng: random.Random, match: Match, player: UserId) -> Plan:
    """A plan of several lines."""
    plan = Plan()
    for _ in range(rng.randint(1, 12)):
        with contextlib.suppress(Refused):
            plan, _ = plan.with_line(match, player, some_line(rng, match.position))
    return plan


Paths = set[tuple[Ply, ...]]
"""All that is planned, as the plies up to each answer."""


def paths_of(plan: Plan) -> Paths:
    return {branch.plies for branch in branches(plan.replies)}


def after(paths: Paths, past: tuple[Ply, ...]) -> Paths:
    """The paths that are left of a plan once these plies have been played."""
    return {path[len(past) :] for path in paths if len(path) > len(past) and path[: len(past)] == past}


def moves_of(events: Sequence[Event]) -> tuple[Ply, ...]:
    return tuple(event.what for event in events if isinstance(event.what, Ply))


@given(SEEDS, st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_what_is_played_is_what_the_trees_say(seed: int, plies: int) -> None:
    """Both players have trees. A move by hand is often one of theirs, and often none."""
    rng = random.Random(seed)
    match = some_match(rng, plies)
    plans: Plans = {player: some_plan(rng, match, player) for player in match.players.both}
    planned = {player: paths_of(plan) for player, plan in plans.items()}
    past: tuple[Ply, ...] = ()
    for _ in range(8):
        if (mover := match.player_to_move) is None:
            return
        by_hand = match.play(rng.choice(match.position.legal_moves()[:4]), by=mover, at=NOON, sure=True)
        match = match.followed_by(by_hand)
        since = [event.what for event in by_hand if isinstance(event.what, Move)]
        events, plans = carry_out(match, plans, NOON, since=since)
        past += moves_of(by_hand)
        told = list(moves_of(events))
        while told:
            assert match.player_to_move is not None
            answers = {path[0] for path in after(planned[match.player_to_move], past)}
            assert answers == {told[0]}
            made = told[:1] if told[0] == RESIGN else list(moves_of(play(match, told[0])))
            assert told[: len(made)] == made
            match = match.followed_by(events[: len(made)])
            events, told, past = events[len(made) :], told[len(made) :], (*past, *made)
        if match.player_to_move is None:
            return
        assert not after(planned[match.player_to_move], past)
        for player, plan in plans.items():
            assert paths_of(plan) == after(planned[player], past)


def play(match: Match, move: Ply) -> Sequence[Event]:
    assert match.player_to_move is not None
    assert isinstance(move, Move)
    return match.play(move, by=match.player_to_move, at=NOON, sure=True)


@given(SEEDS, st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_a_tree_is_what_its_lines_are_together(seed: int, plies: int) -> None:
    """Each answer is there once, at most one to each of the opponent's moves, and each can be played."""
    rng = random.Random(seed)
    match = some_match(rng, plies)
    for player in match.players.both:
        plan = some_plan(rng, match, player)
        numbered = branches(plan.replies)
        assert [branch.number for branch in numbered] == list(range(1, len(numbered) + 1))
        assert len(numbered) == len(paths_of(plan)) <= MOST_REPLIES
        points = [branch.plies[:-1] for branch in numbered if branch.reply.to]
        assert len(points) == len(set(points))
        for branch in numbered:
            if branch.plies[-1] != PASS:  # a plan may be walked on from a pass, but no line ends with one
                again, replaced = (
                    plan.with_line(match, player, branch.plies) if len(branch.plies) > 1 else (plan, None)
                )
                assert (again, replaced) == (plan, None)
        assert read_tree(format_tree(plan.replies)) == plan.replies


@given(SEEDS)
@settings(max_examples=10, deadline=None)
def test_a_branch_that_is_dropped_goes_with_all_that_follows_it_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    match = some_match(rng, 0)
    for player in match.players.both:
        plan = some_plan(rng, match, player)
        before = paths_of(plan)
        for branch in branches(plan.replies):
            left = paths_of(plan.without(branch))
            assert before - left == {path for path in before if path[: len(branch.plies)] == branch.plies}
            assert left <= before


def test_forced_passes_may_be_left_out_of_a_line() -> None:
    """Near the end of a recorded game in which passes were forced."""
    record = next(record for record in recorded() if PASS in record.moves[50:-3])
    at = record.moves.index(PASS, 50)
    start = record.position_at(at - 2)
    line = record.moves[at - 2 : at + 2]
    without = tuple(move for move in line if move is not PASS)
    assert with_passes(start, without) == line == with_passes(start, line)


def test_nobody_gives_up_where_they_have_to_pass_anyway() -> None:
    record = next(record for record in recorded() if PASS in record.moves[50:-3])
    at = record.moves.index(PASS, 50)
    line = record.moves[at - 1 : at]
    assert with_passes(record.position_at(at - 1), (*line, RESIGN)) == line


def test_replies_of_version_0_1_are_trees_without_branches() -> None:
    def jump(text: str) -> Jump:
        move = parse_move(text)
        assert isinstance(move, Jump)
        return move

    assert read_tree("c3d4:e5e4 a1a2:b2b3") == (
        Reply(jump("c3d4"), jump("e5e4")),
        Reply(jump("a1a2"), jump("b2b3")),
    )
    assert read_tree("") == ()


def test_a_version_tells_trees_and_positions_apart() -> None:
    one, other = match_of(first_plies(recorded()[0], 51)), match_of(first_plies(recorded()[0], 52))
    plan = some_plan(random.Random(1), one, one.players.white)
    told = {plan.version(one), plan.version(other), Plan().version(one), Plan().version(other)}
    assert len(told) == 4
    assert all(len(version) == 6 and version.isalnum() for version in told)

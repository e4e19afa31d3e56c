"""Plans: for random trees and random play, the bot plays what the tree says."""

import contextlib
import random
from collections.abc import Mapping, Sequence
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain import Event, Match, Plan, Reply, UserId
from bot.domain.plan import (
    MOST_REPLIES,
    RESIGN,
    Plans,
    Ply,
    branches,
    carry_out,
    check_placing,
    format_tree,
    read_tree,
    with_passes,
)
from bot.domain.refusals import Forbidden, RefusalReason, Refused
from dvonn import (
    PASS,
    Ended,
    Game,
    IllegalMove,
    Jump,
    Move,
    Phase,
    Place,
    Position,
    Reason,
    Space,
    Termination,
    parse_move,
)
from tests.bot.company import ANNA, BEN, NOON, WHITE_LOCKED_IN
from tests.bot.played import first_plies, match_of, recorded
from tests.bot.refused import refuses

SEEDS = st.integers(0, 2**32)


def some_match(rng: random.Random, plies: int) -> Match:
    """A running match in the stacking phase, with some random plies after the first 49."""
    game = first_plies(recorded()[0], 49)
    for _ in range(plies):
        further = game.play(rng.choice(game.position.legal_moves()))
        if further.position.outcome:
            break
        game = further
    return match_of(game)


def some_line(rng: random.Random, position: Position) -> tuple[Ply, ...]:
    """Plies from a small choice, so that lines overlap; perhaps a resignation at the end."""
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
"""All planned replies, as the plies up to each answer."""


def paths_of(plan: Plan) -> Paths:
    return {branch.plies for branch in branches(plan.replies)}


def after(paths: Paths, past: tuple[Ply, ...]) -> Paths:
    """The remaining paths of a plan after these plies."""
    return {path[len(past) :] for path in paths if len(path) > len(past) and path[: len(past)] == past}


def moves_of(events: Sequence[Event]) -> tuple[Ply, ...]:
    return tuple(event.what for event in events if isinstance(event.what, Ply))


@given(SEEDS, st.integers(0, 60))
@settings(max_examples=25, deadline=None)
def test_what_is_played_is_what_the_trees_say(seed: int, plies: int) -> None:
    """Both players have trees. Manual moves are often in one of them, and often not."""
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
    """Each answer occurs once, at most one per opponent's move, and each is legal."""
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


def test_replies_side_by_side_are_trees_without_branches() -> None:
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


TIE = recorded()[0]

LATER = NOON.replace(hour=13)


def spaces(text: str) -> tuple[Space, ...]:
    return tuple(map(Space.parse, text.split()))


def wish(text: str) -> Plan:
    return Plan(spaces=spaces(text))


def jump(text: str) -> Jump:
    move = parse_move(text)
    assert isinstance(move, Jump)
    return move


def placed(text: str) -> Match:
    return match_of(Game(map(Place, spaces(text))))


def carried_out(match: Match, plans: Mapping[UserId, Plan]) -> tuple[str, Mapping[UserId, Plan]]:
    """The moves that were carried out, and the remaining plans."""
    events, left = carry_out(match, plans, LATER)
    assert [event.number for event in events] == [match.number + n for n in range(1, len(events) + 1)]
    assert all(event.at == LATER for event in events)
    return " ".join(str(event.what) for event in events), left


# placing


def test_the_first_vacant_space_is_taken_and_those_that_are_taken_are_dropped() -> None:
    moves, left = carried_out(placed("c3"), {BEN.id: wish("c3 d3 e3")})
    assert moves == "d3"
    assert left == {BEN.id: wish("e3")}


def test_two_plans_play_a_run_in_turn() -> None:
    moves, left = carried_out(placed(""), {ANNA.id: wish("c3 e3 g3"), BEN.id: wish("d3 e3 f3")})
    assert moves == "c3 d3 e3 f3 g3"
    assert left == {ANNA.id: Plan(), BEN.id: Plan()}


def test_a_run_ends_with_the_first_player_who_has_planned_nothing_that_fits() -> None:
    moves, left = carried_out(placed(""), {ANNA.id: wish("c3 e3 g3"), BEN.id: wish("c3 d3")})
    assert moves == "c3 d3 e3"
    assert left == {ANNA.id: wish("g3"), BEN.id: Plan()}


def test_nothing_is_played_for_somebody_who_is_not_to_move() -> None:
    moves, left = carried_out(placed(""), {BEN.id: wish("c3 d3")})
    assert moves == ""
    assert left == {BEN.id: wish("c3 d3")}


def test_a_run_fills_the_board_and_ends_where_stacks_move() -> None:
    order = [move.space for move in TIE.moves[:49] if isinstance(move, Place)]
    plans = {ANNA.id: Plan(spaces=tuple(order[::2])), BEN.id: Plan(spaces=tuple(order[1::2]))}
    events, left = carry_out(match_of(Game()), plans, NOON)
    after = match_of(Game()).followed_by(events)
    assert after.game == first_plies(TIE, 49)
    assert after.position.phase is Phase.STACKING
    assert left == {ANNA.id: Plan(), BEN.id: Plan()}


def test_a_forced_pass_belongs_to_the_run_that_leads_to_it() -> None:
    plans = {
        ANNA.id: Plan(spaces=tuple(WHITE_LOCKED_IN[::2])),
        BEN.id: Plan(spaces=tuple(WHITE_LOCKED_IN[1::2])),
    }
    events, _ = carry_out(match_of(Game()), plans, NOON)
    assert len(events) == 50
    assert (events[-1].what, events[-1].actor) == (PASS, None)


def test_spaces_are_planned_while_pieces_are_placed_only() -> None:
    for plies in (0, 1, 48):
        check_placing(match_of(first_plies(TIE, plies)))
    with refuses(RefusalReason.PLAN_OF_SPACES) as refusal:
        check_placing(match_of(first_plies(TIE, 49)))
    assert isinstance(refusal.value.__cause__, IllegalMove)
    assert refusal.value.__cause__.reason is Reason.MUST_STACK


# stacking


STACKING = match_of(first_plies(TIE, 51))
assert STACKING.player_to_move is not None
MOVER, PLANNER = STACKING.player_to_move, STACKING.opponent_of(STACKING.player_to_move)
LINE = TIE.moves[51:59]
"""The moves played from there on, without passes."""


def test_an_answer_is_played_to_the_move_for_which_it_was_planned() -> None:
    plan = planned(PLANNER, LINE[:2])
    assert answered(LINE[0], {PLANNER: plan}) == (LINE[1:2], {PLANNER: Plan()})


def test_what_follows_the_moves_that_were_played_stays() -> None:
    plan = planned(PLANNER, LINE[:6])
    _, left = answered(LINE[0], {PLANNER: plan})
    assert left[PLANNER] == planned(PLANNER, LINE[2:6], after=LINE[:2])
    assert [branch.plies for branch in branches(left[PLANNER].replies)] == [LINE[2:4], LINE[2:6]]


def test_a_branch_is_dropped_once_the_opponent_leaves_it() -> None:
    plan = planned(PLANNER, LINE[:2])
    other = next(move for move in STACKING.position.legal_moves() if move != LINE[0])
    assert answered(other, {PLANNER: plan}) == ((), {PLANNER: Plan()})


def test_a_player_who_plays_on_without_the_plan_leaves_it() -> None:
    match = STACKING.followed_by(STACKING.play(LINE[0], by=MOVER, at=NOON, sure=True))
    plan = planned(PLANNER, LINE[1:5], after=LINE[:1])
    other = next(move for move in match.position.legal_moves() if move != LINE[1])
    after = match.followed_by(match.play(other, by=PLANNER, at=NOON, sure=True))
    assert carry_out(after, {PLANNER: plan}, LATER, since=(other,)) == ((), {PLANNER: Plan()})


def test_two_trees_that_answer_each_other_are_played_on_until_one_ends() -> None:
    plans = {MOVER: planned(MOVER, LINE[:5]), PLANNER: planned(PLANNER, LINE)}
    moves, left = answered(LINE[0], plans)
    assert moves == LINE[1:6]
    assert left == {MOVER: Plan(), PLANNER: planned(PLANNER, LINE[6:8], after=LINE[:6])}


def test_what_the_player_is_to_begin_with_is_not_played_for_them() -> None:
    assert carry_out(STACKING, {MOVER: planned(MOVER, LINE[:3])}, LATER)[0] == ()


def test_a_match_is_given_up_where_the_plan_says_so() -> None:
    plan = planned(PLANNER, (*LINE[:2], LINE[2], RESIGN))
    match = STACKING
    for theirs in (LINE[0], LINE[2]):
        events = match.play(theirs, by=MOVER, at=NOON, sure=True)
        match = match.followed_by(events)
        new, left = carry_out(match, {PLANNER: plan}, LATER, since=(theirs,))
        match, plan = match.followed_by(new), left[PLANNER]
    assert (match.events[-1].what, match.events[-1].actor) == (RESIGN, PLANNER)
    assert match.ended == Ended(Termination.RESIGNATION, match.players.colour_of(PLANNER))
    assert not plan


@pytest.mark.parametrize("at", [1, 3])
def test_a_later_answer_to_the_same_move_takes_the_place_of_the_earlier_and_of_what_follows_it(
    at: int,
) -> None:
    position = reduce(Position.play, LINE[:at], STACKING.position)
    line = (*LINE[:at], next(move for move in position.legal_moves() if move != LINE[at]))
    plan, replaced = planned(PLANNER, LINE[:6]).with_line(STACKING, PLANNER, line)
    assert (plan, replaced) == (planned(PLANNER, line), LINE[at])


def test_a_line_that_the_rules_forbid_is_refused_with_the_reason() -> None:
    nonsense = jump("a1a3")
    for line in ((LINE[0], nonsense), (nonsense, LINE[0]), (*LINE[:3], nonsense)):
        with refuses(RefusalReason.ILLEGAL_PLAN) as refusal:
            Plan().with_line(STACKING, PLANNER, line)
        assert isinstance(refusal.value.about, Forbidden)
        assert refusal.value.about.illegal is refusal.value.__cause__


def test_a_line_needs_an_own_move_after_one_of_the_opponents() -> None:
    for player, line in ((PLANNER, ()), (PLANNER, LINE[:1]), (MOVER, LINE[:1]), (MOVER, LINE[:2])):
        with refuses(RefusalReason.PLAN_WITHOUT_ANSWER):
            Plan().with_line(STACKING, player, line)
    assert planned(PLANNER, LINE[:3]) == planned(PLANNER, LINE[:2])


def test_lines_are_not_planned_while_pieces_are_placed() -> None:
    for plies in (1, 47, 48):
        with refuses(RefusalReason.PLAN_OF_MOVES):
            Plan().with_line(match_of(first_plies(TIE, plies)), BEN.id, LINE)


def test_there_is_a_limit_to_replies() -> None:
    plan, lines = Plan(), lines_of(STACKING.position)
    while len(branches(plan.replies)) < MOST_REPLIES:
        plan, _ = plan.with_line(STACKING, PLANNER, lines.pop())
    with refuses(RefusalReason.TOO_MANY_REPLIES):
        plan.with_line(STACKING, PLANNER, lines.pop())
    line = branches(plan.replies)[-1].plies
    assert plan.with_line(STACKING, PLANNER, line) == (plan, None)


def lines_of(position: Position) -> list[tuple[Move, ...]]:
    """An answer to each of the opponent's first moves; and from the last of these, one to each of their second."""
    lines: list[tuple[Move, ...]] = []
    for first in position.legal_moves():
        after = position.play(first)
        lines.append((first, after.legal_moves()[0]))
    begun = lines[-1]
    after = position.play(begun[0]).play(begun[1])
    return [(*begun, second, after.play(second).legal_moves()[0]) for second in after.legal_moves()] + lines


def planned(player: UserId, line: Sequence[Ply], *, after: Sequence[Move] = ()) -> Plan:
    """The plan of a single line, made after some moves."""
    match = match_of(Game((*first_plies(TIE, 51).moves, *after)))
    return Plan().with_line(match, player, line)[0]


def answered(move: Move, plans: Mapping[UserId, Plan]) -> tuple[tuple[object, ...], Mapping[UserId, Plan]]:
    """The moves that follow a manual one, and the remaining plans."""
    after = STACKING.followed_by(STACKING.play(move, by=MOVER, at=NOON, sure=True))
    events, left = carry_out(after, plans, LATER, since=(move,))
    return tuple(event.what for event in events), left


# what a plan is


def test_a_plan_is_something_while_anything_is_planned() -> None:
    assert not Plan()
    assert wish("c3")
    assert Plan(replies=(Reply(jump("c3d3"), jump("d3e3")),))

"""Planned moves are played as soon as the turn comes, for as long as they fit."""

from collections.abc import Mapping, Sequence
from functools import reduce

import pytest

from bot.domain import Match, Plan, Reply, UserId
from bot.domain.plan import carry_out, check_placing
from bot.domain.plan_tree import MOST_REPLIES, RESIGN, Ply, branches
from bot.domain.refusal_subjects import Forbidden
from bot.domain.refusals import RefusalReason
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
    """The moves of a run, and what is left of the plans."""
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
"""The moves that were played from there on; none of them is a pass."""


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
    """The plan of a line alone, laid down after some moves."""
    match = match_of(Game((*first_plies(TIE, 51).moves, *after)))
    return Plan().with_line(match, player, line)[0]


def answered(move: Move, plans: Mapping[UserId, Plan]) -> tuple[tuple[object, ...], Mapping[UserId, Plan]]:
    """The moves that follow one by hand, and what is left of the plans."""
    after = STACKING.followed_by(STACKING.play(move, by=MOVER, at=NOON, sure=True))
    events, left = carry_out(after, plans, LATER, since=(move,))
    return tuple(event.what for event in events), left


# what a plan is


def test_a_plan_is_something_while_anything_is_planned() -> None:
    assert not Plan()
    assert wish("c3")
    assert Plan(replies=(Reply(jump("c3d3"), jump("d3e3")),))

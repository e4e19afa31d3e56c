"""Plans: private, stored, and carried out in the transaction of the move before."""

from dataclasses import replace

from bot.domain import Match, OfferKind, Pace, Plan, Reply, Setup
from bot.domain.plan import NOTHING, RESIGN, PlanVersion, ReplyNumber, branches
from bot.domain.refusals import RefusalReason
from bot.services import Matches
from bot.storage import Store
from dvonn import Game, Jump, Place, Space
from tests.bot.company import ANNA, BEN, CLEO, Clock
from tests.bot.played import recorded
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_match, kept_plans
from tests.bot.services.test_matches import NOWHERE

C3, D3, E3, F3, G3 = (Space.parse(text) for text in ("c3", "d3", "e3", "f3", "g3"))

TIE = recorded()[0]


async def stacking(begin: Begin, plies: int = 51) -> Match:
    return await begin(setup=Setup.RECORD, opening=Game(TIE.moves[:plies]))


async def test_a_plan_is_kept_until_the_turn_comes_and_then_played_with_the_move_before(
    begin: Begin, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    same, plan = await service.plan_spaces(match.id, [D3, C3, D3, E3], by=BEN.id)
    assert (same, plan) == (match, Plan(spaces=(D3, C3, E3)))
    assert await kept_plans(store, match.id) == {BEN.id: plan}
    assert await service.plan_of(match.id, BEN.id) == (match, plan)
    assert await service.plan_of(match.id, ANNA.id) == (match, NOTHING)
    clock.go_on(hours=7)
    after = await service.play(match.id, Place(C3), by=ANNA.id)
    assert [(event.what, event.actor) for event in after.events[1:]] == [
        (Place(C3), ANNA.id),
        (Place(D3), BEN.id),
    ]
    assert after.clock.due == clock.now + Pace.ONE.bank
    assert await kept_match(store, match.id) == after
    assert await kept_plans(store, match.id) == {BEN.id: Plan(spaces=(E3,))}


async def test_what_is_planned_on_ones_own_turn_is_played_at_once_with_the_opponents_plan(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [C3, D3], by=BEN.id)
    after, left = await service.plan_spaces(match.id, [C3, E3, F3, G3], by=ANNA.id)
    assert [event.what for event in after.events[1:]] == [Place(C3), Place(D3), Place(E3)]
    assert (after.player_to_move, left) == (BEN.id, Plan(spaces=(F3, G3)))
    assert await kept_match(store, match.id) == after
    assert await kept_plans(store, match.id) == {ANNA.id: left}


async def test_a_plan_takes_the_place_of_the_one_before_and_can_be_dropped(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [C3], by=BEN.id)
    await service.plan_spaces(match.id, [D3], by=BEN.id)
    assert await kept_plans(store, match.id) == {BEN.id: Plan(spaces=(D3,))}
    await service.drop_plan(match.id, by=BEN.id)
    assert await kept_plans(store, match.id) == {}
    assert (await service.play(match.id, Place(C3), by=ANNA.id)).player_to_move == BEN.id


async def test_a_reply_is_played_with_the_move_for_which_it_was_planned(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await stacking(begin)
    to, answer = TIE.moves[51:53]
    assert isinstance(to, Jump)
    assert isinstance(answer, Jump)
    mover = match.player_to_move
    assert mover is not None
    planner = match.opponent_of(mover)
    plan = (await service.plan_line(match.id, (to, answer), by=planner)).plan
    assert (
        await kept_plans(store, match.id) == {planner: plan} == {planner: Plan(replies=(Reply(to, answer),))}
    )
    await service.offer(match.id, OfferKind.DRAW, by=mover)  # which changes nothing on the board
    after = await service.play(match.id, to, by=mover, sure=True)
    assert after.game.moves == TIE.moves[:53]
    assert [event.actor for event in after.events[2:]] == [mover, planner]
    assert await kept_plans(store, match.id) == {}


async def test_a_plan_goes_with_the_match(begin: Begin, service: Matches, store: Store) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [D3], by=BEN.id)
    await service.resign(match.id, by=ANNA.id)
    assert await kept_plans(store, match.id) == {}


async def test_two_trees_that_answer_each_other_are_played_in_one_transaction(
    begin: Begin, service: Matches, store: Store
) -> None:
    """The mover has planned on their own turn what follows their move."""
    match = await stacking(begin)
    mover, line = match.player_to_move, TIE.moves[51:59]
    assert mover is not None
    planner = match.opponent_of(mover)
    await service.plan_line(match.id, line, by=planner)
    await service.plan_line(match.id, line[:5], by=mover)
    assert (await service.plan_of(match.id, mover))[0] == match
    after = await service.play(match.id, line[0], by=mover, sure=True)
    assert after.game.moves == TIE.moves[:57]
    assert after.player_to_move == mover
    assert await kept_match(store, match.id) == after
    left = (await service.plan_of(match.id, planner))[1]
    assert [branch.plies for branch in branches(left.replies)] == [line[6:8]]
    assert await kept_plans(store, match.id) == {planner: left}


async def test_a_plan_gives_a_match_up(begin: Begin, service: Matches, store: Store) -> None:
    match = await stacking(begin)
    assert match.player_to_move is not None
    mover, planner = match.player_to_move, match.opponent_of(match.player_to_move)
    await service.plan_line(match.id, (TIE.moves[51], RESIGN), by=planner)
    after = await service.play(match.id, TIE.moves[51], by=mover, sure=True)
    assert [(event.what, event.actor) for event in after.events[1:]] == [
        (TIE.moves[51], mover),
        (RESIGN, planner),
    ]
    assert await kept_match(store, match.id) == after
    assert await kept_plans(store, match.id) == {}


async def test_answers_that_were_kept_at_the_moment_of_a_move_are_for_no_other_position(
    begin: Begin, service: Matches, store: Store
) -> None:
    """On PostgreSQL a plan may be stored just after a move that it doesn't take into account."""
    match = await stacking(begin)
    assert match.player_to_move is not None
    mover, planner = match.player_to_move, match.opponent_of(match.player_to_move)
    await service.plan_line(match.id, TIE.moves[51:53], by=planner)
    moved = await service.play(match.id, TIE.moves[51], by=mover, sure=True)
    plan, _ = NOTHING.with_line(moved, planner, TIE.moves[53:55])
    assert plan.current(moved) == plan
    late = replace(plan, since=match.changed)
    async with store.write() as uow:
        await uow.plans.save(match.id, planner, late)
    assert await service.plan_of(match.id, planner) == (moved, NOTHING)
    after = await service.play(match.id, TIE.moves[53], by=mover, sure=True)
    assert after.game.moves == TIE.moves[:54]
    assert await kept_plans(store, match.id) == {}


async def test_a_branch_is_dropped_from_the_plan_that_the_player_saw(begin: Begin, service: Matches) -> None:
    match = await stacking(begin)
    assert match.player_to_move is not None
    planner, line = match.opponent_of(match.player_to_move), TIE.moves[51:59]
    seen = (await service.plan_line(match.id, line, by=planner)).plan.version(match)
    _, plan = await service.drop_branch(match.id, ReplyNumber(2), by=planner, version=seen)
    assert [branch.plies for branch in branches(plan.replies)] == [line[:2]]
    for attempt in (
        service.drop_branch(match.id, ReplyNumber(1), by=planner, version=seen),
        service.drop_branch(match.id, ReplyNumber(2), by=planner, version=plan.version(match)),
        service.plan_line(match.id, line, by=planner, version=seen),
    ):
        with refuses(RefusalReason.PLAN_CHANGED):
            await attempt
    assert (await service.plan_of(match.id, planner))[1] == plan


async def test_spaces_are_not_planned_once_stacks_move(begin: Begin, service: Matches) -> None:
    match = await stacking(begin)
    for by in (ANNA.id, BEN.id):
        with refuses(RefusalReason.PLAN_OF_SPACES):
            await service.plan_spaces(match.id, [C3], by=by)


async def test_only_players_of_a_match_that_continues_plan_anything(begin: Begin, service: Matches) -> None:
    match = await begin()
    line = (Jump(C3, D3), Jump(D3, E3))
    for number, by, reason in (
        (match.id, CLEO.id, RefusalReason.NOT_A_PLAYER),
        (NOWHERE, ANNA.id, RefusalReason.NO_SUCH_MATCH),
        ((await service.resign((await begin()).id, by=ANNA.id)).id, BEN.id, RefusalReason.MATCH_OVER),
    ):
        for attempt in (
            service.plan_of(number, by),
            service.plan_spaces(number, [C3], by=by),
            service.plan_line(number, line, by=by),
            service.drop_branch(number, ReplyNumber(1), by=by, version=PlanVersion("abc123")),
            service.drop_plan(number, by=by),
        ):
            with refuses(reason):
                await attempt

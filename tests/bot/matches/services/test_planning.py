"""Plans of players, on a real database: private, kept, and carried out in the transaction of the move before."""

from bot.matches import Match, Matches, Pace, Plan, Reply, Setup
from bot.matches.plan import NOTHING
from bot.matches.refusals import Why
from bot.storage import SqlStore
from dvonn import Game, Jump, Place, Space
from tests.bot.company import ANNA, BEN, CLEO, Clock
from tests.bot.matches.conftest import Begin
from tests.bot.matches.kept import kept_match, kept_plans
from tests.bot.matches.services.test_matches import NOWHERE
from tests.bot.played import recorded
from tests.bot.refused import refuses

C3, D3, E3, F3, G3 = (Space.parse(text) for text in ("c3", "d3", "e3", "f3", "g3"))

TIE = recorded()[0]


async def stacking(begin: Begin, plies: int = 51) -> Match:
    return await begin(setup=Setup.RECORD, opening=Game(TIE.moves[:plies]))


async def test_a_plan_is_kept_until_the_turn_comes_and_then_played_with_the_move_before(
    begin: Begin, service: Matches, store: SqlStore, clock: Clock
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
    assert after.clock.due == clock.now + Pace.ONE.time
    assert await kept_match(store, match.id) == after
    assert await kept_plans(store, match.id) == {BEN.id: Plan(spaces=(E3,))}


async def test_what_is_planned_on_ones_own_turn_is_played_at_once_with_the_opponents_plan(
    begin: Begin, service: Matches, store: SqlStore
) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [C3, D3], by=BEN.id)
    after, left = await service.plan_spaces(match.id, [C3, E3, F3, G3], by=ANNA.id)
    assert [event.what for event in after.events[1:]] == [Place(C3), Place(D3), Place(E3)]
    assert (after.player_to_move, left) == (BEN.id, Plan(spaces=(F3, G3)))
    assert await kept_match(store, match.id) == after
    assert await kept_plans(store, match.id) == {ANNA.id: left}


async def test_a_plan_takes_the_place_of_the_one_before_and_can_be_dropped(
    begin: Begin, service: Matches, store: SqlStore
) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [C3], by=BEN.id)
    await service.plan_spaces(match.id, [D3], by=BEN.id)
    assert await kept_plans(store, match.id) == {BEN.id: Plan(spaces=(D3,))}
    await service.drop_plan(match.id, by=BEN.id)
    assert await kept_plans(store, match.id) == {}
    assert (await service.play(match.id, Place(C3), by=ANNA.id)).player_to_move == BEN.id


async def test_a_reply_is_played_with_the_move_for_which_it_was_planned(
    begin: Begin, service: Matches, store: SqlStore
) -> None:
    match = await stacking(begin)
    to, answer = TIE.moves[51:53]
    assert isinstance(to, Jump)
    assert isinstance(answer, Jump)
    mover = match.player_to_move
    assert mover is not None
    planner = match.opponent_of(mover)
    _, plan = await service.plan_reply(match.id, Reply(to, answer), by=planner)
    assert (
        await kept_plans(store, match.id) == {planner: plan} == {planner: Plan(replies=(Reply(to, answer),))}
    )
    after = await service.play(match.id, to, by=mover, sure=True)
    assert after.game.moves == TIE.moves[:53]
    assert [event.actor for event in after.events[1:]] == [mover, planner]
    assert await kept_plans(store, match.id) == {}


async def test_a_plan_goes_with_the_match(begin: Begin, service: Matches, store: SqlStore) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [D3], by=BEN.id)
    await service.resign(match.id, by=ANNA.id)
    assert await kept_plans(store, match.id) == {}


async def test_replies_are_planned_on_the_opponents_turn_only(begin: Begin, service: Matches) -> None:
    match = await stacking(begin)
    to, answer = TIE.moves[51:53]
    assert isinstance(to, Jump)
    assert isinstance(answer, Jump)
    assert match.player_to_move is not None
    with refuses(Why.PLAN_ON_OWN_TURN):
        await service.plan_reply(match.id, Reply(to, answer), by=match.player_to_move)


async def test_spaces_are_not_planned_once_stacks_move(begin: Begin, service: Matches) -> None:
    match = await stacking(begin)
    for by in (ANNA.id, BEN.id):
        with refuses(Why.PLAN_OF_SPACES):
            await service.plan_spaces(match.id, [C3], by=by)


async def test_only_players_of_a_match_that_goes_on_plan_anything(begin: Begin, service: Matches) -> None:
    match = await begin()
    reply = Reply(Jump(C3, D3), Jump(D3, E3))
    for number, by, reason in (
        (match.id, CLEO.id, Why.NOT_A_PLAYER),
        (NOWHERE, ANNA.id, Why.NO_SUCH_MATCH),
        ((await service.resign((await begin()).id, by=ANNA.id)).id, BEN.id, Why.MATCH_OVER),
    ):
        for attempt in (
            service.plan_of(number, by),
            service.plan_spaces(number, [C3], by=by),
            service.plan_reply(number, reply, by=by),
            service.drop_plan(number, by=by),
        ):
            with refuses(reason):
                await attempt

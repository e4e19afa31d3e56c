"""Absences: a player who is away has stopped clocks in all matches."""

from datetime import timedelta

from bot.domain import Absence, Match, Pace, PingWhen, Preferences, Setup
from bot.domain.events import CameBack, Started, WentAway
from bot.domain.refusals import RefusalReason
from bot.features.absence.refusals import NOT_AWAY
from bot.features.absence.service import OPPONENT_AWAY, Absences
from bot.services import Matches, People
from bot.storage import Store
from dvonn import Game
from tests.bot.company import ANNA, BEN, CLEO, Clock
from tests.bot.due_now import DueNow
from tests.bot.played import C3, D3, E3, F3, recorded
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_absence, kept_direct_messages, kept_match

DAY = timedelta(days=1)


async def test_the_clock_of_somebody_who_is_away_is_paused_and_continues_where_it_stood(
    begin: Begin, absences: Absences, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.read("1d + 0s"))
    await service.play(match.id, C3, by=ANNA.id)
    (away,) = await absences.leave(ANNA.id, clock.now + 5 * DAY)
    assert away.away == {ANNA.id: clock.now + 5 * DAY}
    stopped = await service.play(match.id, D3, by=BEN.id)
    assert (stopped.clock.due, stopped.clock.left) == (None, DAY)
    assert await kept_match(store, match.id) == stopped
    clock.go_on(days=3)
    (back,) = await absences.come_back(ANNA.id)
    assert back.away == {}
    assert back.clock.due == clock.now + DAY
    assert await kept_match(store, match.id) == back


async def test_a_turn_that_has_begun_is_not_stopped_by_going_away_but_the_next_one_is(
    begin: Begin, absences: Absences, service: Matches, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=10)
    (away,) = await absences.leave(ANNA.id, clock.now + 5 * DAY)
    assert (away.clock, away.excused_until) == (match.clock, None)
    clock.go_on(hours=1)
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert moved.away == {ANNA.id: clock.now - timedelta(hours=1) + 5 * DAY}
    (changed,) = await absences.leave(ANNA.id, clock.now + 6 * DAY)
    after = await service.play(match.id, D3, by=BEN.id)
    assert (after.clock.due, after.excused_until) == (None, changed.away[ANNA.id])
    (changed,) = await absences.leave(ANNA.id, clock.now + 7 * DAY)
    assert (changed.clock.due, changed.excused_until) == (None, clock.now + 7 * DAY)


async def test_a_live_clock_never_stops_for_an_absence(
    begin: Begin, absences: Absences, store: Store, clock: Clock
) -> None:
    before = await begin(pace=Pace.TEN_MINUTES)
    (still,) = await absences.leave(ANNA.id, clock.now + 5 * DAY)
    assert still == before
    assert await kept_direct_messages(store) == []
    clock.go_on(minutes=1)
    meanwhile = await begin(pace=Pace.TEN_MINUTES)
    assert (meanwhile.away, meanwhile.clock.due) == ({}, clock.now + Pace.TEN_MINUTES.bank)


async def test_a_live_clock_that_an_earlier_version_has_stopped_runs_from_the_next_event_on(
    begin: Begin, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.FIVE_MINUTES)
    async with store.write() as uow:
        event = match.event(WentAway(clock.now + DAY), clock.now, by=ANNA.id)
        after = await uow.matches.append(match, (event,))
    assert (after.stands_still, after.clock.due) == (False, match.clock.due)


async def test_a_move_ends_an_absence_in_its_match_and_nowhere_else(
    begin: Begin, absences: Absences, service: Matches, store: Store, clock: Clock
) -> None:
    until = clock.now + 20 * DAY
    first, other = await begin(white=BEN, black=ANNA, pace=Pace.ONE), await begin(pace=Pace.ONE)
    await service.play(other.id, C3, by=ANNA.id)
    await absences.leave(ANNA.id, until)
    await service.play(first.id, C3, by=BEN.id)
    await service.play(other.id, D3, by=BEN.id)
    clock.go_on(days=3)
    moved = await service.play(first.id, D3, by=ANNA.id)
    assert (moved.away, moved.events[-1].what) == ({}, CameBack())
    assert await kept_match(store, first.id) == moved
    again = await service.play(first.id, E3, by=BEN.id)
    assert again.clock.due == clock.now + Pace.ONE.bank
    assert (await kept_match(store, other.id)).excused_until == until
    assert await kept_absence(store, ANNA.id) is not None
    assert [match.id for match in await absences.come_back(ANNA.id)] == [other.id]


async def test_a_planned_move_does_not_bring_a_player_back_but_a_piece_that_is_placed_at_once_does(
    begin: Begin, absences: Absences, service: Matches, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    await absences.leave(BEN.id, clock.now + 20 * DAY)
    await service.plan_spaces(match.id, [D3.space], by=BEN.id)
    planned = await service.play(match.id, C3, by=ANNA.id)
    assert planned.position.stacks.keys() == {C3.space, D3.space}
    assert planned.away.keys() == {BEN.id}
    await service.play(match.id, E3, by=ANNA.id)
    placed, _ = await service.plan_spaces(match.id, [F3.space], by=BEN.id)
    assert placed.away == {}


async def test_a_move_that_ends_the_game_is_its_last_event(
    begin: Begin, absences: Absences, service: Matches, clock: Clock
) -> None:
    game = recorded()[0]
    match = await begin(setup=Setup.RECORD, opening=Game(game.moves[:-1]), pace=Pace.ONE)
    last = match.player_to_move
    assert last is not None
    await absences.leave(last, clock.now + 20 * DAY)
    over = await service.play(match.id, game.moves[-1], by=last, sure=True)
    assert over.is_over
    assert over.events[-1].what == game.moves[-1]


async def test_the_opponents_clock_runs_on_until_it_is_the_turn_of_the_player_who_is_away(
    begin: Begin, absences: Absences, service: Matches, due_now: DueNow, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    (away,) = await absences.leave(BEN.id, clock.now + 5 * DAY)
    assert away.clock == match.clock
    clock.go_on(hours=3)
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert (moved.clock.due, moved.clock.left) == (None, Pace.ONE.bank)
    clock.go_on(days=4)
    assert await due_now.overdue() == []
    after = await service.play(match.id, D3, by=BEN.id)  # who may still play
    assert after.clock.due == clock.now + Pace.ONE.bank


async def test_a_match_that_begins_while_a_player_is_away_knows_it(
    begin: Begin, absences: Absences, store: Store, clock: Clock
) -> None:
    assert await absences.leave(ANNA.id, clock.now + 5 * DAY) == []
    match = await begin(pace=Pace.ONE)
    assert [type(event.what) for event in match.events] == [Started, WentAway]
    assert (match.clock.due, match.clock.left) == (None, Pace.ONE.bank)
    assert match.ping is None
    assert await kept_match(store, match.id) == match
    (back,) = await absences.come_back(ANNA.id)
    assert back.clock.due == clock.now + Pace.ONE.bank


async def test_an_absence_ends_by_itself(
    begin: Begin, absences: Absences, clock: Clock, store: Store
) -> None:
    match = await begin(pace=Pace.ONE)
    until = clock.now + 2 * DAY
    await absences.leave(ANNA.id, until)
    clock.now = until - timedelta(seconds=1)
    assert await absences.end_expired() == []
    clock.now = until + timedelta(hours=2)  # the bot was down
    (back,) = await absences.end_expired()
    assert (back.id, back.away) == (match.id, {})
    assert back.clock.due == clock.now + Pace.ONE.bank
    assert await absences.end_expired() == []
    assert await kept_absence(store, ANNA.id) is None


async def test_days_that_were_not_used_are_given_back(absences: Absences, clock: Clock, store: Store) -> None:
    await absences.leave(ANNA.id, clock.now + 30 * DAY)
    clock.go_on(days=10)
    await absences.come_back(ANNA.id)
    with refuses(RefusalReason.AWAY_TOO_LONG) as refusal:
        await absences.leave(ANNA.id, clock.now + 21 * DAY)
    assert refusal.value.about == 20
    await absences.leave(ANNA.id, clock.now + 20 * DAY)
    assert await kept_absence(store, ANNA.id) == Absence(clock.now, clock.now + 20 * DAY)


async def test_a_second_absence_replaces_the_time_of_the_first(
    begin: Begin, absences: Absences, clock: Clock, store: Store
) -> None:
    match = await begin(pace=Pace.ONE)
    await absences.leave(ANNA.id, clock.now + 30 * DAY)
    clock.go_on(days=1)
    (away,) = await absences.leave(ANNA.id, clock.now + 29 * DAY)
    assert away.away == {ANNA.id: clock.now + 29 * DAY}
    assert away.clock.left == match.pace.bank
    clock.go_on(days=1)
    with refuses(RefusalReason.AWAY_TOO_LONG) as refusal:
        await absences.leave(ANNA.id, clock.now + 29 * DAY)
    assert refusal.value.about == 28
    assert await kept_absence(store, ANNA.id) == Absence(clock.now - DAY, clock.now + 28 * DAY)


async def test_somebody_who_is_not_away_cannot_come_back_and_nobody_is_away_until_yesterday(
    absences: Absences, clock: Clock, store: Store
) -> None:
    with refuses(NOT_AWAY):
        await absences.come_back(ANNA.id)
    with refuses(RefusalReason.NOT_A_DATE):
        await absences.leave(ANNA.id, clock.now - DAY)
    assert await kept_absence(store, ANNA.id) is None


async def test_each_opponent_is_told_once_unless_nothing_is_to_ping_them(
    begin: Begin, people: People, absences: Absences, store: Store, clock: Clock
) -> None:
    first = await begin(white=ANNA, black=BEN)
    await begin(white=BEN, black=ANNA)
    await begin(white=CLEO, black=ANNA)
    await begin(white=BEN, black=CLEO)
    await people.choose(CLEO.id, lambda _: Preferences(when=PingWhen.NEVER))
    concerned = await absences.leave(ANNA.id, clock.now + DAY)
    assert len(concerned) == 3
    assert await kept_direct_messages(store) == [(OPPONENT_AWAY, BEN.id, first.id)]


async def test_an_opponent_is_told_once_a_day_however_often_somebody_goes_away(
    begin: Begin, absences: Absences, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    for _ in range(8):
        await absences.leave(ANNA.id, clock.now + 5 * DAY)
        clock.go_on(minutes=5)
        await absences.come_back(ANNA.id)
    assert await kept_direct_messages(store) == [(OPPONENT_AWAY, BEN.id, match.id)]
    clock.go_on(days=1)
    await absences.leave(ANNA.id, clock.now + DAY)
    assert len(await kept_direct_messages(store)) == 2


async def test_a_button_from_before_an_absence_still_plays(
    begin: Begin, absences: Absences, service: Matches, clock: Clock
) -> None:
    match = await begin()
    await absences.leave(BEN.id, clock.now + DAY)
    assert (await service.play(match.id, C3, by=ANNA.id, seen=match.number)).player_to_move == BEN.id


async def test_a_match_that_is_over_has_nothing_to_do_with_an_absence(
    begin: Begin, absences: Absences, service: Matches, store: Store, clock: Clock
) -> None:
    over: Match = await service.resign((await begin()).id, by=BEN.id)
    assert await absences.leave(ANNA.id, clock.now + DAY) == []
    assert await absences.come_back(ANNA.id) == []
    assert await kept_match(store, over.id) == over
    assert await service.next_waiting(ANNA.id) is None

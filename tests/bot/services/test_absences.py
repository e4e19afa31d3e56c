"""Absences: a player who is away has stopped clocks in all matches."""

from datetime import timedelta

from bot.domain import Absence, DirectMessageKind, Match, Pace, PingWhen, Preferences
from bot.domain.events import Started, WentAway
from bot.domain.refusals import RefusalReason
from bot.features.absence.service import Absences
from bot.services import Matches, People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.due_now import DueNow
from tests.bot.played import C3, D3
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_absence, kept_direct_messages, kept_match

DAY = timedelta(days=1)


async def test_the_clock_of_somebody_who_is_away_stands_still_and_goes_on_where_it_stood(
    begin: Begin, absences: Absences, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=10)
    (away,) = await absences.leave(ANNA.id, clock.now + 5 * DAY)
    assert away.away == {ANNA.id: clock.now + 5 * DAY}
    assert (away.clock.due, away.clock.left) == (None, timedelta(hours=14))
    assert await kept_match(store, match.id) == away
    clock.go_on(days=3)
    (back,) = await absences.come_back(ANNA.id)
    assert back.away == {}
    assert back.clock.due == clock.now + timedelta(hours=14)
    assert await kept_match(store, match.id) == back


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
    with refuses(RefusalReason.NOT_AWAY):
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
    assert await kept_direct_messages(store) == [(DirectMessageKind.AWAY, BEN.id, first.id)]


async def test_a_button_of_before_an_absence_still_plays(
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
    assert await service.next_waiting(ANNA.id, HERE.guild) is None

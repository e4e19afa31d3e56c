"""The effects of time on matches, challenges and servers, with and without outages."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import cast

import pytest

from bot.domain import (
    Absence,
    CancelReason,
    ChallengeState,
    ColourChoice,
    HaltReason,
    Match,
    OfferKind,
    Pace,
    Setup,
)
from bot.domain.challenge import LASTS
from bot.domain.clock import Outage
from bot.domain.events import TimedOut
from bot.domain.match import ABANDONED_AFTER
from bot.domain.obstacle import GONE
from bot.domain.refusals import RefusalReason
from bot.domain.server_settings import KEPT_AFTER_REMOVAL
from bot.domain.shown import HOME
from bot.features.absence.service import Absences
from bot.features.giving_time.service import GivingTime
from bot.features.moderation.service import Moderation
from bot.features.privacy.service import PersonalData
from bot.services import Challenges, Matches, Servers, Timekeeping
from bot.storage import Store, UnitOfWork
from dvonn import Colour, Ended, Termination
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, Clock
from tests.bot.due_now import DueNow
from tests.bot.played import C3, first_plies, play_at_once, recorded
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.explained import Noticed, explain
from tests.bot.services.kept import kept_absence, kept_challenge, kept_match

SECOND = timedelta(seconds=1)


async def explained(store: Store, match: Match) -> Match:
    """The stored match, checked against the model."""
    async with store.read() as uow:
        kept = await uow.matches.find(match.id)
        explain(kept, await uow.times.outages())
    return kept


# timeouts


async def test_at_the_deadline_the_player_to_move_loses_once(
    *,
    begin: Begin,
    service: Matches,
    timekeeping: Timekeeping,
    due_now: DueNow,
    store: Store,
    clock: Clock,
) -> None:
    begun = await begin(pace=Pace.ONE)
    match = await play_at_once(service, begun, first_plies(recorded()[0], 4))
    assert match.clock.due is not None
    clock.now = match.clock.due - SECOND
    assert await due_now.overdue() == []
    assert await timekeeping.time_out(match.id) == match
    clock.now = match.clock.due
    assert await due_now.overdue() == [match.id]
    over = await timekeeping.time_out(match.id)
    assert over.ended == Ended(Termination.TIME, Colour.WHITE)
    assert (over.events[-1].what, over.events[-1].actor) == (TimedOut(), ANNA.id)
    assert await explained(store, match) == over
    assert await due_now.overdue() == []
    assert await timekeeping.time_out(match.id) == over


async def test_a_move_is_charged_though_an_outage_is_noticed_after_it_that_began_before(
    *, begin: Begin, service: Matches, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    begun = await begin(pace=Pace.STEADY)
    clock.go_on(minutes=5)
    await play_at_once(service, begun, first_plies(recorded()[0], 1))  # so White could act until now
    outage = Outage(clock.now - SECOND, clock.now + 10 * SECOND)
    clock.now = outage.until
    await timekeeping.settle([outage])
    kept = await kept_match(store, begun.id)
    explain(kept, [outage], noticed=[Noticed(outage.since, clock.now)])
    with pytest.raises(AssertionError, match="instead of"):
        explain(kept, [outage])


@pytest.mark.parametrize("plies", [0, 1])
async def test_a_match_that_has_not_begun_on_both_sides_is_cancelled_at_the_deadline_and_nobody_loses(  # noqa: PLR0917  what is given
    begin: Begin,
    service: Matches,
    timekeeping: Timekeeping,
    due_now: DueNow,
    store: Store,
    clock: Clock,
    plies: int,
) -> None:
    begun = await begin(pace=Pace.ONE)
    match = await play_at_once(service, begun, first_plies(recorded()[0], plies))
    assert match.clock.due is not None
    clock.now = match.clock.due
    over = await timekeeping.time_out(match.id)
    assert over.cancelled is CancelReason.TIME
    assert over.ended is not None
    assert over.ended.winner is None
    assert await explained(store, match) == over
    assert (await due_now.overdue(), await due_now.to_remind()) == ([], [])


async def test_a_user_who_has_only_begun_a_cancelled_match_with_somebody_has_not_played_them(
    begin: Begin, store: Store, clock: Clock
) -> None:
    cancelled = await begin()
    await Moderation(store, clock=clock).cancel_match(cancelled.id, HERE.guild, by=CLEO.id)
    async with store.read() as uow:
        assert not await uow.matches.have_played(ANNA.id, BEN.id)
    await begin(white=BEN, black=ANNA)
    async with store.read() as uow:
        assert await uow.matches.have_played(ANNA.id, BEN.id)


async def test_a_move_in_the_last_moment_saves_the_match(
    begin: Begin, timekeeping: Timekeeping, due_now: DueNow, service: Matches, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    assert match.clock.due is not None
    clock.now = match.clock.due - SECOND / 2
    moved = await service.play(match.id, C3, by=ANNA.id)
    clock.now = match.clock.due
    assert await due_now.overdue() == []
    assert await timekeeping.time_out(match.id) == moved
    assert moved.clock.due == clock.now + Pace.ONE.bank


async def test_a_user_who_acts_after_the_flag_has_fallen_is_too_late_though_nobody_has_noticed_it(
    begin: Begin, timekeeping: Timekeeping, service: Matches, store: Store, clock: Clock
) -> None:
    match = await play_at_once(service, await begin(pace=Pace.ONE), first_plies(recorded()[0], 4))
    assert match.clock.due is not None
    clock.now = match.clock.due
    for act in (
        service.play(match.id, recorded()[0].moves[4], by=ANNA.id, sure=True),
        service.offer(match.id, OfferKind.DRAW, by=BEN.id),
        service.resign(match.id, by=BEN.id),
        GivingTime(store, clock=clock).give(match.id, by=BEN.id, seen=match.number),
    ):
        with refuses(RefusalReason.OUT_OF_TIME):
            await act
    assert await explained(store, match) == match
    assert (await timekeeping.time_out(match.id)).ended == Ended(Termination.TIME, Colour.WHITE)


async def test_who_asks_to_be_forgotten_after_a_flag_has_fallen_is(
    begin: Begin, service: Matches, personal_data: PersonalData, store: Store, clock: Clock
) -> None:
    """The result stands: who has lost on time can't resign, and whose opponent has lost need not."""
    lost = await play_at_once(service, await begin(pace=Pace.ONE), first_plies(recorded()[0], 4))
    won = await play_at_once(
        service, await begin(white=BEN, black=ANNA, pace=Pace.ONE), first_plies(recorded()[0], 4)
    )
    clock.go_on(days=2)
    await personal_data.forget(ANNA.id)
    assert (await kept_match(store, lost.id)).ended == Ended(Termination.TIME, Colour.WHITE)
    assert (await kept_match(store, won.id)).ended == Ended(Termination.TIME, Colour.WHITE)


async def test_without_a_limit_nothing_is_ever_due(begin: Begin, due_now: DueNow, clock: Clock) -> None:
    await begin(pace=Pace.NONE)
    clock.go_on(days=1000)
    assert (await due_now.overdue(), await due_now.to_remind()) == ([], [])


# outages


async def restart(timekeeping: Timekeeping, clock: Clock) -> None:
    """Count the time since the last beat as an outage, as the bot does once it is connected again."""
    since = await timekeeping.resume()
    if since is not None:
        await timekeeping.settle([Outage(since, clock.now)])


async def test_the_time_for_which_the_bot_was_away_is_given_back(
    begin: Begin, timekeeping: Timekeeping, due_now: DueNow, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=10)
    await timekeeping.beat(clock.now)
    clock.go_on(days=3)
    await restart(timekeeping, clock)
    back = await explained(store, match)
    assert back.clock.due == clock.now + timedelta(hours=14)
    assert back.clock.remind_at == clock.now + timedelta(hours=8)
    assert (await due_now.overdue(), await due_now.to_remind()) == ([], [])


async def test_a_bot_that_returns_twice_gives_nothing_back_twice(
    begin: Begin, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    await timekeeping.beat(clock.now)
    clock.go_on(days=1)
    for _ in range(2):
        await restart(timekeeping, clock)
    assert (await explained(store, match)).clock.due == clock.now + Pace.ONE.bank


async def test_a_bot_that_was_never_there_before_gives_nothing_back(
    begin: Begin, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=1)
    await restart(timekeeping, clock)
    assert await explained(store, match) == match


async def test_what_was_due_before_the_bot_went_is_handled_once_it_is_back(
    begin: Begin, timekeeping: Timekeeping, due_now: DueNow, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=25)
    await timekeeping.beat(clock.now)  # then it is killed, before the forfeit
    clock.go_on(days=2)
    await restart(timekeeping, clock)
    (late,) = await due_now.overdue()
    await timekeeping.time_out(late)
    assert (await explained(store, match)).is_over
    assert await due_now.overdue() == []


async def test_a_clock_that_is_paused_gets_nothing_back(
    begin: Begin, timekeeping: Timekeeping, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    halted = await service.hold(match.id, GONE)
    await timekeeping.beat(clock.now)
    clock.go_on(days=2)
    await restart(timekeeping, clock)
    assert await explained(store, match) == halted
    await service.note_accepted(match.id, HOME)
    gone_on = await service.go_on(match.id, HaltReason.CHANNEL)
    assert gone_on.clock.due == clock.now + Pace.ONE.bank


async def test_a_user_who_moves_in_an_outage_is_not_charged_it_and_nobody_gets_it_back_twice(
    begin: Begin, timekeeping: Timekeeping, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.TEN_MINUTES)
    clock.go_on(minutes=4)
    since = clock.now
    store.outages = lambda: [Outage(since, clock.now)]
    clock.go_on(minutes=5)
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert moved.clock.waiting == timedelta(minutes=6, seconds=10)
    clock.go_on(minutes=5)
    over, store.outages = store.outages(), tuple
    await timekeeping.settle(over)
    assert (await explained(store, match)).clock.due == clock.now + Pace.TEN_MINUTES.bank


async def test_a_flag_that_falls_in_an_outage_has_not_fallen(
    begin: Begin, timekeeping: Timekeeping, due_now: DueNow, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=23)
    since = clock.now
    store.outages = lambda: [Outage(since, clock.now)]
    clock.go_on(hours=2)
    assert await due_now.overdue() == [match.id]
    assert not (await timekeeping.time_out(match.id)).is_over
    over, store.outages = store.outages(), tuple
    await timekeeping.settle(over)
    assert await due_now.overdue() == []
    assert (await explained(store, match)).clock.due == clock.now + timedelta(hours=1)


async def test_after_the_machines_clock_was_set_back_everybody_has_as_much_time_as_before(
    begin: Begin, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=5)
    clock.now -= timedelta(hours=3)
    await timekeeping.settle([], timedelta(hours=3))
    kept = await kept_match(store, match.id)
    assert kept.clock.due == clock.now + timedelta(hours=19)
    assert kept.clock.remind_at == clock.now + timedelta(hours=13)


# abandoned matches


async def test_a_match_that_is_paused_for_a_month_is_closed_and_nobody_has_won(
    begin: Begin, timekeeping: Timekeeping, service: Matches, store: Store, clock: Clock
) -> None:
    match, other = await begin(pace=Pace.ONE), await begin()
    await service.hold(match.id, GONE)
    clock.now += ABANDONED_AFTER - SECOND
    assert await timekeeping.close_abandoned() == []
    clock.now += SECOND
    (closed,) = await timekeeping.close_abandoned()
    assert closed.ended == Ended(Termination.ABANDONED)
    assert await explained(store, match) == closed
    assert not (await kept_match(store, other.id)).is_over
    assert await timekeeping.close_abandoned() == []


async def test_a_match_that_continued_is_not_closed(
    begin: Begin, timekeeping: Timekeeping, service: Matches, clock: Clock
) -> None:
    match = await begin()
    await service.hold(match.id, GONE)
    await service.note_accepted(match.id, HOME)
    await service.go_on(match.id, HaltReason.CHANNEL)
    clock.now += 2 * ABANDONED_AFTER
    assert await timekeeping.close_abandoned() == []
    await service.hold(match.id, GONE)
    assert await timekeeping.close_abandoned() == []


class Meanwhile:
    """A store in which another transaction comes first."""

    def __init__(self, store: Store, first: Callable[[], Awaitable[object]]) -> None:
        self.read, self.on_due, self.shard_set = store.read, store.on_due, store.shard_set
        self.scrub, self.scrub_again = store.scrub, store.scrub_again
        self._write, self._first = store.write, first

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[UnitOfWork]:
        await self._first()
        async with self._write() as uow:
            yield uow


async def test_a_match_that_continues_at_the_last_moment_and_is_paused_again_is_not_closed(
    begin: Begin, service: Matches, store: Store, clock: Clock
) -> None:
    match = await service.hold((await begin()).id, GONE)

    async def go_on_and_stand_still() -> None:
        await service.note_accepted(match.id, HOME)
        await service.go_on(match.id, HaltReason.CHANNEL)
        await service.hold(match.id, GONE)

    clock.now += ABANDONED_AFTER
    await Timekeeping(cast("Store", Meanwhile(store, go_on_and_stand_still)), clock=clock).close_abandoned()
    assert not (await kept_match(store, match.id)).is_over


async def test_an_absence_that_is_made_longer_at_its_last_moment_lasts(
    absences: Absences, store: Store, clock: Clock
) -> None:
    until = clock.now + timedelta(days=2)
    longer = Absence(until, until + timedelta(days=1))
    await absences.leave(ANNA.id, until)
    clock.now = until
    in_time = Meanwhile(store, lambda: absences.leave(ANNA.id, longer.until))
    assert await Absences(cast("Store", in_time), clock=clock).end_expired() == []
    assert await kept_absence(store, ANNA.id) == longer


# challenges


async def test_challenges_expire_once(
    challenges: Challenges, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.RANDOM, Setup.FULL)
    clock.now += LASTS - SECOND
    late = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.RANDOM, Setup.FULL)
    assert await timekeeping.expire_challenges() == []
    clock.now += SECOND
    (expired,) = await timekeeping.expire_challenges()
    assert (expired.id, expired.state) == (made.id, ChallengeState.EXPIRED)
    assert await kept_challenge(store, made.id) == expired
    assert await kept_challenge(store, late.id) == late
    assert await timekeeping.expire_challenges() == []


# servers


async def test_a_server_is_deleted_a_month_after_it_removed_the_bot(
    begin: Begin, timekeeping: Timekeeping, servers: Servers, clock: Clock
) -> None:
    await begin(HERE)
    await begin(ABROAD)
    await servers.remove(ABROAD.guild)
    clock.now += KEPT_AFTER_REMOVAL - SECOND
    assert await timekeeping.delete_removed() == []
    clock.now += SECOND
    assert await timekeeping.delete_removed() == [ABROAD.guild]
    assert await timekeeping.delete_removed() == []


@pytest.mark.parametrize("wait", [timedelta(), KEPT_AFTER_REMOVAL])
async def test_a_server_that_has_the_bot_again_is_not_deleted(  # noqa: PLR0917  what is given
    begin: Begin, timekeeping: Timekeeping, servers: Servers, store: Store, clock: Clock, wait: timedelta
) -> None:
    match = await begin(ABROAD)
    await servers.remove(ABROAD.guild)
    clock.now += wait
    await servers.rejoin(ABROAD.guild)
    clock.now += KEPT_AFTER_REMOVAL
    assert await timekeeping.delete_removed() == []
    assert not (await kept_match(store, match.id)).is_over

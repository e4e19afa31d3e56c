"""A transaction is done as a whole or not at all, and of several writers one comes first."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import cast

import pytest
from sqlalchemy import text

from bot.domain import (
    Absence,
    ChallengeId,
    ColourChoice,
    EventNumber,
    HaltReason,
    Match,
    MatchId,
    Pace,
    Person,
    Setup,
)
from bot.domain.clock import Outage
from bot.domain.events import WentAway
from bot.domain.obstacle import GONE
from bot.domain.refusals import RefusalReason
from bot.features.absence.service import Absences
from bot.features.privacy.service import PersonalData
from bot.services import Challenges, Matches, People, Timekeeping
from bot.storage import OvertakenError, Store, UnitOfWork
from bot.storage.store import TRIES, retried
from dvonn import SPACES, Place
from tests.bot.company import ANNA, BEN, HERE, NOON, Clock, Rng
from tests.bot.played import C3, D3
from tests.bot.refused import reasons_of, refuses
from tests.bot.services.explained import explain
from tests.bot.storage.begun import new_match

pytestmark = pytest.mark.usefixtures("boards_shown_at_once")


class MishapError(Exception): ...


class Contested:
    """A store in which another transaction is faster once."""

    def __init__(self, store: Store) -> None:
        self.read = store.read
        self.on_due = store.on_due
        self.share = store.shard_set
        self.scrub = store.scrub
        self.scrub_again = store.scrub_again
        self._store = store
        self._overtaken = False

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[UnitOfWork]:
        async with self._store.write() as uow:
            yield uow
            if not self._overtaken:
                self._overtaken = True
                raise OvertakenError


async def stored(store: Store, match: Match) -> Match:
    async with store.read() as uow:
        return await uow.matches.find(match.id)


def service_on(store: Store) -> Matches:
    return Matches(store, clock=Clock())


async def test_what_a_block_did_before_it_failed_is_undone(store: Store) -> None:
    match = await new_match(store)

    async def fail_half_way() -> None:
        async with store.write() as uow:
            await uow.people.remember(ANNA)
            await uow.matches.append(match, match.play(C3, by=ANNA.id, at=NOON))
            raise MishapError

    with pytest.raises(MishapError):
        await fail_half_way()
    assert await stored(store, match) == match
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {}


async def test_a_cancelled_transaction_is_undone_and_holds_nobody_up(store: Store) -> None:
    match = await new_match(store)
    appended = asyncio.Event()

    async def stuck() -> None:
        async with store.write() as uow:
            await uow.matches.append(match, match.play(C3, by=ANNA.id, at=NOON))
            appended.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await appended.wait()
    task.cancel()
    await asyncio.wait({task})
    async with store.write() as uow:
        after = await uow.matches.append(match, match.play(D3, by=ANNA.id, at=NOON))
    assert await stored(store, match) == after


async def test_readers_see_nothing_of_a_transaction_before_it_ends(store: Store) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        after = await uow.matches.append(match, match.play(C3, by=ANNA.id, at=NOON))
        assert await stored(store, match) == match
    assert await stored(store, match) == after


async def test_a_reader_sees_one_state_of_everything(store: Store) -> None:
    match = await new_match(store)
    async with store.read() as uow:
        assert await uow.matches.find(match.id) == match
        async with store.write() as writing:
            await writing.matches.append(match, match.play(C3, by=ANNA.id, at=NOON))
            await writing.people.remember(ANNA)
        assert await uow.matches.find(match.id) == match
        assert await uow.people.names([ANNA.id]) == {}


async def test_a_number_is_taken_once(store: Store, another_store: Store) -> None:
    match = await new_match(store)
    async with store.write() as uow:
        after = await uow.matches.append(match, match.play(C3, by=ANNA.id, at=NOON))

    async def come_late(late: Store) -> None:
        async with late.write() as uow:
            await uow.people.remember(BEN)
            await uow.matches.append(match, match.play(D3, by=ANNA.id, at=NOON))

    for late in (store, another_store):
        with pytest.raises(OvertakenError):
            await come_late(late)
    assert await stored(another_store, match) == after
    async with store.read() as uow:
        assert await uow.people.names([BEN.id]) == {}


async def test_of_many_moves_from_two_processes_one_is_played(store: Store, another_store: Store) -> None:
    match = await new_match(store)
    services = [service_on(store), service_on(another_store)] * 5
    answers = await asyncio.gather(
        *(
            service.play(match.id, Place(space), by=ANNA.id, seen=1)
            for service, space in zip(services, SPACES, strict=False)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Match) for answer in answers) == 1
    assert reasons_of(answers) == [RefusalReason.BOARD_MOVED_ON] * 9
    assert (await stored(store, match)).number == 2


async def test_a_challenge_accepted_in_two_processes_becomes_one_match(
    store: Store, another_store: Store
) -> None:
    services = [Challenges(each, clock=Clock(), rng=Rng()) for each in (store, another_store)] * 5
    made = await services[0].challenge(HERE, ANNA, None, ColourChoice.RANDOM, Setup.FULL)
    answers = await asyncio.gather(
        *(service.accept(ChallengeId(made.id), BEN) for service in services), return_exceptions=True
    )
    (match,) = [answer for answer in answers if isinstance(answer, Match)]
    assert reasons_of(answers) == [RefusalReason.CHALLENGE_CLOSED] * 9
    with refuses(RefusalReason.NO_SUCH_MATCH):
        async with store.read() as uow:
            await uow.matches.find(MatchId(match.id + 1))


async def test_what_may_be_done_at_any_time_is_not_refused_because_of_what_others_do(
    store: Store, another_store: Store
) -> None:
    """Two moves, one planned, an offer, an absence, a halt and a reminder, all concurrent."""
    match = await new_match(store)
    here, there = service_on(store), service_on(another_store)
    await asyncio.gather(
        here.play(match.id, C3, by=ANNA.id),
        there.plan_spaces(match.id, [D3.space], by=BEN.id),
        Absences(another_store, clock=Clock()).leave(BEN.id, NOON + timedelta(days=1)),
        here.hold(match.id, GONE),
        Timekeeping(store, clock=Clock()).remind(match.id),
        there.drop_plan(match.id, by=ANNA.id),
        Timekeeping(another_store, clock=Clock()).time_out(match.id),
    )
    after = await stored(store, match)
    assert after.position.stacks.keys() == {C3.space, D3.space}
    # If he planned his move after that, it was his turn, and playing it brought him back.
    assert any(isinstance(event.what, WentAway) and event.actor == BEN.id for event in after.events)
    assert after.halted is HaltReason.CHANNEL
    explain(after)


async def test_an_outage_that_two_processes_notice_is_given_back_once(
    store: Store, another_store: Store
) -> None:
    match = await new_match(store)
    clock = Clock()
    times = [Timekeeping(each, clock=clock) for each in (store, another_store)]
    await times[0].beat(NOON)
    clock.go_on(days=2)
    assert [await time.resume() for time in times] == [NOON, NOON]
    outage = Outage(NOON, clock.now)
    await asyncio.gather(*(time.settle([outage]) for time in times))
    after = await stored(store, match)
    assert after.clock.due == clock.now + Pace.ONE.bank
    explain(after, [outage])


async def test_two_who_are_away_and_back_in_many_matches_do_not_wait_for_each_other(
    store: Store, another_store: Store
) -> None:
    for _ in range(5):
        await new_match(store)
    anna, ben = Absences(store, clock=Clock()), Absences(another_store, clock=Clock())
    until = NOON + timedelta(days=1)
    for _ in range(3):
        await asyncio.gather(anna.leave(ANNA.id, until), ben.leave(BEN.id, until))
        await asyncio.gather(anna.come_back(ANNA.id), ben.come_back(BEN.id))
    async with store.read() as uow:
        for match in await uow.matches.running_of(ANNA.id):
            assert [type(event.what) for event in match.events[1:]].count(WentAway) == 6
            explain(match)


async def test_what_concerns_all_of_ones_matches_is_done_though_it_was_overtaken(store: Store) -> None:
    match = await new_match(store)
    until = NOON + timedelta(days=1)

    def contested() -> Store:
        return cast("Store", Contested(store))

    await Absences(contested(), clock=Clock()).leave(ANNA.id, until)
    async with store.read() as uow:
        assert await uow.absences.current([ANNA.id]) == {ANNA.id: Absence(NOON, until)}
    assert (await stored(store, match)).away == {ANNA.id: until}
    await Absences(contested(), clock=Clock()).come_back(ANNA.id)
    assert (await stored(store, match)).away == {}
    await PersonalData(contested(), People(store, clock=Clock()), clock=Clock()).forget(ANNA.id)
    assert (await stored(store, match)).is_over


async def test_what_is_overtaken_each_time_is_given_up_and_nothing_is_done(store: Store) -> None:
    match = await new_match(store)
    tries = 0

    @retried
    async def come_late() -> None:
        nonlocal tries
        tries += 1
        async with store.write() as uow:
            await uow.people.remember(ANNA)
            await uow.matches.append(match, (replace(match.events[0], number=EventNumber(1)),))

    with pytest.raises(OvertakenError):
        await come_late()
    assert tries == TRIES
    async with store.read() as uow:
        assert await uow.people.names([ANNA.id]) == {}


async def test_of_two_processes_that_wait_for_each_other_one_tries_again(postgres_url: str) -> None:
    """PostgreSQL ends one of two deadlocked transactions. SQLite has one writer at a time."""
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    matches = [await new_match(one) for _ in range(2)]
    both_wait = asyncio.Barrier(2)
    tries = 0

    @retried
    async def lock(store: Store, first: Match, second: Match) -> None:
        nonlocal tries
        tries += 1
        async with store.write() as uow:
            await uow.matches.find(first.id)
            if tries <= both_wait.parties:
                await both_wait.wait()
            await uow.matches.find(second.id)

    try:
        await asyncio.gather(lock(one, *matches), lock(two, *reversed(matches)))
        # More than one, if the other is slow to notice that the lock is free.
        assert tries > both_wait.parties
    finally:
        await one.close()
        await two.close()


async def test_two_processes_may_write_the_same_new_row_at_once(postgres_url: str) -> None:
    """On PostgreSQL the second writer waits for the first. SQLite has one writer at a time."""
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)

    async def remember(store: Store, name: str) -> None:
        async with store.write() as uow:
            await uow.people.remember(Person(ANNA.id, name))
            await uow.commands.record(1, name)

    try:
        async with one.write() as uow:
            await uow.people.remember(Person(ANNA.id, "One"))
            second = asyncio.create_task(remember(two, "Two"))
            while not await waiting_writers(one):
                pass
        await second
        async with one.read() as uow:
            assert await uow.people.names([ANNA.id]) == {ANNA.id: "Two"}
            assert await uow.commands.fingerprint(1) == "Two"
    finally:
        await one.close()
        await two.close()


async def waiting_writers(store: Store) -> int:
    """The number of PostgreSQL's transactions that wait for another one."""
    async with store._engine.connect() as connection:
        found = await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))
        return int(found.scalar_one())

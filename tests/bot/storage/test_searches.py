"""The queue of searches in the background: order, failures, restarts, and several processes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta

import pytest

from bot.domain import Due, GuildId
from bot.domain.cluster import ShardSet
from bot.services.searches import FIRST_AGAIN, LATEST_AGAIN, Searches, Urgency
from bot.storage import Store
from tests.bot.company import HERE, NOON, Clock

SLOW, QUICK = "slow", "quick"


class Searching:
    """Does searches, notes them, and fails as told."""

    def __init__(self, store: Store, clock: Clock, *, give_up_after: timedelta | None = None) -> None:
        self.done: list[tuple[str, int]] = []
        self.waits: list[datetime | Exception] = []
        self.searches = Searches(store, clock=clock)
        self.searches.register(SLOW, self._slow, Urgency.LATER, give_up_after=give_up_after)
        self.searches.register(QUICK, self._quick, Urgency.SOON)

    async def _slow(self, about: int) -> datetime | None:
        return await self._search(SLOW, about)

    async def _quick(self, about: int) -> datetime | None:
        return await self._search(QUICK, about)

    async def _search(self, kind: str, about: int) -> datetime | None:
        self.done.append((kind, about))
        await asyncio.sleep(0)
        outcome = self.waits.pop(0) if self.waits else None
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def now(self) -> list[tuple[str, int]]:
        """Do what is due, and return it."""
        self.done.clear()
        await self.searches.wake()
        await self.searches.idle()
        return list(self.done)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def searching(store: Store, clock: Clock) -> AsyncIterator[Searching]:
    searching = Searching(store, clock, give_up_after=timedelta(days=2))
    running = asyncio.create_task(searching.searches.run())
    yield searching
    running.cancel()


async def queue(
    store: Store, kind: str, *about: int, at: datetime = NOON, guild: GuildId = HERE.guild
) -> None:
    async with store.write() as uow:
        for number in about:
            await uow.searches.add(kind, number, guild, at)


async def due(store: Store) -> datetime | None:
    async with store.read() as uow:
        return (await uow.times.due()).get(Due.SEARCHES)


async def test_what_people_wait_for_comes_first_and_then_what_was_due_first(
    store: Store, searching: Searching, clock: Clock
) -> None:
    await queue(store, SLOW, 1, at=NOON + timedelta(minutes=1))
    await queue(store, SLOW, 2, 3)
    await queue(store, QUICK, 9, at=NOON + timedelta(minutes=2))
    await queue(store, QUICK, 8, at=NOON + timedelta(minutes=9))
    assert await due(store) == NOON
    clock.go_on(minutes=5)
    assert await searching.now() == [(QUICK, 9), (SLOW, 2), (SLOW, 3), (SLOW, 1)]
    assert await due(store) == NOON + timedelta(minutes=9)
    assert await searching.now() == []


async def test_a_search_that_is_queued_twice_is_done_once(store: Store, searching: Searching) -> None:
    await queue(store, SLOW, 1)
    await queue(store, SLOW, 1, at=NOON + timedelta(days=1))
    await queue(store, QUICK, 1)
    assert await searching.now() == [(QUICK, 1), (SLOW, 1)]
    assert await due(store) is None


@pytest.mark.parametrize("failure", [TimeoutError("the engine is too busy"), ZeroDivisionError()])
async def test_one_that_fails_stops_no_other_and_is_tried_again_less_and_less_often(
    store: Store,
    searching: Searching,
    clock: Clock,
    failure: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)
    await queue(store, SLOW, 1, 2)
    searching.waits = [failure]
    assert await searching.now() == [(SLOW, 1), (SLOW, 2)]
    wait = FIRST_AGAIN
    for _ in range(9):
        assert await due(store) == clock.now + wait
        clock.now += wait - timedelta(seconds=1)
        assert await searching.now() == []
        clock.now += timedelta(seconds=1)
        searching.waits = [failure]
        assert await searching.now() == [(SLOW, 1)]
        wait = min(2 * wait, LATEST_AGAIN)
    clock.now += wait
    searching.waits = [clock.now + timedelta(hours=2)]
    await searching.now()
    clock.go_on(hours=2)
    searching.waits = [failure]
    await searching.now()
    assert await due(store) == clock.now + FIRST_AGAIN  # waiting is no failure
    clock.now += FIRST_AGAIN
    assert await searching.now() == [(SLOW, 1)]
    assert await due(store) is None


async def test_one_that_waits_for_something_is_given_up_some_time_after_it_was_due(
    store: Store, searching: Searching, clock: Clock
) -> None:
    await queue(store, SLOW, 1)
    await queue(store, QUICK, 2)
    for _ in range(3):
        searching.waits = [clock.now + timedelta(days=1)] * 2
        await searching.now()
        clock.go_on(days=1)
    assert await searching.now() == [(QUICK, 2)]


async def test_one_that_was_interrupted_is_done_after_the_restart(store: Store, clock: Clock) -> None:
    before, begun = Searches(store, clock=clock), asyncio.Event()

    async def hangs(_: int) -> None:
        begun.set()
        await asyncio.Event().wait()

    before.register(SLOW, hangs, Urgency.LATER)
    await queue(store, SLOW, 1)
    running = asyncio.create_task(before.run())
    await before.wake()
    await begun.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    after = Searching(store, clock)
    running = asyncio.create_task(after.searches.run())
    assert await after.now() == [(SLOW, 1)]
    running.cancel()


async def test_a_search_belongs_to_the_process_of_its_server(store: Store, clock: Clock) -> None:
    await queue(store, SLOW, 1, guild=HERE.guild)
    urgency = {SLOW: 1}
    own = (HERE.guild >> 22) % 2
    for shard in (0, 1):
        async with store.read(ShardSet(2, frozenset({shard}))) as uow:
            assert (await uow.searches.first_due(clock.now, urgency) is not None) is (shard == own)


async def test_of_two_processes_that_have_done_the_same_search_one_is_told_to_store(
    stores: Sequence[Store],
) -> None:
    await queue(stores[0], SLOW, 1)

    async def remove(store: Store) -> bool:
        async with store.write() as uow:
            return await uow.searches.remove(SLOW, 1)

    assert sorted(await asyncio.gather(*map(remove, stores))) == [False, True]


async def test_a_kind_that_this_version_does_not_know_is_left_to_others(
    store: Store, searching: Searching
) -> None:
    await queue(store, "unheard of", 1, guild=GuildId(7))
    assert await searching.now() == []
    assert await due(store) == NOON


def test_a_kind_belongs_to_one_feature(store: Store, clock: Clock) -> None:
    searches = Searching(store, clock).searches
    with pytest.raises(ValueError, match="two searches"):
        searches.register(SLOW, Searching(store, clock)._slow, Urgency.SOON)

"""Leases, interactions, turns and notifications of several processes on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.discord.cluster import BEAT
from bot.domain import GuildId, Pace
from bot.domain.clock import Outage
from bot.domain.cluster import HERE, LAPSES_AFTER, About, Leases, News, ShardSet, read_news
from bot.services import Timekeeping
from bot.storage import Store
from bot.storage.backups import back_up, put_in_place, take_copy
from bot.storage.cluster import NotificationListener
from tests.bot.company import NOON, Clock
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import add_match

ODD, EVEN = ShardSet(4, frozenset({1, 3})), ShardSet(4, frozenset({0, 2}))
NOBODY = frozenset[int]()

MINUTE = LAPSES_AFTER.total_seconds()


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    store = await Store.open(postgres_url)
    store.shard_set = ShardSet(4)
    yield store
    await store.close()


async def announce(store: Store, holder: str, home: ShardSet) -> frozenset[int]:
    async with store.write() as uow:
        return await uow.cluster.announce(holder, home)


async def renew(store: Store, holder: str) -> Leases:
    async with store.write() as uow:
        return await uow.cluster.renew(holder, 4)


async def pass_time(store: Store, seconds: float) -> None:
    """Age all leases."""
    async with store._engine.begin() as connection:
        older = text("UPDATE leases SET seen = seen - make_interval(secs => :seconds)")
        await connection.execute(older, {"seconds": seconds})


async def test_each_process_holds_what_it_is_for(store: Store) -> None:
    assert await announce(store, "odd", ODD) == ODD.shards
    assert await announce(store, "even", EVEN) == EVEN.shards
    assert await renew(store, "odd") == Leases(ODD.shards, NOBODY, processes=2)


async def test_a_process_renews_its_leases_with_six_statements_a_minute_at_most(store: Store) -> None:
    await announce(store, "odd", ODD)
    with noted(store) as asked:
        await renew(store, "odd")
    assert len(asked) * 60 / BEAT <= 6


async def test_a_process_that_starts_leaves_the_leases_to_the_one_that_is_there_until_it_takes_them(
    store: Store,
) -> None:
    await announce(store, "old", ODD)
    assert await announce(store, "new", ODD) == NOBODY
    async with store.write() as uow:
        await uow.cluster.take("new", 4, 3)
    assert (await renew(store, "old")).own == {1}
    assert (await renew(store, "new")).own == {3}
    assert (await renew(store, "third")).processes == 3  # it has no lease yet


async def test_a_process_that_was_not_heard_of_for_a_minute_loses_its_leases_to_one_of_the_others(
    store: Store,
) -> None:
    await announce(store, "odd", ODD)
    await announce(store, "even", EVEN)
    await pass_time(store, MINUTE - 1)
    assert await renew(store, "even") == Leases(EVEN.shards, NOBODY, processes=2)
    await pass_time(store, 2)
    assert await renew(store, "even") == Leases(EVEN.shards, ODD.shards)
    async with store.write() as uow:
        assert await uow.cluster.take_lapsed("even", 4, [1, 3]) == ODD.shards
        assert await uow.cluster.take_lapsed("third", 4, [1, 3]) == NOBODY
    assert (await renew(store, "odd")).own == NOBODY


async def test_leases_that_a_process_gives_up_are_kept_a_minute_for_its_successor(store: Store) -> None:
    await announce(store, "odd", ODD)
    await announce(store, "even", EVEN)
    async with store.write() as uow:
        await uow.cluster.leave("odd", 4)
    assert await renew(store, "even") == Leases(EVEN.shards, NOBODY, processes=1)
    assert await announce(store, "next", ODD) == ODD.shards
    async with store.write() as uow:
        await uow.cluster.leave("next", 4)
    await pass_time(store, MINUTE + 1)
    assert (await renew(store, "even")).lapsed >= ODD.shards


async def test_shards_for_which_no_process_was_ever_started_are_left_to_the_others_after_a_minute(
    store: Store,
) -> None:
    await announce(store, "even", EVEN)
    await pass_time(store, MINUTE + 1)
    assert (await renew(store, "even")).lapsed == ODD.shards
    assert await announce(store, "odd", ODD) == ODD.shards


async def test_processes_that_run_keep_what_they_have_agreed_on_while_a_backup_from_before_is_restored(
    store: Store, postgres_url: str, tmp_path: Path
) -> None:
    async def goes_back_to(file: Path) -> None:
        copy = tmp_path / f"copy of {file.name}"
        await take_copy(file, copy)
        await put_in_place(copy, postgres_url)

    async with store.write() as uow:
        assert await uow.cluster.claim_interaction(7)
    before, since = tmp_path / "before", tmp_path / "since"
    await back_up(postgres_url, before)
    await announce(store, "odd", ODD)
    async with store.write() as uow:
        assert await uow.cluster.claim_interaction(8)
        await uow.cluster.wait_to_identify(0, 100)
    await back_up(postgres_url, since)
    for file in (before, since):
        await goes_back_to(file)
        assert await renew(store, "odd") == Leases(ODD.shards, NOBODY)
        async with store.write() as uow:
            assert not await uow.cluster.claim_interaction(8)
            assert await uow.cluster.wait_to_identify(0, 100) > 90
    async with store.write() as uow:
        await uow.cluster.take("even", 4, 3)
    await goes_back_to(since)
    assert (await renew(store, "odd")).own == {1}


async def test_one_of_those_who_hear_of_an_interaction_is_the_first(store: Store) -> None:
    async def first(interaction: int) -> bool:
        async with store.write() as uow:
            return await uow.cluster.claim_interaction(interaction)

    assert sorted(await asyncio.gather(*(first(7) for _ in range(4)))) == [False, False, False, True]
    async with store.write() as uow:
        await uow.cluster.forget_interactions(before=8)
    assert await first(7)


async def test_shards_take_turns_to_identify_in_their_bucket(store: Store) -> None:
    async with store.write() as uow:
        waits = [await uow.cluster.wait_to_identify(bucket, 100) for bucket in (0, 1, 0, 0)]
    assert [round(wait, -1) for wait in waits] == [0, 0, 100, 200]


async def test_what_is_told_is_heard_once_the_transaction_is_committed(
    store: Store, postgres_url: str
) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = asyncio.create_task(
        NotificationListener(postgres_url).listen(heard.put_nowait, lambda: heard.put_nowait(""))
    )
    assert await heard.get() == ""
    async with store.write() as uow:
        await uow.cluster.tell(News(About.MATCH, 7, GuildId(1)))
        assert heard.empty()
    assert read_news(await heard.get()) == (About.MATCH, 7, 1)
    await renew(store, "odd")
    assert await heard.get() == f"{HERE} odd"
    store.shard_set = None
    with noted(store) as asked:
        async with store.write() as uow:
            await uow.cluster.tell(News(About.PERSON, 7))
    assert asked == []
    listening.cancel()
    await asyncio.wait({listening})


async def test_a_share_gets_the_time_back_for_which_no_process_was_there_for_it(store: Store) -> None:
    clock = Clock()
    time = Timekeeping(store, clock=clock)
    store.shard_set = ShardSet(2, frozenset({0}))
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.ONE)
    await time.take_over(store.shard_set)
    clock.now += timedelta(hours=1)
    await time.beat(clock.now)
    store.shard_set = ShardSet(2, frozenset({1}))
    clock.now += timedelta(hours=5)
    await time.take_over(store.shard_set)  # for the other shard, without matches
    await time.take_over(ShardSet(2, frozenset({0})))
    async with store.read() as uow:
        given_back = await uow.matches.find(match.id)
    assert given_back.clock.due == NOON + timedelta(days=1, hours=5)
    clock.now -= timedelta(hours=2)  # like the clock of another machine
    await time.take_over(ShardSet(2, frozenset({0})))
    async with store.read() as uow:
        assert await uow.matches.find(match.id) == given_back


async def test_time_is_given_back_once_where_one_process_becomes_several_and_these_become_one(
    store: Store,
) -> None:
    clock = Clock()
    time, several = Timekeeping(store, clock=clock), ShardSet(1, frozenset({0}))
    async with store.write() as uow:
        match = await add_match(uow, pace=Pace.ONE)
    for shard_set, away in ((None, 0), (several, 5), (None, 1), (several, 2)):
        store.shard_set = shard_set
        clock.now += timedelta(hours=away)
        if shard_set is not None:
            await time.take_over(shard_set)
        elif since := await time.resume():
            await time.settle([Outage(since, clock.now)])
        clock.now += timedelta(hours=3)
        await time.beat(clock.now)
    async with store.read() as uow:
        assert (await uow.matches.find(match.id)).clock.due == NOON + timedelta(days=1, hours=5 + 1 + 2)

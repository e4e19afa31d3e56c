"""The leases of one process: which shards it is there for as it renews them, loses some, and can't renew them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import cast

import pytest
from sqlalchemy import text

from bot.delivery.queue import Queue
from bot.discord import cluster
from bot.discord.client import DvonnClient
from bot.discord.cluster import BEAT, Cluster
from bot.domain.cluster import LAPSES_AFTER, ShardSet
from bot.services import Timekeeping
from bot.storage import Store, StoreUnavailableError

COUNT = 6
HOME = frozenset({1, 4})
MINUTE = LAPSES_AFTER.total_seconds()


class Deaf:
    """Hears nothing of what other processes tell."""

    async def listen(self, hear: Callable[[str], object], again: Callable[[], object]) -> None:
        """Hear nothing."""


class Process:
    """A process with the client that its leases need, and a clock of seconds. `connected` are its shards on Discord."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 0.0
        self.connected = set(HOME)
        self.lost = set[int]()
        """The shards that it was connected to."""
        self.connections = self
        self.at_once = 1
        self.time_given_back: list[ShardSet] = []
        self.cluster = Cluster(cast(DvonnClient, self), ShardSet(COUNT, HOME), Deaf(), clock=lambda: self.now)
        self.presenter = SimpleNamespace(
            queue=Queue(),
            prepare=self._prepare,
            look_around=lambda: None,
            panels=SimpleNamespace(follow_all=lambda: None),
        )
        self.timekeeping = SimpleNamespace(take_over=self._take_over)
        self.request_pacer = self
        self.shares: list[int] = []
        """Among how many processes it has divided what Discord allows a bot."""
        self.people = SimpleNamespace(drop_all=lambda: None)
        self.server_changes = SimpleNamespace(meet=lambda: None)

    def get(self, kind: type) -> SimpleNamespace:
        assert kind is Timekeeping
        return self.timekeeping

    async def _take_over(self, shard_set: ShardSet) -> None:
        self.time_given_back.append(shard_set)

    async def _prepare(self, _: ShardSet) -> None:
        """Learn nothing."""

    async def fetch_session_start_limits(self) -> SimpleNamespace:
        return SimpleNamespace(max_concurrency=1)

    async def launch_shard(self, _: object, shard: int) -> None:
        self.connected.add(shard)

    def get_shard(self, shard: int) -> int | None:
        return shard if shard in self.known else None

    @property
    def known(self) -> set[int]:
        """The shards that it has connected at any time."""
        return {*HOME, *self.connected, *self.lost}

    shards = known

    def share(self, processes: int) -> None:
        self.shares.append(processes)

    def open(self, shard: int) -> None:
        self.connected.add(shard)
        self.lost.discard(shard)

    async def drop(self, shard: int) -> None:
        self.connected.discard(shard)
        self.lost.add(shard)

    def is_open(self, shard: int) -> bool:
        return shard in self.connected

    @property
    def there_for(self) -> set[int]:
        """The shards for which it is there."""
        assert self.store.shard_set
        return set(self.store.shard_set.shards)

    async def knows_the_servers_of(self, *shards: int) -> None:
        """Let it learn the servers of shards, and do what follows."""
        for shard in shards:
            self.cluster.shard_ready(shard)
        await self.presenter.queue.idle()

    async def lapse(self) -> None:
        """Let a minute pass in which no process renews its leases, but this one does in the end."""
        async with self.store._engine.begin() as connection:
            await connection.execute(text("UPDATE leases SET seen = seen - interval '61 seconds'"))
        await self.goes_on(BEAT)

    async def goes_on(self, seconds: float) -> None:
        """Let a while pass and the process renew its leases then, if it can."""
        self.now += seconds
        await self.cluster.heartbeat()

    @contextmanager
    def without_database(self) -> Iterator[None]:
        """Let the process write nothing meanwhile."""

        def fail() -> None:
            raise StoreUnavailableError

        with pytest.MonkeyPatch.context() as outage:
            outage.setattr(self.store, "write", fail)
            yield

    @contextmanager
    def silent_database(self) -> Iterator[asyncio.Event]:
        """Let the process wait for ever for what it writes meanwhile; yields an event, set once it does."""
        asked = asyncio.Event()

        @asynccontextmanager
        async def wait() -> AsyncIterator[None]:
            asked.set()
            await asyncio.get_running_loop().create_future()
            yield

        with pytest.MonkeyPatch.context() as silence:
            silence.setattr(self.store, "write", wait)
            yield asked


@pytest.fixture
async def process(postgres_url: str) -> AsyncIterator[Process]:
    """A process that has announced itself, and is connected with the shards at home."""
    store = Store.connected(postgres_url)
    process = Process(store)
    process.cluster.beat = 3600.0
    await process.cluster.start()
    yield process
    await process.cluster.stop()
    await store.close()


async def take(store: Store, shard: int) -> None:
    """Let another process take a shard."""
    async with store.write() as uow:
        await uow.cluster.take("another", COUNT, shard)


async def leased(store: Store, holder: str) -> set[int]:
    """The shards whose leases somebody holds; with the name '' those that nobody has held yet."""
    async with store._engine.connect() as connection:
        rows = await connection.execute(
            text("SELECT shard FROM leases WHERE holder = :name"), {"name": holder}
        )
        return set(rows.scalars())


async def test_a_process_is_there_for_the_shards_whose_servers_it_knows(process: Process) -> None:
    assert process.there_for == set()
    await process.knows_the_servers_of(1)
    assert process.there_for == {1}
    await process.knows_the_servers_of(4)
    assert process.there_for == HOME


async def test_a_process_that_stops_gives_up_its_leases_unless_the_database_is_silent(
    process: Process,
) -> None:
    own = await leased(process.store, process.cluster._name)
    assert own
    with pytest.MonkeyPatch.context() as hurry, process.silent_database():
        hurry.setattr("bot.discord.cluster.LAST_WORDS", 0.01)
        await process.cluster.stop()
    assert await leased(process.store, process.cluster._name) == own
    await process.cluster.stop()
    assert await leased(process.store, "") >= own


async def test_a_process_lets_go_of_a_shard_that_another_one_has_taken_unheard(process: Process) -> None:
    await process.knows_the_servers_of(*HOME)
    await take(process.store, 4)
    assert process.there_for == HOME
    await process.goes_on(BEAT)
    assert process.there_for == process.connected == {1}


async def test_a_shard_that_another_one_has_taken_is_left_to_it_where_its_servers_become_known_again(
    process: Process,
) -> None:
    await process.knows_the_servers_of(*HOME)
    await take(process.store, 4)
    await process.goes_on(BEAT)
    process.connected.add(4)
    await process.knows_the_servers_of(4)
    assert process.there_for == process.connected == {1}
    assert await leased(process.store, "another") == {4}


async def test_a_shard_that_a_process_gets_back_from_another_one_gets_the_time_back_once_more(
    process: Process,
) -> None:
    await process.knows_the_servers_of(*HOME)
    await take(process.store, 4)
    await process.goes_on(BEAT)
    for _ in range(2):  # in which it takes shards 0 and 2, and then 3 and 4
        await process.lapse()
    assert 4 not in process.there_for
    await process.knows_the_servers_of(4)
    assert process.there_for == HOME
    assert [set(shard_set.shards) for shard_set in process.time_given_back] == [{1}, {4}, {4}]


async def test_a_process_is_there_for_nobody_once_its_leases_have_lapsed_and_again_as_it_has_renewed_them(
    process: Process,
) -> None:
    await process.knows_the_servers_of(*HOME)
    await process.goes_on(MINUTE)
    with process.without_database():
        await process.goes_on(MINUTE)
        assert process.there_for == HOME
        await process.goes_on(1)
        process.cluster.check_lapse()
        assert process.there_for == set()
    await process.goes_on(1)
    assert process.there_for == HOME


async def test_leases_are_given_up_in_time_while_a_renewal_waits_for_a_silent_database(
    process: Process, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster, "GLANCE", 0.0)
    await process.knows_the_servers_of(*HOME)
    caplog.set_level(logging.INFO)
    with process.silent_database() as asked:
        renewing = asyncio.create_task(process.goes_on(MINUTE + 1))
        await asked.wait()
        watching = asyncio.create_task(process.cluster._mind_lapse())
        while process.there_for:  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0)
        watching.cancel()
        assert "could not renew its leases in time" in caplog.text
        assert not renewing.done()
        renewing.cancel()
        await asyncio.wait({renewing})
    await process.goes_on(1)
    assert process.there_for == HOME
    assert "has renewed its leases again" in caplog.text


async def test_a_renewal_that_gets_no_answer_is_given_up(
    process: Process, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster, "RENEWAL", 0.01)
    with process.silent_database():
        await process.goes_on(BEAT)
    assert "Leases are not renewed: the database did not answer" in caplog.text


async def test_a_process_takes_as_many_shards_that_nobody_is_there_for_as_it_has_at_home(
    process: Process,
) -> None:
    await process.knows_the_servers_of(1)
    await process.lapse()
    assert await leased(process.store, "") == {0, 2, 3, 5}  # it is not there for its own yet
    await process.knows_the_servers_of(4)
    await process.lapse()
    assert await leased(process.store, "") == {3, 5}


async def test_what_discord_allows_a_bot_is_divided_by_the_processes_that_are_alive(process: Process) -> None:
    assert process.shares == [3]  # as it is started for a third of the shards
    await process.goes_on(BEAT)
    await take(process.store, 0)
    await process.goes_on(BEAT)
    await process.lapse()
    assert process.shares == [3, 1, 2, 1]

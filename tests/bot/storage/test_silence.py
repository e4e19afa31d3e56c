"""A PostgreSQL that is silent rather than gone: nobody waits for it for long, and its connections are given up."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.cluster import ShardSet
from bot.storage import Store, StoreUnavailableError, cluster, silence
from bot.storage.cluster import NotificationListener
from tests.bot.company import ANNA
from tests.proxy import Proxy

SOON = 0.2
"""Seconds after which the bot gives up in these tests."""

NEVER = 3600.0


@pytest.fixture
async def proxy(postgres_url: str) -> AsyncIterator[Proxy]:
    folder = make_url(postgres_url).query["host"]
    async with Proxy(Path(str(folder)) / ".s.PGSQL.5432") as proxy:
        yield proxy


@pytest.fixture
def url(postgres_url: str, proxy: Proxy) -> str:
    """The address of the database behind the proxy."""
    return f"postgresql+asyncpg://dvonn@127.0.0.1:{proxy.port}/{make_url(postgres_url).database}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store.connected(url)
    yield store
    await store.close()


LIMITS = ("IN_REQUEST", "ELSEWHERE", "PING")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot waits however busy the machine is."""
    for limit in LIMITS:
        monkeypatch.setattr(silence, limit, NEVER)


@contextlib.contextmanager
def frozen(proxy: Proxy, *limits: str) -> Iterator[None]:
    """Nothing arrives from the database in the block, and the bot soon gives up."""
    with pytest.MonkeyPatch.context() as impatience:
        for limit in limits or LIMITS:
            impatience.setattr(silence, limit, SOON)
        proxy.freeze()
        yield
        proxy.thaw()


async def remember_anna(store: Store) -> None:
    async with store.write() as uow:
        await uow.people.remember(ANNA)


async def backend(store: Store) -> int:
    """The number of the server's process behind a connection."""
    async with store.read() as uow:
        return int((await uow.connection.execute(text("SELECT pg_backend_pid()"))).scalar_one())


async def use_at_once(store: Store, connections: int) -> set[int]:
    """Use several connections at the same time; return the numbers of the server's processes."""
    all_there = asyncio.Barrier(connections)

    async def use() -> int:
        async with store.read() as uow:
            number = int((await uow.connection.execute(text("SELECT pg_backend_pid()"))).scalar_one())
            await all_there.wait()
            return number

    return set(await asyncio.gather(*(use() for _ in range(connections))))


async def test_a_frozen_database_is_given_up_and_used_again_once_it_answers(
    store: Store, proxy: Proxy
) -> None:
    await remember_anna(store)
    with frozen(proxy):
        for _ in range(2):
            with pytest.raises(StoreUnavailableError) as failure:
                await remember_anna(store)
            assert isinstance(failure.value.__cause__, TimeoutError)
    await remember_anna(store)


async def test_a_database_that_freezes_before_it_answers_a_commit_may_have_carried_it_out(
    store: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[silence.TransactionLimit] = []
    renew = silence.TransactionLimit.renew

    def note(limit: silence.TransactionLimit) -> None:
        limits.append(limit)
        renew(limit)

    async def freeze_half_way() -> None:
        async with store.write() as uow:
            await uow.people.remember(ANNA)
            proxy.freeze()
            limits[-1]._seconds = SOON
            renew(limits[-1])

    monkeypatch.setattr(silence.TransactionLimit, "renew", note)
    with pytest.raises(StoreUnavailableError):
        await freeze_half_way()
    proxy.thaw()
    assert store.settle_doubt()
    await remember_anna(store)
    assert not store.settle_doubt()


async def test_a_transaction_that_fails_before_its_commit_leaves_no_doubt(store: Store, proxy: Proxy) -> None:
    await remember_anna(store)
    with frozen(proxy), pytest.raises(StoreUnavailableError):
        await remember_anna(store)
    assert not store.settle_doubt()


async def test_of_several_dead_connections_one_costs_a_moment_and_none_an_answer(
    store: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await use_at_once(store, 5)
    proxy.silence_open_connections()
    with monkeypatch.context() as impatience:
        impatience.setattr(silence, "PING", SOON)
        await backend(store)
    # No other dead connection is tried: that would last for ever.
    assert before.isdisjoint(await use_at_once(store, 5))


async def test_a_request_waits_once_for_a_silent_database(store: Store, proxy: Proxy) -> None:
    with frozen(proxy, "IN_REQUEST"), silence.limited_in_all():
        with pytest.raises(StoreUnavailableError):
            await remember_anna(store)
        opened = proxy.accepted
        with pytest.raises(StoreUnavailableError):
            await remember_anna(store)
        assert proxy.accepted == opened


async def test_what_a_caller_has_not_waited_for_counts_as_well(store: Store, proxy: Proxy) -> None:
    with frozen(proxy, "IN_REQUEST"), silence.limited_in_all():
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(SOON):
                await remember_anna(store)
        opened = proxy.accepted
        with pytest.raises(StoreUnavailableError):
            await remember_anna(store)
        assert proxy.accepted <= opened + 1  # a moment may be left


async def test_what_a_request_has_started_waits_as_long_as_other_work_once_the_request_is_over(
    store: Store, proxy: Proxy
) -> None:
    over = asyncio.Event()

    async def later() -> None:
        await over.wait()
        await remember_anna(store)

    with frozen(proxy, "IN_REQUEST"), silence.limited_in_all():
        started = asyncio.create_task(later())
        with pytest.raises(StoreUnavailableError):
            await remember_anna(store)
    over.set()
    await started


async def test_a_transaction_may_take_long_as_long_as_the_database_answers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, passed = asyncio.get_running_loop(), [0.0]
    real_time = loop.time
    await backend(store)  # it is connected
    with monkeypatch.context() as hurrying:
        hurrying.setattr(silence, "IN_REQUEST", 100.0)
        hurrying.setattr(loop, "time", lambda: real_time() + sum(passed))
        with silence.limited_in_all():
            async with store.read() as uow:
                for _ in range(4):
                    passed.append(90.0)
                    await uow.connection.execute(text("SELECT 1"))


async def test_a_cancelled_statement_gives_its_connection_up_at_once(store: Store, proxy: Proxy) -> None:
    number = await backend(store)
    proxy.freeze()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(SOON):
            await backend(store)
    proxy.thaw()
    assert await backend(store) != number


async def test_a_store_is_closed_at_once_while_the_database_is_silent(store: Store, proxy: Proxy) -> None:
    await use_at_once(store, 3)
    proxy.freeze()
    await store.close()


async def test_the_server_ends_what_a_process_has_left_behind(store: Store) -> None:
    async with store.read() as uow:
        for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
            found = (await uow.connection.execute(text(f"SHOW {setting}"))).scalar_one()
            assert found == f"{silence.ON_SERVER}s"


async def test_the_network_is_asked_about_a_connection_that_nobody_uses(store: Store) -> None:
    async with store._engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        opened = driver._transport.get_extra_info("socket")
        assert opened.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)


async def test_a_connection_for_notifications_that_is_dead_is_opened_again(
    url: str, store: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.cluster.PAUSE", 0.0)
    monkeypatch.setattr("bot.storage.cluster.CHECK", SOON)
    monkeypatch.setattr(silence, "PING", SOON)
    connected, heard = asyncio.Semaphore(0), asyncio.Queue[str]()
    listening = asyncio.create_task(NotificationListener(url).listen(heard.put_nowait, connected.release))
    await connected.acquire()
    monkeypatch.setattr("bot.storage.cluster.CHECK", NEVER)  # for the next connection
    proxy.silence_open_connections()
    await connected.acquire()
    store.shard_set = ShardSet(1)
    async with store.write() as uow:
        await uow.cluster._tell("hello")
    assert await heard.get() == "hello"
    listening.cancel()
    await asyncio.wait({listening})


async def test_a_connection_for_notifications_on_which_nothing_arrives_is_opened_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # After a failover it may lead to a server that is no longer written to, and answers.
    monkeypatch.setattr("bot.storage.cluster.PAUSE", 0.0)
    monkeypatch.setattr("bot.storage.cluster.CHECK", SOON)
    connected, opened = asyncio.Semaphore(0), set[int]()

    async def note(connection: AsyncConnection) -> Any:  # noqa: ANN401  asyncpg ships no types
        driver = await driver_of(connection)
        opened.add(driver.get_server_pid())
        return driver

    driver_of = cluster._driver
    monkeypatch.setattr(cluster, "_driver", note)
    listening = asyncio.create_task(NotificationListener(url).listen(lambda _: None, connected.release))
    for _ in range(2):
        await connected.acquire()
    assert len(opened) == 2
    listening.cancel()
    await asyncio.wait({listening})

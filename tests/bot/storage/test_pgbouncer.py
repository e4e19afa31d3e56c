"""The bot behind PgBouncer, which gives each transaction or each connection one of a few sessions."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.domain import ColourChoice, Setup
from bot.services import Challenges, Matches
from bot.storage import Store, StoreUnavailableError, UnheardStoreError, silence
from bot.storage.backups import back_up
from bot.storage.checks import audited
from bot.storage.cluster import NotificationListener
from bot.storage.engine import CONNECTIONS
from tests.bot.company import ANNA, BEN, HERE, Clock, Rng
from tests.bot.played import first_plies, play_on, recorded
from tests.pgbouncer import PROGRAM, Pooler, running_pooler

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="PgBouncer is not installed")

AT_ONCE = 20


@pytest.fixture(params=["transaction", "session"])
def pooler(request: pytest.FixtureRequest, postgres_url: str) -> Iterator[Pooler]:
    with running_pooler(postgres_url, request.param) as pooler:
        yield pooler


@pytest.fixture
async def store(pooler: Pooler, postgres_url: str) -> AsyncIterator[Store]:
    store = await Store.open(pooler.address(postgres_url))
    yield store
    await store.close()


async def meet(store: Store, name: str) -> None:
    async with store.write() as uow:
        await uow.people.remember(replace(ANNA, name=name))


async def test_games_are_played_at_the_same_time_and_can_be_backed_up(
    store: Store, pooler: Pooler, postgres_url: str, tmp_path: Path
) -> None:
    matches, challenges = Matches(store, clock=Clock()), Challenges(store, clock=Clock(), rng=Rng())

    async def play() -> None:
        made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
        await play_on(matches, await challenges.accept(made.id, BEN), first_plies(recorded()[0], 20))

    await asyncio.gather(*(play() for _ in range(3)))
    assert [each async for each in audited(store)] == [(3, [])]
    await back_up(pooler.address(postgres_url), tmp_path / "backup.db")


@pytest.mark.parametrize("mode", ["transaction", "session"])
async def test_many_requests_at_once_share_a_few_connections(postgres_url: str, mode: str) -> None:
    with running_pooler(postgres_url, mode, connections=CONNECTIONS) as pooler:
        store = await Store.open(pooler.address(postgres_url))
        await asyncio.gather(*(meet(store, f"Anna {number}") for number in range(AT_ONCE)))
        await store.close()


async def test_the_limits_of_a_transaction_end_with_it(store: Store) -> None:
    async with store.read() as uow:
        for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
            found = (await uow.connection.execute(text(f"SHOW {setting}"))).scalar_one()
            assert found == f"{silence.ON_SERVER}s"
    async with store._engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        assert await driver.fetchval("SHOW statement_timeout") == "0"


async def test_a_pooler_that_is_started_again_is_found_again(store: Store, pooler: Pooler) -> None:
    await meet(store, "Anna")
    pooler.stop()
    with pytest.raises(StoreUnavailableError):
        await meet(store, "Ben")
    pooler.start()
    await meet(store, "Cleo")


async def test_several_processes_are_refused_where_notifications_do_not_arrive(
    pooler: Pooler, postgres_url: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    listener = NotificationListener(pooler.address(postgres_url))
    if "session" in request.node.name:
        await listener.check()
    else:
        monkeypatch.setattr("bot.storage.cluster.ARRIVES", 0.5)
        with pytest.raises(UnheardStoreError):
            await listener.check()

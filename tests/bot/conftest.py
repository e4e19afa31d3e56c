from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.matches import Matches
from bot.storage import SqlStore
from tests.bot.company import Clock, Lots


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(f"sqlite+aiosqlite:///{tmp_path / 'dvonn.db'}")
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lots() -> Lots:
    return Lots()


@pytest.fixture
def service(store: SqlStore, clock: Clock, lots: Lots) -> Matches:
    return Matches(store, clock=clock, lots=lots)

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import Language, language_for
from bot.catalogue.language import FALLBACK
from bot.features import rooms
from bot.matches import Challenges, Matches, People, Servers, Timekeeping
from bot.storage import SqlStore
from tests.bot.company import Clock, Lots
from tests.bot.due_now import DueNow
from tests.bot.pseudo import TAG, pseudo
from tests.bot.storage.prepared import prepare

assert rooms.GROUPS, "boards have their doors once the rooms are open"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore.connected(prepare(tmp_path / "dvonn.db"))
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lots() -> Lots:
    return Lots()


@pytest.fixture
def service(store: SqlStore, clock: Clock) -> Matches:
    return Matches(store, clock=clock)


@pytest.fixture
def challenges(store: SqlStore, clock: Clock, lots: Lots) -> Challenges:
    return Challenges(store, clock=clock, lots=lots)


@pytest.fixture
def people(store: SqlStore, clock: Clock) -> People:
    return People(store, clock=clock)


@pytest.fixture
def servers(store: SqlStore, clock: Clock) -> Servers:
    return Servers(store, clock=clock)


@pytest.fixture
def timekeeping(store: SqlStore, clock: Clock) -> Timekeeping:
    return Timekeeping(store, clock=clock)


@pytest.fixture
def due_now(store: SqlStore, clock: Clock) -> DueNow:
    return DueNow(store, clock)


@pytest.fixture(scope="module", params=[FALLBACK, TAG])
def language(request: pytest.FixtureRequest) -> Language:
    """English, and what is longer than any language should be: pages are held against Discord's limits in both.

    The languages that there are are held against them in `features/test_every_language.py`, without pictures.
    """
    return pseudo() if request.param == TAG else language_for(request.param)

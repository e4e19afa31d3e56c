from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.catalogue import Language, language_for
from bot.catalogue.language import FALLBACK
from bot.features import subscribe
from bot.features.absence.service import Absences
from bot.features.privacy.service import PersonalData
from bot.pages import pictures
from bot.services import Challenges, Matches, People, Servers, Timekeeping
from bot.storage import Store
from dvonn import Position
from rendering import render_board
from tests.bot.company import Clock, Rng
from tests.bot.due_now import DueNow
from tests.bot.pseudo import TAG, pseudo
from tests.bot.registered import GROUPS
from tests.bot.shown_at_once import shown_at_once
from tests.bot.storage.prepared import prepare
from tests.bot.storage.threadless import without_threads

assert GROUPS, "the action buttons of all features are registered"


@pytest.fixture(autouse=True, scope="module")
def sqlite_without_threads() -> Iterator[None]:
    """Run SQLite's statements in place; the tests of the storage use its threads, as the bot does."""
    with without_threads():
        yield


@pytest.fixture(scope="module")
def boards_shown_at_once() -> Iterator[None]:
    with shown_at_once():
        yield


@pytest.fixture(scope="module")
def undrawn() -> Iterator[None]:
    """Take one picture for all boards and charts of matches, where a test looks at none: drawing takes long."""
    picture = render_board(Position())
    with pytest.MonkeyPatch.context() as patched:
        for draw in ("render_board", "render_chart", "render_course", "render_result"):
            patched.setattr(pictures, draw, lambda *_, **__: picture)
        yield


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store.connected(prepare(tmp_path / "dvonn.db"))
    subscribe(store)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def rng() -> Rng:
    return Rng()


@pytest.fixture
def service(store: Store, clock: Clock) -> Matches:
    return Matches(store, clock=clock)


@pytest.fixture
def challenges(store: Store, clock: Clock, rng: Rng) -> Challenges:
    return Challenges(store, clock=clock, rng=rng)


@pytest.fixture
def people(store: Store, clock: Clock) -> People:
    return People(store, clock=clock)


@pytest.fixture
def absences(store: Store, clock: Clock) -> Absences:
    return Absences(store, clock=clock)


@pytest.fixture
def personal_data(store: Store, people: People, clock: Clock) -> PersonalData:
    return PersonalData(store, people, clock=clock)


@pytest.fixture
def servers(store: Store, clock: Clock) -> Servers:
    return Servers(store, clock=clock)


@pytest.fixture
def timekeeping(store: Store, clock: Clock) -> Timekeeping:
    return Timekeeping(store, clock=clock)


@pytest.fixture
def due_now(store: Store, clock: Clock) -> DueNow:
    return DueNow(store, clock)


@pytest.fixture(scope="module", params=[FALLBACK, TAG])
def language(request: pytest.FixtureRequest) -> Language:
    """English and the pseudo-language, which is longer than any real one; pages must fit Discord's limits in both.

    `features/test_every_language.py` checks the real languages, without pictures.
    """
    return pseudo() if request.param == TAG else language_for(request.param)

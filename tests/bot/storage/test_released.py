"""The database of every released version can be upgraded, and its matches can be continued.

`released/` has one dump of each version, made by `release.versions` from `release.sample`. The database that the next
release would keep is tried, too.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain import Setup
from bot.services import Challenges, Matches
from bot.storage import Store
from bot.storage.backups import put_in_place, take_copy
from bot.storage.checks import audited
from release import sample
from release.sample import ANNA, BEGUN, BEN, CLEO, ELSEWHERE, HERE
from release.versions import RELEASED, ROOT
from tests.bot.company import Clock, Rng
from tests.bot.storage.sampled import sampled

NEXT = "next"
DUMPS = {file.stem: file for file in (ROOT / RELEASED).glob("*.sql")}


@pytest.fixture(params=[*DUMPS, NEXT])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of a version."""
    file = tmp_path / "old.db"
    if request.param == NEXT:
        file.write_bytes(sampled())
    else:
        with closing(sqlite3.connect(file)) as database:
            database.executescript(DUMPS[request.param].read_text(encoding="utf-8"))
    return file


@pytest.fixture
async def upgraded(old: Path, empty_url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """That database migrated, on each kind of database."""
    await take_copy(old, tmp_path / "copy.db")
    await put_in_place(tmp_path / "copy.db", empty_url)
    store = await Store.open(empty_url)
    yield store
    await store.close()


@pytest.mark.slow
async def test_every_match_and_challenge_of_a_released_version_continues(upgraded: Store) -> None:
    clock = Clock()
    clock.now = BEGUN + timedelta(days=1)
    matches, challenges = Matches(upgraded, clock=clock), Challenges(upgraded, clock=clock, rng=Rng())
    people = (ANNA, BEN, CLEO)
    async with upgraded.read() as uow:
        found = [await uow.matches.running_of(person.id) for person in people]
        running = {match.id: match for some in found for match in some}
        assert await uow.people.names([each.id for each in people]) == {each.id: each.name for each in people}
        (open_one,) = await uow.challenges.open_of(ANNA.id)
    assert [flaws async for _, flaws in audited(upgraded)] == [[]]
    assert {match.setup for match in running.values()} == {Setup.FULL, Setup.RANDOM}
    assert {match.venue for match in running.values()} == {HERE, ELSEWHERE}
    for match in running.values():
        assert match.player_to_move is not None
        move = match.position.legal_moves()[0]
        after = await matches.play(match.id, move, by=match.player_to_move, sure=True)
        assert after.number > match.number
    begun = await challenges.accept(open_one.id, BEN)
    assert begun.id == sample.MATCHES + 1
    assert begun.venue == HERE

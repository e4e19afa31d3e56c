"""The database of every released version can be migrated, and its matches can be continued.

`released/` has one dump of each version, made by that version with `sqlite3 dvonn.db .dump`: matches of both phases,
one that is over, one resigned, boards that are current and stale, challenges open and declined.
"""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain import MatchId
from bot.services import Challenges, Matches
from bot.storage import Store
from bot.storage.backups import put_in_place, take_copy
from bot.storage.checks import audited
from tests.bot.company import ANNA, BEN, HERE, Clock, Rng

RELEASED = Path(__file__).with_name("released")
CHANGELOG = Path(__file__).parents[3] / "CHANGELOG.md"


def versions() -> list[str]:
    return re.findall(r"^## (\d\S*)", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)


def kept_by(version: str, file: Path) -> Path:
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASED / f"{version}.sql").read_text(encoding="utf-8"))
    return file


UNRELEASED = ["schema-0007", "schema-0025"]
"""Dumps by states between releases that servers ran, named by their schema."""


@pytest.fixture(params=[*versions(), *UNRELEASED])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of an earlier version."""
    return kept_by(request.param, tmp_path / "old.db")


@pytest.fixture
async def upgraded(old: Path, empty_url: str, tmp_path: Path) -> AsyncIterator[Store]:
    """That database migrated, on each kind of database."""
    await take_copy(old, tmp_path / "copy.db")
    await put_in_place(tmp_path / "copy.db", empty_url)
    store = await Store.open(empty_url)
    yield store
    await store.close()


async def test_every_match_and_challenge_of_a_released_version_goes_on(upgraded: Store) -> None:
    clock = Clock()
    clock.go_on(days=1)
    matches, challenges = Matches(upgraded, clock=clock), Challenges(upgraded, clock=clock, rng=Rng())
    async with upgraded.read() as uow:
        running = await uow.matches.running_of(ANNA.id)
        assert await uow.people.names([ANNA.id, BEN.id]) == {ANNA.id: "Anna", BEN.id: "Ben"}
        assert await uow.boards.behind()
        (open_one,) = await uow.challenges.open_of(ANNA.id)
    assert [found async for _, found in audited(upgraded)] == [[]]
    assert running
    for match in running:
        assert match.player_to_move is not None
        move = match.position.legal_moves()[0]
        after = await matches.play(match.id, move, by=match.player_to_move, sure=True)
        assert after.number > match.number
    begun = await challenges.accept(open_one.id, BEN)
    assert begun.id == MatchId(max(match.id for match in running) + 3)
    assert begun.venue == HERE

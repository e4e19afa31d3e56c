"""The databases that benchmarks fill are like those of a bot."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from benchmarks import start
from benchmarks.outage import FALL_DUE, behind, spoil
from benchmarks.start import make, stop_in_the_middle
from bot.domain import MatchId
from bot.storage import Store
from bot.storage.backups import address_of
from bot.storage.checks import audited
from bot.storage.match_tables import matches
from bot.storage.positions import note_positions, running_boards, running_positions


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the matches be copies of a few games: making those of the benchmark takes seconds."""
    monkeypatch.setattr(start, "GAMES", 5)


async def test_a_filled_database_has_consistent_matches_and_the_positions_that_the_bot_would_note(
    tmp_path: Path,
) -> None:
    file = tmp_path / "large.db"
    await make(file, 3, 2, seed=1)
    stop_in_the_middle(file)
    assert behind(file) == 3
    store = await Store.open(address_of(file))
    assert [(count, misfits) async for count, misfits in audited(store)] == [(5, [])]
    async with store.write() as uow:
        tables = running_positions, running_boards
        filled = [sorted(await uow.connection.execute(select(table))) for table in tables]
        for table in tables:
            await uow.connection.execute(delete(table))
        for match in (await uow.matches.find_each([MatchId(each) for each in (3, 4, 5)])).values():
            await note_positions(uow.connection, None, match)
        assert filled == [sorted(await uow.connection.execute(select(table))) for table in tables]
        assert {row.match_id for row in filled[1]} == {3, 4, 5}
    await store.close()


async def test_after_an_outage_boards_are_behind_and_clocks_run_out(tmp_path: Path) -> None:
    file = tmp_path / "outage.db"
    await make(file, 2, 0, seed=1)
    spoil(file, 1)
    assert behind(file) == 1
    store = await Store.open(address_of(file))
    async with store.read() as uow:
        soon = matches.c.due_at < datetime.now(UTC) + 2 * FALL_DUE
        due = await uow.connection.execute(select(matches.c.id).where(soon))
        assert due.scalars().all() == [2]
    await store.close()

"""`dvonn-bot ratings` counts, and computes everything again on request."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from bot.cli.command import OperatingError
from bot.cli.rating import show_ratings
from bot.cli.terminal import main
from bot.domain import ColourChoice, Setup
from bot.domain.puzzle import PuzzleId
from bot.features.puzzles.repository import PuzzleRepository
from bot.features.puzzles.service import Puzzling
from bot.features.ratings.repository import ratings
from bot.process.settings import Settings
from bot.services import Challenges, Matches
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, HERE, Clock
from tests.bot.played import first_plies, play_at_once, recorded
from tests.bot.services.test_puzzles import PUZZLES, Few

SETTINGS = Settings(database_url="sqlite+aiosqlite:///dvonn.db")


@pytest.fixture
async def played(service: Matches, challenges: Challenges) -> None:
    """Two rated games of three people."""
    for other in (BEN, CLEO):
        made = await challenges.challenge(HERE, ANNA, other, ColourChoice.WHITE, Setup.FULL)
        match = await challenges.accept(made.id, other)
        await play_at_once(service, match, first_plies(recorded()[0], 4))
        await service.resign(match.id, by=other.id)


@pytest.mark.usefixtures("played")
async def test_what_is_rated_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    await show_ratings(SETTINGS, recompute=False)
    told = "Rated games: 2. Players with a rating: 3.\n"
    assert capsys.readouterr().out == f"{told}Rated tries at puzzles: 0.\n"


@pytest.mark.usefixtures("played")
async def test_computing_again_says_what_has_changed(
    capsys: pytest.CaptureFixture[str], store: Store
) -> None:
    await show_ratings(SETTINGS, recompute=True)
    told = "Computed again: 2 rated games of 3 players.\n"
    puzzles = "Tries at puzzles, computed again: 0.\nNo rating of a puzzle or solver has changed.\n"
    assert capsys.readouterr().out == f"{told}No rating has changed.\n{puzzles}"
    async with store.write() as uow:
        wrong = update(ratings).where(ratings.c.user_id == BEN.id).values(rating=1293.0)
        await uow.matches._connection.execute(wrong)
    await show_ratings(SETTINGS, recompute=True)
    assert capsys.readouterr().out == f"{told}Ratings that have changed: 1, by up to 100 points.\n{puzzles}"


async def test_ratings_of_puzzles_are_computed_again(
    capsys: pytest.CaptureFixture[str], store: Store
) -> None:
    puzzling = Puzzling(store, rng=Random(1), collection=Few(), clock=Clock())
    await puzzling.tried(BEN.id, PUZZLES[PuzzleId(1)], HERE.guild, solved=True)
    async with store.write() as uow:
        solver = await PuzzleRepository(uow).solver(BEN.id)
        await PuzzleRepository(uow).keep_solver(BEN.id, replace(solver, rating=solver.rating - 100))
    await show_ratings(SETTINGS, recompute=False)
    assert "Rated tries at puzzles: 1.\n" in capsys.readouterr().out
    await show_ratings(SETTINGS, recompute=True)
    *_, counted, changed = capsys.readouterr().out.splitlines()
    assert counted == "Tries at puzzles, computed again: 1."
    assert changed == "Puzzles and solvers whose rating has changed: 1, by up to 100 points."


async def test_without_a_database_there_is_nothing_to_rate() -> None:
    with pytest.raises(OperatingError, match="start the bot first"):
        await show_ratings(SETTINGS, recompute=True)


def test_the_option_takes_no_value(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{folder / 'none.db'}")
    assert main(["ratings", "--recompute"]) == 1
    assert "start the bot first" in capsys.readouterr().err

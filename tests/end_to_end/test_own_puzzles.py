"""Puzzles from a server's own matches: made once these are over, and offered in that server alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import AsyncMock, patch

import pytest

from bot.domain import MatchId, UserId
from bot.domain.puzzle import OWN, Puzzle, PuzzleId
from bot.features.puzzles.repository import OWN_PUZZLE
from bot.features.puzzles.service import Puzzling
from bot.pages.game_words import arrow
from bot.services.searches import Searches
from discord_playground import Permission
from tests.bot.played import first_plies
from tests.end_to_end.club import Club
from tests.end_to_end.past import A_WIN, against_computer, played
from tests.end_to_end.puzzling import right, solver, tap


@contextmanager
def finding(club: Club) -> Iterator[tuple[AsyncMock, Puzzle]]:
    """Find the same puzzle in every match."""
    found = club.bot.get(Puzzling).collection.find(PuzzleId(1))
    assert found
    with patch.object(type(club.bot.computer_player), "puzzle_in", AsyncMock(return_value=found)) as asked:
        yield asked, found


async def mined(club: Club) -> None:
    """Let the clock tell that matches wait to be looked through, and wait for that."""
    await club.time_passes(minutes=2)
    await club.bot.get(Searches).idle()


@pytest.fixture
def own_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.puzzles.service.OWN_SHARE", 1.0)


@pytest.mark.usefixtures("own_ones_first")
async def test_a_match_that_is_over_becomes_a_puzzle_in_its_server_alone(club: Club) -> None:
    await club.begin(setup="random")
    with finding(club) as (asked, puzzle):
        await mined(club)
        assert asked.await_count == 0  # it continues
        await club.resign(club.anna)
        await club.stop_bot()
        await club.start_bot()
        await mined(club)
    assert asked.await_count == 1
    page = await club.use(club.cleo, "puzzle")
    assert "Puzzle 1 from this server’s games." in page.text
    assert (await solver(club, club.cleo)).puzzle == OWN + 1
    shared = await club.press(club.cleo, page, "Share")
    assert "Everyone in this channel can see it" in shared.text
    (card,) = [each for each in club.public() if "Shared by " in each.text]
    solved = await tap(club, club.ben, await club.press(club.ben, card, "Solve it"), right(puzzle))
    assert f"{arrow(right(puzzle))} wins." in solved.text
    await club.nothing_to_do()
    assert "**Solved by 1:**" in card.text
    private = club.cleo.direct_messages(club.application)
    page = await club.use(club.cleo, "puzzle", channel=private)
    assert "from this server’s games" not in page.text


async def test_no_puzzle_comes_from_a_hidden_match_nor_where_managers_want_none(club: Club) -> None:
    with finding(club) as (asked, _):
        await club.begin(setup="random")
        await club.settle(own_puzzles=False)
        await club.resign(club.anna)
        await mined(club)
        await club.settle(own_puzzles=True)
        await club.begin(setup="random")
        club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
        await club.bot.matches.resign(MatchId(2), by=UserId(club.anna.id))
        await mined(club)
    assert asked.await_count == 0
    async with club.store.read() as uow:
        assert await uow.searches.first_due(club.now(), {OWN_PUZZLE: 1}) is None


async def test_no_puzzle_comes_from_a_match_from_the_record_of_one_that_continues(club: Club) -> None:
    match = await against_computer(club, club.cleo, first_plies(A_WIN, 60))
    others = await played(club, match.game)
    await club.bot.matches.resign(match.id, by=UserId(club.cleo.id))
    with finding(club) as (asked, _):
        await mined(club)
        assert asked.await_count == 0
        await club.bot.matches.resign(others.id, by=UserId(club.anna.id))
        await mined(club)
        assert asked.await_count == 1

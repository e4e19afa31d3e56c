"""Killed at the worst moment: after something was decided and before it is shown."""

from collections.abc import Callable

import pytest

from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.planning import have_planned_spaces
from tests.end_to_end.planted import planted

pytestmark = on_both_databases

POSTING = ("POST", "/channels/{channel_id}/messages")


async def killed_before_the_board(club: Club, command: str, options: dict[str, object]) -> None:
    """Let Anna use a command and kill the bot before the channel shows it; then start it again."""
    await killed_before_it_shows(
        club, lambda: club.anna.begin_command(club.channel, f"dvonn {command}", options)
    )


async def killed_before_it_shows(club: Club, begin: Callable[[], object]) -> None:
    """Let something begin and kill the bot before the channel shows it; then start it again."""
    held = club.playground.faults.next(*POSTING, held=True)
    begin()
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()


async def test_between_a_planned_move_and_its_showing(club: Club) -> None:
    await club.begin_by_challenge()
    await have_planned_spaces(club, club.ben, "f4", "c3", "g4")
    await killed_before_the_board(club, "move", {"move": "c3"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3", "f4"]
    await club.only_one_board()
    assert " f4." in club.board().text
    assert "f4" in club.board().text
    assert club.board().pings == {club.anna.id}
    await club.use(club.anna, "move", {"move": "a1"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3", "f4", "a1", "g4"]


async def test_between_a_plan_and_what_is_played_by_it_at_once(club: Club) -> None:
    await club.begin_by_challenge()
    panel = await planted(club, club.channel, "dvonn:plan-space:1:c3")  # opened before the turn came
    await killed_before_it_shows(club, lambda: club.anna.begin_click(panel, "dvonn:plan-space:1:c3"))
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3"]
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}


async def test_between_an_offer_and_its_showing(club: Club) -> None:
    await club.begin_by_challenge()
    await club.use(club.anna, "move", {"move": "c3"})
    more = await club.press(club.anna, club.board(), "More")
    await killed_before_it_shows(club, lambda: club.anna.begin_click(more, "Undo"))
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}
    await club.press(club.ben, club.board(), "Accept")
    assert (await club.stored()).game.moves == ()


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_line_that_drops_around_a_run_of_planned_placements_shows_one_board(
    club: Club, drop: str
) -> None:
    await club.begin_by_challenge()
    await have_planned_spaces(club, club.ben, "f4", "g4", "h4")
    await club.use(club.anna, "move", {"move": "a1"})
    club.playground.faults.next(*POSTING, drop=drop)
    before = club.boards()
    await club.use(club.anna, "move", {"move": "b1"})
    await club.quiet()
    await club.only_one_board()
    assert club.board() not in before
    assert [str(move) for move in (await club.stored()).game.moves] == ["a1", "f4", "b1", "g4"]

"""Killed at the worst moment: after something was decided and before it is shown."""

import pytest

from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases

pytestmark = on_both_databases

POSTING = ("POST", "/channels/{channel_id}/messages")


async def killed_before_the_board(club: Club, command: str, options: dict[str, object]) -> None:
    """Let Anna do something and kill the bot before the channel shows it; then start it again."""
    held = club.playground.faults.next(*POSTING, held=True)
    club.anna.begin_command(club.channel, f"dvonn {command}", options)
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()


async def test_between_a_planned_move_and_its_showing(club: Club) -> None:
    await club.begin_by_challenge()
    await club.use(club.ben, "plan", {"spaces": "f4 c3 g4"})
    await killed_before_the_board(club, "place", {"space": "c3"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3", "f4"]
    await club.only_one_board()
    assert " f4." in club.board().text
    assert "f4" in club.board().text
    assert club.board().pings == {club.anna.id}
    await club.use(club.anna, "place", {"space": "a1"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3", "f4", "a1", "g4"]


async def test_between_a_plan_and_what_is_played_by_it_at_once(club: Club) -> None:
    await club.begin_by_challenge()
    await killed_before_the_board(club, "plan", {"spaces": "c3 d4"})
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3"]
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}


async def test_between_an_offer_and_its_showing(club: Club) -> None:
    await club.begin_by_challenge()
    await club.use(club.anna, "place", {"space": "c3"})
    await killed_before_the_board(club, "undo", {})
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}
    await club.press(club.ben, club.board(), "Accept")
    assert (await club.stored()).game.moves == ()


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_line_that_drops_around_a_run_of_planned_placements_shows_one_board(
    club: Club, drop: str
) -> None:
    await club.begin_by_challenge()
    await club.use(club.ben, "plan", {"spaces": "f4 g4 h4"})
    await club.use(club.anna, "place", {"space": "a1"})
    club.playground.faults.next(*POSTING, drop=drop)
    before = club.boards()
    await club.use(club.anna, "place", {"space": "b1"})
    await club.quiet()
    await club.only_one_board()
    assert club.board() not in before
    assert [str(move) for move in (await club.stored()).game.moves] == ["a1", "f4", "b1", "g4"]

"""A private page is brought up to date while its reader uses it; what the reader has chosen meanwhile stays."""

import pytest

from bot.requests import answering
from discord_playground import Fault, Message
from tests.end_to_end.club import Club, labels

EDIT = ("PATCH", "/webhooks/{id}/{token}/messages/@original")
FIRST_ANSWER = ("POST", "/interactions/{id}/{token}/callback")


@pytest.fixture
async def panel(club: Club) -> Message:
    """Anna's panel after she has placed her first piece in it: it stays for the next one."""
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    for label in ("Row 4 (10)", "f4"):
        await club.press(club.anna, panel, label)
    return panel


async def ben_plays(club: Club) -> Fault:
    """Let Ben place a piece, and hold up the request that brings Anna's panel up to date."""
    renewal = club.playground.faults.next(*EDIT, held=True)
    await club.ben.command(club.channel, "dvonn move", {"move": "c3"})
    await renewal.reached.wait()
    return renewal


async def test_a_panel_that_is_opened_while_the_one_before_is_renewed_stays(
    club: Club, panel: Message
) -> None:
    renewal = await ben_plays(club)
    later = (await club.anna.click(club.board(), "Place a piece")).response
    assert later
    renewal.release()
    await club.quiet()
    assert (panel.deleted, later.deleted) == (True, False)
    await club.press(club.anna, later, "Row 3 (10)")
    await club.press(club.anna, later, "d3")
    assert "Anna d3." in club.board().text


async def test_a_panel_that_is_opened_before_the_answer_in_the_one_before_stays(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.press(club.anna, panel, "Row 4 (10)")
    answer = club.playground.faults.next(*FIRST_ANSWER, held=True)
    club.anna.begin_click(panel, "f4")
    await answer.reached.wait()
    await club.ben.command(club.channel, "dvonn move", {"move": "c3"})
    later = (await club.anna.click(club.board(), "Place a piece")).response
    assert later
    answer.release()
    await club.quiet()
    assert (panel.deleted, later.deleted) == (True, False)
    assert "Row 3 (10)" in labels(later)


async def test_what_is_chosen_while_the_panel_is_renewed_is_shown_last(
    club: Club, panel: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewal = await ben_plays(club)
    monkeypatch.setattr(answering, "AT_ONCE", 0.5)  # seconds; Discord waits for 3 of them
    chosen = await club.anna.click(panel, "Row 5 (9)")
    assert chosen.answered
    renewal.release()
    await chosen.settled()
    await club.quiet()
    assert labels(panel) == [f"{column}5" for column in "cdefghijk"] + ["Try it out", "Rules", "Back"]
    await club.press(club.anna, panel, "e5")
    assert "Anna e5." in club.board().text


async def test_a_panel_that_is_closed_while_it_is_renewed_stays_away(
    club: Club, panel: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewal = await ben_plays(club)
    monkeypatch.setattr(answering, "AT_ONCE", 0.5)
    await club.anna.click(panel, "Close")
    renewal.release()
    await club.quiet()
    assert panel.deleted
    await club.use(club.anna, "move", {"move": "d3"})
    assert "Anna d3." in club.board().text


async def test_a_panel_keeps_following_after_it_was_renewed(club: Club, panel: Message) -> None:
    renewal = await ben_plays(club)
    await club.anna.command(club.channel, "dvonn move", {"move": "d3"})
    await club.ben.command(club.channel, "dvonn move", {"move": "e3"})
    renewal.release()
    await club.quiet()
    assert "Row 3 (8)" in labels(panel)

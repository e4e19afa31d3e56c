"""Discord, the line to it and the database in trouble: nothing is lost, and nothing is shown twice for good."""

import re
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.request_pacer import RequestPacer
from bot.discord import scheduler
from bot.process.logs import PlainLines
from bot.requests.handlers import Handlers
from bot.storage.engine import dispose
from dvonn import SPACES
from tests.end_to_end.club import Club

POST = "/channels/{channel_id}/messages"

NEVER = 3600.0
"""Seconds: a pause that no test lives to see the end of."""


@pytest.fixture
def impatient(club: Club, monkeypatch: pytest.MonkeyPatch) -> Club:
    """The club with a bot that tries again at once."""
    monkeypatch.setattr(club.bot.presenter.queue, "pauses", (0.05,))
    return club


async def test_a_move_is_shown_once_however_discord_fails(impatient: Club, subtests: pytest.Subtests) -> None:
    club, spaces = impatient, iter(SPACES)
    await club.begin()
    faults: tuple[dict[str, Any], ...] = ({"status": 503}, {"drop": "before"}, {"drop": "after"})
    for number, fault in enumerate(faults, start=2):
        with subtests.test(fault=fault):
            mover, other = (club.anna, club.ben) if number % 2 == 0 else (club.ben, club.anna)
            space = next(spaces)
            club.playground.faults.next("POST", POST, **fault)
            answer = await club.use(mover, "move", {"move": str(space)})
            assert answer.deleted
            await club.shown(f"{mover.shown_name} {space}.")
            await club.only_one_board()
            assert club.board().pings == {other.id}
            assert (await club.stored()).number == number


async def test_a_refusal_that_is_not_discords_own_stops_no_match(
    impatient: Club, subtests: pytest.Subtests
) -> None:
    club, spaces = impatient, iter(SPACES)
    await club.begin()
    faults: tuple[dict[str, Any], ...] = (
        {"status": 403},
        {"status": 403, "code": 40333},
        {"status": 403, "html": True},
        {"status": 404},
    )
    for number, fault in enumerate(faults):
        with subtests.test(fault=fault):
            mover, space = (club.anna, club.ben)[number % 2], next(spaces)
            club.playground.faults.next("POST", POST, **fault)
            answer = await club.use(mover, "move", {"move": str(space)})
            assert answer.deleted
            await club.shown(f"{mover.shown_name} {space}.")
            await club.nothing_to_do()
            assert (await club.stored()).halted is None
            assert club.direct_messages(club.anna) == club.direct_messages(club.ben) == []


async def test_a_board_posted_long_before_its_record_is_found_in_the_channel(impatient: Club) -> None:
    club = impatient
    await club.begin()
    club.playground.faults.next("POST", POST, drop="after")
    club.bot.presenter.queue.pauses = (NEVER,)
    club.bot.presenter.patience = 0.5
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "it will appear in the channel a little later" in answer.text
    await club.playground.wait_until(lambda: len(club.boards()) == 2, what="the board that was posted")
    club.playground.clock.advance(3600)  # long after Discord has forgotten the nonce
    await club.bot.presenter.catch_up()
    await club.only_one_board()
    assert "Anna c3." in club.board().text


async def test_a_rate_limit_costs_a_moment_and_nothing_else(club: Club) -> None:
    await club.begin()
    club.playground.faults.next("POST", POST, status=429, retry_after=0.05)
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert answer.deleted
    assert "Anna c3." in club.board().text


async def test_a_refusal_of_discords_slows_the_bot_down(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    slowed = Counter[str]()
    monkeypatch.setattr(RequestPacer, "slow_down", lambda _: slowed.update(["once more"]))
    club.playground.faults.next("POST", POST, status=429, retry_after=0.01)
    await club.begin()
    assert not slowed  # it was the limit of that channel alone
    club.playground.faults.next("POST", POST, status=429, retry_after=0.01, everywhere=True)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.shown(" c3.")
    assert slowed.total() == 1


async def test_somebody_who_waits_too_long_is_told_that_the_board_follows(club: Club) -> None:
    await club.begin()
    held = club.playground.faults.next("POST", POST, held=True)
    club.bot.presenter.patience = 0.05
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "Played: **c3**" in answer.text  # it stays, as there is no board yet
    assert "it will appear in the channel a little later" in answer.text
    held.release()
    await club.shown("Anna c3.")


async def test_a_dropped_gateway_line_is_taken_up_again(club: Club) -> None:
    board = await club.begin()
    club.playground.faults.drop_gateway()
    press = club.anna.begin_click(board, "Place a piece")
    panel = (await press.settled()).response
    assert panel is not None
    assert "Choose a row" in panel.text


async def test_an_answer_that_comes_too_late_loses_no_move(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    held = club.playground.faults.next("POST", "/interactions/{id}/{token}/callback", held=True)
    press = club.anna.begin_click(panel, "c3")
    await held.reached.wait()
    club.playground.clock.advance(3.1)
    held.release()
    await club.playground.wait_until(lambda: press.failed, what="the interaction to fail")
    await club.shown("Anna c3.")
    assert (await club.stored()).number == 2


async def test_a_database_that_can_not_be_reached_is_shown_and_changes_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    await club.nothing_to_do()
    await dispose(club.store._engine)
    move(club.database, club.database.with_suffix(".away"))
    club.database.mkdir()  # the file there is no database any more
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "Sorry, I can’t reach my database right now. Nothing was changed." in answer.text
    (reference,) = re.findall(r"Reference (\w+)", caplog.text)
    assert f"**{reference}**" in answer.text
    (line,) = (each for each in caplog.records if "Reference" in each.getMessage())
    assert "no database (" in line.getMessage()
    assert len(PlainLines().format(line)) < 200
    assert await club.anna.autocomplete(club.channel, "dvonn move", focused="move") == []
    club.database.rmdir()
    move(club.database.with_suffix(".away"), club.database)
    assert (await club.use(club.anna, "move", {"move": "c3"})).deleted
    assert (await club.stored()).number == 2


def move(database: Path, to: Path) -> None:
    """Give an SQLite database another name, with the files that belong to it."""
    for part in ("", "-wal", "-shm"):
        if (file := database.with_name(database.name + part)).exists():
            file.rename(to.with_name(to.name + part))


async def test_a_control_of_an_older_version_is_answered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await club.begin()
    monkeypatch.setattr(club.bot.get(Handlers), "controls", {})
    answer = await club.press(club.anna, board, "Place a piece")
    assert "This button is out of date" in answer.text


async def test_a_database_file_that_vanishes_is_noticed_at_the_next_look_and_nothing_is_shown_as_done(
    club: Club, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    aside = club.database.rename(tmp_path / "aside.db")
    await club.time_passes(minutes=1)
    assert "The clock waits for the database: FileNotFoundError" in caplog.text
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "I can’t reach my database right now" in answer.text
    aside.rename(club.database)
    await club.use(club.anna, "move", {"move": "c3"})
    assert (await club.stored()).number == 2


def test_the_clock_is_looked_at_each_minute() -> None:
    assert timedelta(minutes=1) >= scheduler.LONGEST

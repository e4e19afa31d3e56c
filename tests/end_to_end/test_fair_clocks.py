"""A clock charges only the time in which its player could know the position and act, and then to the second."""

import sqlite3
import time
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain.events import TimedOut
from tests.end_to_end.club import Club

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
POSTING = ("POST", "/channels/{channel_id}/messages")


async def begin_in_earnest(club: Club, pace: str = "10m") -> None:
    """Begin a match in which both have moved, so that it can be lost; Anna is to move."""
    await club.begin(pace=pace)
    await club.use(club.anna, "move", {"move": "c3", "match": 1})
    await club.use(club.ben, "move", {"move": "d3", "match": 1})
    await club.nothing_to_do()


async def frozen(club: Club, span: timedelta) -> None:
    """Let the process do nothing for a while, as a suspended one, whose clocks run on."""
    uptime = club.bot.uptime
    uptime.observe()
    club.put_clocks_forward(span)
    now, wall, lines, slept = uptime._now, uptime._wall, uptime._lines, span.total_seconds()
    uptime._now = lambda: now() + slept
    uptime._wall = lambda: wall() + slept
    uptime._lines = lambda: {
        shard: replace(line, word=line.word + slept, asked=line.asked + slept)
        for shard, line in (lines() or {}).items()
    }


async def timed_out(club: Club) -> bool:
    return any(isinstance(event.what, TimedOut) for event in (await club.stored()).events)


async def test_a_move_that_was_never_shown_costs_the_opponent_no_time(club: Club) -> None:
    await begin_in_earnest(club)
    held = club.playground.faults.next(*POSTING, held=True)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "e3", "match": 1})
    await held.reached.wait()
    for _ in range(3):
        club.put_clocks_forward(10 * MINUTE)
        await club.bot.scheduler.look()
    assert not await timed_out(club)
    held.release()
    await club.nothing_to_do()
    match = await club.stored()
    assert match.clock.due is not None
    assert 9 * MINUTE < match.clock.due - club.now() <= 10 * MINUTE + SECOND
    club.put_clocks_forward(11 * MINUTE)
    await club.bot.scheduler.look()
    assert await timed_out(club)


@pytest.mark.parametrize("act", ["move", "resign"])
async def test_after_the_flag_a_player_can_do_nothing_even_if_nobody_has_looked(club: Club, act: str) -> None:
    await begin_in_earnest(club)
    club.put_clocks_forward(11 * MINUTE)
    options: dict[str, object] = {"move": "e3", "match": 1} if act == "move" else {"match": 1}
    refused = await club.use(club.anna, act, options)
    while any(button.label == "Resign" for button in refused.buttons):
        refused = await club.press(club.anna, refused, "Resign")
    assert "Too late" in refused.text
    await club.bot.scheduler.look()
    assert await timed_out(club)


async def test_after_the_flag_no_time_can_be_given(club: Club) -> None:
    await begin_in_earnest(club)
    more = await club.press(club.ben, club.board(), "More")
    club.put_clocks_forward(11 * MINUTE)
    assert "Too late" in (await club.press(club.ben, more, "Give a minute")).text


async def test_a_user_who_moves_first_after_a_frozen_process_wakes_is_not_charged_for_that(
    club: Club,
) -> None:
    await begin_in_earnest(club)
    club.put_clocks_forward(5 * MINUTE)
    await frozen(club, 40 * MINUTE)
    await club.use(club.anna, "move", {"move": "e3", "match": 1})
    assert len((await club.stored()).game.moves) == 3
    await club.bot.scheduler.look()
    assert not await timed_out(club)


async def test_a_frozen_process_that_wakes_decides_nothing_before_it_gives_the_time_back(club: Club) -> None:
    await begin_in_earnest(club)
    club.put_clocks_forward(5 * MINUTE)
    await frozen(club, 40 * MINUTE)
    await club.bot.scheduler.look()
    assert not await timed_out(club)
    club.put_clocks_forward(4 * MINUTE)
    await club.bot.scheduler.look()
    assert not await timed_out(club)
    club.put_clocks_forward(2 * MINUTE)
    await club.bot.scheduler.look()
    assert await timed_out(club)


async def test_pages_tell_the_time_that_is_given_back(club: Club) -> None:
    await begin_in_earnest(club, "5m")
    before = await club.stored()
    await frozen(club, 120 * SECOND)
    assert before.clock.due is not None
    listed = await club.use(club.anna, "games")
    due = int((before.clock.due + 120 * SECOND).timestamp())
    assert any(f"<t:{due + late}:R>" in listed.text for late in range(4))


async def test_while_moves_can_not_be_stored_no_clock_runs(club: Club) -> None:
    await begin_in_earnest(club)
    other = sqlite3.connect(club.database)
    other.execute("BEGIN IMMEDIATE")
    refused = await club.use(club.anna, "move", {"move": "e3", "match": 1})
    assert "database" in refused.text
    club.put_clocks_forward(60 * MINUTE)
    await club.bot.scheduler.look()
    other.rollback()
    other.close()
    for _ in range(2):
        await club.bot.scheduler.look()
    assert not await timed_out(club)
    await club.use(club.anna, "move", {"move": "e3", "match": 1})
    assert len((await club.stored()).game.moves) == 3


async def test_nobody_loses_on_time_before_discord_has_said_a_word(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_in_earnest(club)
    silent_since = time.perf_counter()

    async def unheard(shard: int) -> None:
        alive = club.bot.connections._shard(shard).ws._keep_alive
        assert alive is not None
        alive.beat()  # it is sent, and lost on the way

    monkeypatch.setattr(club.bot.uptime, "_ask", unheard)
    before = club.bot.uptime._now
    waited = 0.0

    async def pause(seconds: float) -> None:
        nonlocal waited
        waited += seconds

    monkeypatch.setattr(club.bot.uptime, "pause", pause)
    monkeypatch.setattr(club.bot.uptime, "_now", lambda: before() + waited)
    club.put_clocks_forward(11 * MINUTE)
    await club.bot.scheduler.look()
    assert time.perf_counter() >= silent_since
    assert not await timed_out(club)


async def test_the_board_of_a_live_match_shows_the_time_that_was_given_back(club: Club) -> None:
    await begin_in_earnest(club)
    await frozen(club, 40 * MINUTE)
    await club.bot.scheduler.look()
    await club.nothing_to_do()
    due = (await club.stored()).clock.due
    assert due is not None
    assert f"<t:{int(due.timestamp())}:R>" in club.board().text
    await club.only_one_board()

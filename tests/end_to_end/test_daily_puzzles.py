"""The puzzle of the day: posted once where managers want it, and told the next day."""

import re
from datetime import UTC, datetime, time, timedelta

import pytest

from bot.domain import ChannelId
from bot.domain.puzzle import PuzzleId
from bot.features.puzzles.service import Puzzling
from bot.pages.game_words import arrow
from discord_playground import Message, Permission, Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.puzzling import right, tap
from tests.end_to_end.test_settings import choose

HOUR = 13


def until(club: Club, hour: int, minute: int) -> timedelta:
    """How long it takes until it is that time, in UTC."""
    now = club.now()
    then = datetime.combine(now.date(), time(hour, minute), UTC)
    return then - now if then > now else then - now + timedelta(days=1)


async def comes(club: Club) -> None:
    """Let the time pass until a puzzle is due."""
    await club.time_passes(minutes=until(club, HOUR, 5) / timedelta(minutes=1))


def number(card: Message) -> PuzzleId:
    found = re.search(r"Puzzle (\d+)\.", card.text)
    assert found
    return PuzzleId(int(found[1]))


@pytest.fixture
async def daily(club: Club) -> Club:
    """The club in the morning, with a puzzle of the day at 13:00."""
    await club.time_passes(minutes=until(club, 9, 0) / timedelta(minutes=1))
    await club.settle(daily_channel=ChannelId(club.channel.id), daily_hour=HOUR)
    return club


async def test_a_puzzle_comes_once_a_day_and_the_one_before_tells_its_solution(daily: Club) -> None:
    club = daily
    assert club.public() == []
    await comes(club)
    (card,) = club.public()
    assert "Puzzle of the day" in card.text
    await club.stop_bot()
    await club.start_bot()
    puzzle = club.bot.get(Puzzling).collection.find(number(card))
    assert puzzle
    await tap(club, club.cleo, await club.press(club.cleo, card, "Solve it"), right(puzzle))
    await club.nothing_to_do()
    assert club.public() == [card]
    await comes(club)
    before, card = club.public()
    assert f"**{arrow(right(puzzle))}** is the only move that wins" in before.text
    assert "**Solved by 1:** Cleo" in before.text
    assert labels(card) == ["Solve it"]
    await club.stop_bot()
    club.put_clocks_forward(timedelta(days=4, hours=1))
    await club.start_bot()
    missed, today = club.public()[1:]
    assert "No one here found it this time" in missed.text
    assert len({puzzle.id, number(card), number(today)}) == 3


async def test_a_day_whose_hour_the_bot_has_slept_through_is_left_out_after_midnight(daily: Club) -> None:
    club = daily
    await club.stop_bot()
    club.put_clocks_forward(until(club, 1, 0))
    await club.start_bot()
    assert club.public() == []
    await comes(club)
    assert len(club.public()) == 1


async def test_it_is_posted_once_though_the_bot_dies_while_it_is_posted(daily: Club) -> None:
    club = daily
    held = club.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    club.put_clocks_forward(until(club, HOUR, 5))
    await club.bot.scheduler.look()
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    assert len(club.public()) == 1


async def test_its_manager_is_told_once_where_it_can_not_be_posted_any_more(club: Club, dora: Person) -> None:
    await club.time_passes(minutes=until(club, 9, 0) / timedelta(minutes=1))
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "daily", club.channel)
    await choose(club, dora, panel, "hour", f"{HOUR}:00 UTC")
    club.forbid(Permission.SEND_MESSAGES)
    await comes(club)
    assert club.direct_messages(dora) == []
    await club.time_passes(minutes=5)
    (received,) = club.direct_messages(dora)
    assert received.content.startswith("Club: there’s no puzzle of the day anymore.\n")
    assert "**Send Messages**" in received.text
    await club.stop_bot()
    await club.start_bot()
    await comes(club)
    assert club.direct_messages(dora) == [received]
    club.allow()
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "daily", club.channel)
    await comes(club)
    assert len(club.public()) == 1


async def test_a_manager_whom_no_message_reached_at_first_is_told_some_minutes_later(
    club: Club, dora: Person
) -> None:
    await club.time_passes(minutes=until(club, 9, 0) / timedelta(minutes=1))
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "daily", club.channel)
    await choose(club, dora, panel, "hour", f"{HOUR}:00 UTC")
    club.forbid(Permission.SEND_MESSAGES)
    dora.refuse_direct_messages(club.application)
    await comes(club)
    await club.time_passes(minutes=5)
    assert club.direct_messages(dora) == []
    dora.accept_direct_messages(club.application)
    await club.kill_bot()
    await club.start_bot()
    await club.time_passes(minutes=6)
    (received,) = club.direct_messages(dora)
    assert received.content.startswith("Club: there’s no puzzle of the day anymore.\n")

"""A quiet channel: each match is played in a thread, and the channel keeps one line with its result."""

from datetime import timedelta

import pytest

from discord_playground import Message, Permission, Person, Thread
from tests.end_to_end.club import Club, labels
from tests.end_to_end.test_daily_puzzles import until


@pytest.fixture
async def hushed(club: Club) -> Club:
    """A club that wants a quiet channel, whatever it has said about threads."""
    await club.settle(threads=False, quiet=True)
    return club


async def over(club: Club) -> tuple[Thread, Message]:
    """The thread of a match that Anna has resigned, and its head."""
    await club.begin_by_challenge(setup="random", rated=False)
    await club.resign(club.anna)
    (thread,) = club.guild.threads
    (head,) = club.public()
    return thread, head


async def test_a_match_leaves_one_line_with_its_result(hushed: Club) -> None:
    thread, head = await over(hushed)
    assert head.text == "🏆 **Ben wins:** Anna resigned at ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫."
    assert (labels(head), head.media) == (["Open"], [])
    assert hushed.boards()[-1].channel is thread


async def test_open_shows_the_result_though_the_thread_is_asleep(hushed: Club) -> None:
    thread, head = await over(hushed)
    await hushed.time_passes(days=2)
    opened = await hushed.press(hushed.cleo, head, "Open")
    assert opened.text.startswith("🏆 **Ben wins:**")
    assert opened.media
    assert labels(opened) == ["History", "More"]  # no rematch for those who look on
    own = await hushed.press(hushed.ben, head, "Open")
    assert own.text.startswith("**You won")
    assert "Play again" in labels(own)
    assert thread.archived


async def test_a_match_against_the_computer_gets_a_thread_too(hushed: Club) -> None:
    await hushed.use(hushed.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    await hushed.nothing_to_do()
    (thread,) = hushed.guild.threads
    assert hushed.boards()[-1].channel is thread


async def test_without_the_permission_the_match_begins_and_the_panel_says_what_is_missing(
    hushed: Club, dora: Person
) -> None:
    hushed.forbid(Permission.CREATE_PUBLIC_THREADS)
    await hushed.begin_by_challenge()
    assert hushed.board().channel is hushed.channel
    panel = await hushed.use(dora, "dvonn-admin settings")
    assert f"Missing permissions in <#{hushed.channel.id}>: **Create Public Threads**" in panel.text
    await hushed.resign(hushed.anna)
    await hushed.time_passes(hours=25)
    assert labels(hushed.board()) == ["Open"]


async def test_the_puzzle_of_the_day_appears_where_a_manager_wants_it(hushed: Club, dora: Person) -> None:
    await hushed.time_passes(minutes=until(hushed, 9, 0) / timedelta(minutes=1))
    panel = await hushed.use(dora, "dvonn-admin settings")
    await hushed.select(dora, panel, "dvonn:settle:daily", hushed.channel)
    assert f"still appears in <#{hushed.channel.id}>" in panel.text
    await hushed.time_passes(minutes=until(hushed, 16, 5) / timedelta(minutes=1))
    (card,) = hushed.public()
    assert "Puzzle of the day" in card.text


async def test_a_match_that_ends_before_the_channel_is_quiet_has_its_usual_head(club: Club) -> None:
    await club.settle(threads=True)
    _, head = await over(club)
    await club.settle(quiet=True)
    assert {"Rematch", "More"} <= set(labels(head))

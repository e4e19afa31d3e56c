"""A match without a challenge, as against the computer, has a head above its thread that tells the result."""

from datetime import timedelta

import pytest

from discord_playground import Message, Thread
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases

MESSAGES = "/channels/{channel_id}/messages"
LEVEL_1 = {"level": 1, "colour": "white", "setup": "random"}


async def begin(club: Club) -> Thread:
    """Let Anna begin a match against the computer; give its thread."""
    await club.use(club.anna, "challenge", LEVEL_1)
    await club.nothing_to_do()
    (thread,) = club.guild.threads
    return thread


async def over(club: Club) -> tuple[Thread, Message]:
    """The thread of a match that Anna has given up, and its head."""
    thread = await begin(club)
    await club.resign(club.anna)
    (head,) = club.public()
    return thread, head


@on_both_databases
async def test_the_head_names_the_players_and_carries_the_thread(club: Club) -> None:
    thread = await begin(club)
    (head,) = club.public()
    assert head.id == thread.id
    assert head.text == "⚪ Anna · ⚫ DVONN (level 1)"
    assert head.buttons == []
    assert head.pings == set()


async def test_in_the_end_the_head_shows_who_has_won_and_opens_the_result(club: Club) -> None:
    thread, head = await over(club)
    assert head.text.startswith("🏆 **DVONN (level 1) wins:** Anna resigned at")
    assert labels(head) == ["Open"]
    await club.time_passes(days=2)
    assert (await club.press(club.cleo, head, "Open")).media
    assert "Play again" in labels(await club.press(club.anna, head, "Open"))
    assert thread.archived


async def test_it_is_edited_once(club: Club) -> None:
    await over(club)
    await club.time_passes(days=2)
    edits = club.playground.asked("PATCH", MESSAGES + "/{message_id}", channel=club.channel)
    assert len(edits) == 1


@pytest.mark.parametrize("after", ["the head", "the thread", "the first board"])
async def test_killed_while_the_thread_is_opened(club: Club, after: str) -> None:
    method, route, earlier = {
        "the head": ("POST", MESSAGES, 0),
        "the thread": ("POST", MESSAGES + "/{message_id}/threads", 0),
        "the first board": ("POST", MESSAGES, 1),
    }[after]
    for _ in range(earlier):
        club.playground.faults.next(method, route, held=True).release()
    held = club.playground.faults.next(method, route, held=True)
    club.anna.begin_command(club.channel, "dvonn challenge", LEVEL_1)
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()
    (thread,) = club.guild.threads
    (head,) = club.public()
    assert head.id == thread.id
    assert len(club.boards()) == 1
    await club.resign(club.anna)
    assert "wins" in head.text


async def test_a_head_whose_answer_was_lost_is_found_again(club: Club) -> None:
    club.playground.faults.next("POST", MESSAGES, drop="after")
    await begin(club)
    assert len(club.public()) == 1


async def test_killed_between_the_last_board_and_the_head(club: Club) -> None:
    await begin(club)
    (head,) = club.public()
    question = await club.use(club.anna, "resign", {"match": 1})
    held = club.playground.faults.next("PATCH", MESSAGES + "/{message_id}", held=True)
    club.anna.begin_click(question, "Resign")
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    club.put_clocks_forward(timedelta(minutes=1))
    await club.start_bot()
    await club.quiet()
    assert "wins" in head.text


async def test_where_discord_opens_no_thread_no_head_is_left(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord_playground.routes.threads.MOST_ACTIVE", 0)
    await club.use(club.anna, "challenge", LEVEL_1)
    await club.time_passes(minutes=1)
    (board,) = club.public()
    assert board.media


async def test_a_deleted_head_does_not_come_back(club: Club) -> None:
    await begin(club)
    (head,) = club.public()
    club.playground.delete(head)
    await club.resign(club.anna)
    await club.time_passes(days=1)
    assert not any("wins" in message.text for message in club.public())


async def test_a_user_who_is_forgotten_is_taken_off_the_head(club: Club) -> None:
    _, head = await over(club)
    asked = await club.use(club.anna, "forget")
    await club.press(club.anna, asked, "Delete my data")
    await club.time_passes(minutes=1)
    assert "Anna" not in head.text


async def test_the_head_goes_with_a_match_that_moves_elsewhere(club: Club) -> None:
    await begin(club)
    other = club.guild.create_text_channel("elsewhere")
    opened = await club.open(club.anna, 1, channel=other)
    await club.press(club.anna, await club.press(club.anna, opened, "More"), "Move it here")
    await club.time_passes(minutes=1)
    assert club.public() == []

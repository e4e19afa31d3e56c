"""Matches in threads of their own, where a server wants that."""

import pytest

from playground import Message, Permission, Thread
from tests.end_to_end.club import Club, labels


@pytest.fixture
async def threads(club: Club) -> Club:
    """A club that wants a thread for each match."""
    await club.settle(threads=True)
    return club


async def begin(club: Club) -> Thread:
    """Let Anna and Ben begin a match; give its thread."""
    await club.begin()
    (thread,) = club.guild.threads
    return thread


def boards(club: Club, thread: Thread) -> list[Message]:
    """The board, and those that have become a line."""
    return [message for message in club.public(thread) if message.buttons]


async def test_a_match_gets_a_thread_on_the_challenge_named_after_its_players(threads: Club) -> None:
    thread = await begin(threads)
    assert thread.name == "DVONN 1: Anna – Ben"
    assert thread.id == threads.public()[0].id
    assert boards(threads, thread)[-1].pings == {threads.anna.id}
    assert [message for message in threads.public() if message.media] == []


async def test_boards_are_kept_there_as_boards_of_the_past_and_their_buttons_work(threads: Club) -> None:
    thread = await begin(threads)
    await threads.use(threads.anna, "place", {"space": "c3"}, channel=thread)
    await threads.use(threads.ben, "place", {"space": "f4"}, channel=thread)
    await threads.nothing_to_do()
    first, second, last = boards(threads, thread)
    assert "Place a piece" in labels(last)
    for past in (first, second):
        assert labels(past) == ["History"]
        assert past.media == []
    assert first.text == "The board is empty: White begins."
    assert second.text == "**1.** c3"
    panel = await threads.press(threads.cleo, second, "History")
    assert "placed a DVONN piece on c3" in panel.text


async def test_killed_between_a_board_and_making_the_one_before_one_of_the_past(threads: Club) -> None:
    thread = await begin(threads)
    held = threads.playground.faults.next("PATCH", "/channels/{channel_id}/messages/{message_id}", held=True)
    threads.anna.begin_command(thread, "dvonn place", {"space": "c3"})
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.nothing_to_do()
    first, last = boards(threads, thread)
    assert labels(first) == ["History"]
    assert "Place a piece" in labels(last)


async def test_history_is_looked_up_from_an_old_board_too(threads: Club) -> None:
    thread = await begin(threads)
    (old,) = boards(threads, thread)
    for player, space in ((threads.anna, "c3"), (threads.ben, "f4")):
        await threads.use(player, "place", {"space": space}, channel=thread)
    await threads.resign(threads.anna)
    panel = await threads.press(threads.cleo, old, "History")
    assert "the start, 2 moves to come" in panel.text
    panel = await threads.press(threads.cleo, panel, "⏭")
    assert "move 2 of 2" in panel.text


async def test_the_thread_is_put_away_at_the_end_and_found_again(threads: Club) -> None:
    thread = await begin(threads)
    await threads.resign(threads.anna)
    assert thread.archived
    more = await threads.press(threads.cleo, boards(threads, thread)[-1], "More")
    assert more.text


async def test_a_thread_that_went_to_sleep_wakes_with_the_next_move(threads: Club) -> None:
    thread = await begin(threads)
    thread.edit(archived=True)
    await threads.use(threads.anna, "place", {"space": "c3", "match": 1})
    assert len(boards(threads, thread)) == 2
    assert not thread.archived


async def test_without_the_permission_the_match_stays_in_the_channel(threads: Club) -> None:
    threads.forbid(Permission.CREATE_PUBLIC_THREADS)
    await threads.begin()
    assert threads.guild.threads == []
    assert len(threads.boards()) == 1


async def test_a_deleted_thread_does_not_end_the_match(threads: Club) -> None:
    thread = await begin(threads)
    thread.delete()
    await threads.quiet()
    await threads.use(threads.ben, "board")
    assert len(threads.boards()) == 1
    assert threads.board().pings == {threads.anna.id}


async def test_killed_between_opening_the_thread_and_the_first_board(threads: Club) -> None:
    await threads.use(threads.anna, "challenge", {"opponent": threads.ben, "colour": "white"})
    held = threads.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    threads.ben.begin_click(threads.public()[-1], "Accept")
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.quiet()
    (thread,) = threads.guild.threads
    assert len(boards(threads, thread)) == 1

"""A result in a channel shrinks to two lines and a button, so that the channel stays readable."""

from datetime import timedelta

import pytest

from bot.domain import MatchId
from bot.pages.brief_result import OpenResult
from discord_playground import Message, Permission
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.past import played
from tests.end_to_end.planted import press_control

EDIT = "PATCH", "/channels/{channel_id}/messages/{message_id}"


async def over_now(club: Club) -> Message:
    """The result of a match that has just ended."""
    await club.begin()
    await club.resign(club.anna)
    return club.board()


async def shrunk(club: Club) -> Message:
    """The result of a match that ended more than a day ago."""
    await played(club)
    await club.time_passes(hours=25)
    return club.board()


@on_both_databases
async def test_a_result_shrinks_to_two_lines_after_a_day(club: Club) -> None:
    await played(club)
    card = club.board()
    await club.time_passes(hours=23)
    assert card.media
    await club.time_passes(hours=2)
    assert card.text == "🏆 **Anna wins 13–11** against Ben.\n-# Game 1 · 85 moves"
    assert card.media == []
    assert labels(card) == ["Open"]
    assert club.public() == [card]
    assert not card.mentions.pinged


async def test_a_result_shrinks_once_the_next_match_begins_in_its_channel(club: Club) -> None:
    await played(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.begin(elsewhere)
    await club.time_passes(minutes=1)
    card = club.board()
    assert card.media
    await club.begin()
    assert card.media, "the new board comes first"
    await club.time_passes(minutes=1)
    assert labels(card) == ["Open"]
    assert club.boards(3)[-1].media


async def test_the_beginning_of_a_match_in_a_thread_of_the_channel_counts_too(club: Club) -> None:
    await played(club)
    await club.settle(threads=True)
    await club.begin_by_challenge()
    await club.time_passes(minutes=1)
    assert labels(club.board()) == ["Open"]


async def test_open_shows_players_the_result_from_their_side(club: Club) -> None:
    card = await shrunk(club)
    opened = await club.press(club.ben, card, "Open")
    assert opened.ephemeral
    assert opened.text.startswith("**You lost 11–13")
    assert opened.media
    assert {"Play again", "Review", "More"} <= set(labels(opened))


async def test_open_shows_others_what_the_card_has_shown(club: Club) -> None:
    await played(club)
    card = club.board()
    text = card.text
    await club.time_passes(hours=25)
    opened = await club.press(club.cleo, card, "Open")
    assert opened.ephemeral
    assert opened.text == text
    assert labels(opened) == ["Review", "History", "More", "Share this moment"]
    assert opened.media
    assert "Game 1" in (await club.reach(club.cleo, opened, "History")).text


@pytest.mark.parametrize("lost", ["the answer", "the process"])
async def test_the_edit_is_recorded_though_something_fails_between(club: Club, lost: str) -> None:
    await played(club)
    card = club.board()
    if lost == "the answer":
        club.playground.faults.next(*EDIT, drop="after")
        await club.time_passes(hours=25)
    else:
        held = club.playground.faults.next(*EDIT, held=True)
        club.put_clocks_forward(timedelta(hours=25))
        await club.bot.scheduler.look()
        await held.reached.wait()
        await club.kill_bot()
        held.release()
        await club.start_bot()
        await club.quiet()
    assert labels(card) == ["Open"]
    assert club.public() == [card]
    async with club.store.read() as uow:
        assert await uow.boards.behind() == []
    edits = len(club.playground.asked("PATCH", EDIT[1], channel=club.channel))
    await club.time_passes(days=3)
    assert len(club.playground.asked("PATCH", EDIT[1], channel=club.channel)) == edits


async def test_what_fell_due_while_the_bot_was_down_shrinks_at_its_start(club: Club) -> None:
    await played(club)
    await club.stop_bot()
    club.put_clocks_forward(timedelta(days=2))
    await club.start_bot()
    await club.quiet()
    assert labels(club.board()) == ["Open"]


async def test_where_the_bot_sees_the_channel_no_more_the_result_shrinks_once_it_does(club: Club) -> None:
    card = await over_now(club)
    club.forbid(Permission.VIEW_CHANNEL)
    await club.time_passes(hours=25)
    assert card.media
    assert club.direct_messages(club.anna) == []
    club.allow()
    await club.quiet()
    assert labels(card) == ["Open"]


async def test_a_result_that_a_moderator_deleted_does_not_come_back(club: Club) -> None:
    await played(club)
    club.playground.delete(club.board())
    await club.time_passes(hours=25)
    assert club.public() == []


@pytest.mark.parametrize("private", [False, True])
async def test_a_result_in_a_thread_stays_as_it_is_and_the_thread_asleep(club: Club, private: bool) -> None:
    thread = club.channel.create_thread("talk", owner=club.anna, private=private)
    thread.member_ids |= {club.application.user.id, club.ben.id}
    thread.edit(name="Between us")  # of which the bot hears
    await played(club, channel=thread)
    await club.nothing_to_do()
    thread.edit(archived=True)
    await club.time_passes(days=2)
    (card,) = [each for each in club.anna.messages(thread) if each.media]
    assert card.buttons
    assert thread.archived


async def test_a_brief_result_goes_when_its_server_keeps_boards_no_longer(club: Club) -> None:
    await club.settle(keep_boards=7)
    card = await over_now(club)
    await club.time_passes(days=6)
    assert labels(card) == ["Open"]
    await club.time_passes(days=2)
    assert club.boards() == []


async def test_a_user_who_is_forgotten_is_taken_off_a_brief_result(club: Club) -> None:
    card = await shrunk(club)
    asked = await club.use(club.ben, "forget")
    await club.press(club.ben, asked, "Delete my data")
    await club.quiet()
    assert "Ben" not in card.text
    assert labels(card) == ["Open"]


async def test_a_user_who_is_forgotten_while_the_result_shrinks_leaves_it_too(club: Club) -> None:
    await played(club)
    held = club.playground.faults.next(*EDIT, held=True)
    asked = await club.use(club.ben, "forget")
    pressing = club.ben.begin_click(asked, "Delete my data")
    await held.reached.wait()
    club.put_clocks_forward(timedelta(hours=25))
    await club.bot.scheduler.look()
    held.release()
    await pressing.settled()
    await club.nothing_to_do()
    assert labels(club.board()) == ["Open"], "it fell due during the edit"
    assert "Ben" not in club.board().text


async def test_the_button_of_a_match_that_is_not_over_opens_the_match(club: Club) -> None:
    """The database may be an older one that was restored."""
    await club.begin()
    opened = await press_control(club, club.anna, OpenResult(MatchId(1)))
    assert "**You (White) against Ben:** place" in opened.text

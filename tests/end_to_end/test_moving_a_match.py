"""A match goes on in another channel: where its own can't be used any more, and wherever its players want it."""

import asyncio

import pytest

from bot.domain import HaltReason
from bot.features.games import handlers
from playground import Message, Permission, Person, TextChannel
from tests.end_to_end.club import Club, labels


async def board_in(club: Club, person: Person, channel: TextChannel) -> Message:
    """Use `/dvonn board` in a channel."""
    return await club.use(person, "board", {"match": 1}, channel=channel)


async def test_a_player_can_move_a_match_and_others_are_not_offered_to(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert "Move it here" not in labels(await board_in(club, club.cleo, elsewhere))
    private = await board_in(club, club.ben, elsewhere)
    assert club.public(elsewhere) == []
    await club.press(club.ben, private, "Move it here")
    assert "Match 1 continues in this channel." in private.text
    (board,) = club.public(elsewhere)
    await club.playground.wait_until(lambda: not club.boards(), what="the old board to go")
    await club.press(club.anna, board, "Place a piece")
    assert (await club.stored()).venue.channel == elsewhere.id


async def test_a_match_that_stands_still_because_of_its_channel_goes_on_where_a_player_asks_for_it(
    club: Club,
) -> None:
    await club.begin(pace=3)
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.SEND_MESSAGES)
    await club.quiet()
    await club.use(club.anna, "place", {"space": "c3"})
    await club.quiet()
    assert (await club.stored()).halted is HaltReason.CHANNEL
    assert "The match is on hold" in (await board_in(club, club.cleo, elsewhere)).text
    assert "on hold" in (await club.use(club.anna, "games")).text
    answer = await board_in(club, club.ben, elsewhere)
    assert "Match 1 continues in this channel." in answer.text
    match = await club.stored()
    assert match.halted is None
    assert match.clock.due is not None
    (board,) = club.public(elsewhere)
    assert "Anna c3." in board.text


async def test_a_match_whose_channel_is_gone_goes_on_where_a_player_asks_for_it(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    await club.quiet()
    assert "Match 1 continues in this channel." in (await board_in(club, club.anna, elsewhere)).text
    assert len(club.public(elsewhere)) == 1


async def test_a_match_stays_where_it_is_while_discord_does_not_say_whether_that_is_gone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.settle(threads=True)
    thread = (await club.begin_by_challenge()).id
    await club.nothing_to_do()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.playground.world.channel(thread).edit(archived=True)  # type: ignore[attr-defined]
    await club.quiet()
    monkeypatch.setattr(handlers, "PATIENCE", 0.3)
    held = club.playground.faults.next("GET", "/channels/{channel_id}", held=True)
    async with asyncio.timeout(60):
        answer = await board_in(club, club.anna, elsewhere)
    assert held.reached.is_set()
    assert "Your turn" in answer.text
    assert (await club.stored()).venue.channel == thread
    held.release()


async def test_a_match_is_not_moved_to_where_the_bot_may_not_write(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    private = await board_in(club, club.ben, elsewhere)
    club.forbid(Permission.ATTACH_FILES, channel=elsewhere)
    await club.press(club.ben, private, "Move it here")
    assert "I lack the permission **Attach Files**" in private.text
    assert (await club.stored()).venue.channel == club.channel.id

"""A match whose surroundings change continues elsewhere, or is paused and says so."""

import re

import pytest

from bot.delivery import server_changes
from bot.domain import HaltReason, MatchId
from bot.domain.events import Abandoned
from bot.domain.refusals import RefusalReason
from discord_playground import Message, Permission
from discord_playground.discordpy import hearing
from dvonn import Colour, Ended, Termination
from tests.bot.refused import refuses
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import place


async def halted(club: Club) -> HaltReason | None:
    return (await club.stored()).halted


async def begin_with_a_clock(club: Club) -> Message:
    board = await club.begin(pace=1)
    await club.nothing_to_do()
    return board


async def begin_in_earnest(club: Club) -> None:
    """Begin a match that can be lost, as each side has placed a piece."""
    await begin_with_a_clock(club)
    await place(club, "c3", "d3", each_shown=False)


# channels


async def test_a_match_whose_channel_is_deleted_is_paused_and_both_players_are_told(club: Club) -> None:
    await begin_with_a_clock(club)
    club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    await club.playground.wait_until(
        lambda: all(club.direct_messages(person) for person in (club.anna, club.ben)), what="direct messages"
    )
    assert await halted(club) is HaltReason.CHANNEL
    (message,) = club.direct_messages(club.anna)
    assert "`/dvonn games`" in message.text
    await club.time_passes(days=5)
    assert not (await club.stored()).is_over
    assert len(club.direct_messages(club.anna)) == 1


async def test_no_channel_waits_for_an_answer_about_another_that_never_comes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def without_pauses(club: Club) -> None:
        club.bot.presenter.queue.pauses = (0.01,)

    monkeypatch.setattr(Club, "before_login", without_pauses)
    monkeypatch.setattr(server_changes, "LONGEST", 0.3)
    channels = [club.guild.create_text_channel(name) for name in ("first", "second")]
    for channel in channels:
        await club.begin(channel)
    await club.stop_bot()
    for channel in channels:
        channel.delete()
    held = club.playground.faults.next("GET", "/channels/{channel_id}", held=True)
    await club.start_bot()
    assert [(await club.stored(number)).halted for number in (1, 2)] == [HaltReason.CHANNEL] * 2
    held.release()


async def test_a_player_continues_it_in_another_channel(club: Club) -> None:
    await begin_with_a_clock(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    await club.playground.wait_until(lambda: bool(club.direct_messages(club.ben)), what="direct messages")
    await club.press(club.ben, await club.open(club.ben, channel=elsewhere), "Move it here")
    (board,) = [message for message in club.public(elsewhere) if message.media]
    assert board.pings == {club.anna.id}
    assert await halted(club) is None
    await club.use(club.anna, "move", {"move": "c3"}, channel=elsewhere)
    assert "c3" in club.public(elsewhere)[-1].text
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).is_over


async def test_a_permission_taken_away_stops_the_clock_until_it_is_given_back(club: Club) -> None:
    await begin_with_a_clock(club)
    club.forbid(Permission.SEND_MESSAGES)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    assert await halted(club) is HaltReason.CHANNEL
    (message,) = club.direct_messages(club.ben)
    assert "**Send Messages**" in message.text
    await club.time_passes(days=5)
    assert not (await club.stored()).is_over
    club.allow()
    await club.shown("c3")
    await club.nothing_to_do()
    assert await halted(club) is None
    assert sum(club.ben.id in message.pings for message in club.public()) == 1
    await club.only_one_board()


async def test_nothing_is_retried_for_ever_in_a_channel_that_is_closed(club: Club) -> None:
    await begin_with_a_clock(club)
    club.forbid(Permission.SEND_MESSAGES)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    for _ in range(65):  # it is closed after 30 days, which is not shown in another 30
        await club.time_passes(days=1)
    before = len(club.playground.requests)
    for _ in range(10):
        await club.time_passes(days=1)
    assert len(club.playground.requests) == before


async def test_a_board_that_a_moderator_deleted_is_back_with_the_next_move(club: Club) -> None:
    await begin_with_a_clock(club)
    club.olga.delete(club.board())
    assert club.boards() == []
    await club.use(club.anna, "move", {"move": "c3"})
    assert len(club.boards()) == 1


async def test_it_is_back_when_a_player_asks_for_it(club: Club) -> None:
    await begin_with_a_clock(club)
    club.olga.delete(club.board())
    await club.press(club.ben, await club.open(club.ben), "Post it again")
    assert len(club.boards()) == 1
    assert club.board().pings == set()


# players


async def test_a_player_who_left_the_server_loses_on_time_like_anybody(club: Club) -> None:
    await begin_in_earnest(club)
    club.guild.remove_member(club.anna)
    await club.time_passes(days=1, minutes=1)
    match = await club.stored()
    assert match.ended == Ended(Termination.TIME, Colour.WHITE)
    await club.shown("ran out of time")
    assert club.direct_messages(club.anna) == []  # they have no server in common any more


async def test_a_player_who_left_is_reminded_in_a_direct_message_and_plays_on_there(club: Club) -> None:
    """Discord delivers such messages only to someone who has another server in common with the bot."""
    await begin_in_earnest(club)
    another = club.playground.create_guild("Another club")
    another.add_member(club.anna)
    another.add_bot(club.application)
    club.guild.remove_member(club.anna)
    board = club.board()
    await club.time_passes(hours=19)
    (reminder,) = club.direct_messages(club.anna)
    assert "Your time for this move in game 1 (Club) is running out" in reminder.text
    assert club.board() is board
    there = club.anna.direct_messages(club.application)
    listed = await club.use(club.anna, "games", channel=there)
    assert "your turn" in listed.text
    panel = await club.press(club.anna, reminder, "Place a piece")
    assert "place red DVONN piece 3 of 3" in panel.text
    await club.use(club.anna, "move", {"move": "e3"}, channel=there)
    await club.shown("e3")
    match = await club.stored()
    assert (match.halted, match.player_to_move) == (None, club.ben.id)


async def test_a_player_who_may_manage_the_channel_cannot_stop_their_clock_with_it(club: Club) -> None:
    await begin_in_earnest(club)
    club.channel.set_permissions(club.guild.members[club.anna.id], allow=Permission.MANAGE_CHANNELS)
    club.forbid(Permission.SEND_MESSAGES)
    await club.use(club.anna, "move", {"move": "e3"})
    await club.nothing_to_do()
    match = await club.stored()
    assert (match.halted, match.managed_by, match.is_on_hold) == (HaltReason.CHANNEL, club.anna.id, True)
    (message,) = club.direct_messages(club.ben)
    assert "Anna can manage this channel, so their clock runs on." in message.text
    await club.time_passes(days=3)
    assert not (await club.stored()).is_over  # Ben can play on, but need not
    there = club.ben.direct_messages(club.application)
    await club.use(club.ben, "move", {"move": "f3"}, channel=there)
    await club.nothing_to_do()
    called = club.direct_messages(club.anna)[-1]
    assert "Your turn in game 1 (Club)" in called.text
    assert "<t:" in called.text
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).ended == Ended(Termination.TIME, Colour.WHITE)


async def test_a_channel_that_a_manager_who_plays_deletes_does_not_stop_their_clock(club: Club) -> None:
    await begin_in_earnest(club)
    club.guild.edit_member(
        club.anna, roles=[club.guild.create_role("staff", permissions=Permission.MANAGE_CHANNELS)]
    )
    club.channel.delete()
    await club.playground.wait_until(lambda: bool(club.direct_messages(club.ben)), what="direct messages")
    assert (await club.stored()).managed_by == club.anna.id
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).ended == Ended(Termination.TIME, Colour.WHITE)


@pytest.mark.parametrize("both", [False, True])
async def test_if_neither_or_both_players_may_manage_the_channel_both_clocks_stop(
    club: Club, *, both: bool
) -> None:
    await begin_in_earnest(club)
    for person in (club.anna, club.ben) if both else ():
        club.channel.set_permissions(club.guild.members[person.id], allow=Permission.MANAGE_CHANNELS)
    club.forbid(Permission.SEND_MESSAGES)
    await club.use(club.anna, "move", {"move": "e3"})
    await club.nothing_to_do()
    await club.use(club.ben, "move", {"move": "f3"}, channel=club.ben.direct_messages(club.application))
    await club.time_passes(days=5)
    match = await club.stored()
    assert (match.halted, match.managed_by, match.is_over) == (HaltReason.CHANNEL, None, False)


async def test_a_match_that_was_paused_for_thirty_days_is_closed_without_a_winner(club: Club) -> None:
    await begin_in_earnest(club)
    club.channel.delete()
    await club.playground.wait_until(lambda: bool(club.direct_messages(club.ben)), what="direct messages")
    await club.time_passes(days=29)
    assert not (await club.stored()).is_over
    await club.time_passes(days=2)
    match = await club.stored()
    assert isinstance(match.events[-1].what, Abandoned)
    assert match.ended is not None
    assert match.ended.winner is None
    elsewhere = club.guild.create_text_channel("elsewhere")
    listed = await club.use(club.ben, "games", channel=elsewhere)
    assert "You’re not playing any games right now" in listed.text


# servers


async def test_a_server_that_removes_the_bot_finds_its_matches_again(club: Club) -> None:
    await begin_with_a_clock(club)
    await club.bot.wait_until_ready()  # until then a server that is new counts as one that was there
    async with hearing(club.bot, "guild_remove"):
        club.guild.remove_bot(club.application)
    await club.quiet()
    await club.time_passes(days=7)
    assert await halted(club) is HaltReason.SERVER
    async with hearing(club.bot, "guild_join"):
        club.guild.add_bot(club.application)
    await club.quiet()
    assert await halted(club) is None
    await club.use(club.anna, "move", {"move": "c3"})
    await club.shown("c3")
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).is_over


async def test_a_server_that_removed_the_bot_while_it_was_down_is_noticed(club: Club) -> None:
    await begin_with_a_clock(club)
    await club.stop_bot()
    club.guild.remove_bot(club.application)
    await club.start_bot()
    await club.quiet()
    assert await halted(club) is HaltReason.SERVER
    await club.stop_bot()
    club.guild.add_bot(club.application)
    await club.start_bot()
    await club.quiet()
    assert await halted(club) is None


async def test_what_a_server_has_left_behind_is_deleted_after_thirty_days(club: Club) -> None:
    await begin_with_a_clock(club)
    async with hearing(club.bot, "guild_remove"):
        club.guild.remove_bot(club.application)
    await club.quiet()
    await club.time_passes(days=29)
    assert (await club.stored()).id == MatchId(1)
    await club.time_passes(days=2)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await club.stored()


async def test_a_server_that_goes_away_for_a_while_stops_the_clock_and_starts_it_again(club: Club) -> None:
    await begin_with_a_clock(club)
    async with hearing(club.bot, "guild_unavailable"):
        club.guild.go_down()
    await club.quiet()
    assert await halted(club) is HaltReason.SERVER
    await club.time_passes(days=3)
    assert not (await club.stored()).is_over
    async with hearing(club.bot, "guild_available"):
        club.guild.come_back()
    await club.quiet()
    match = await club.stored()
    assert match.halted is None
    assert match.clock.due is not None
    assert match.clock.due > club.now()


async def test_why_a_match_is_paused_is_shown_where_its_players_open_it(club: Club) -> None:
    await begin_with_a_clock(club)
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    await club.playground.wait_until(lambda: bool(club.direct_messages(club.ben)), what="direct messages")
    opened = await club.open(club.ben, channel=elsewhere)
    assert re.search(r"<t:\d+:R>", opened.text) is None
    assert "On hold" in opened.text

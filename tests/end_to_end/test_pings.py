"""Pings of players for whom a match waits, in the channel and by direct messages."""

from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.domain import PingBy, PingWhen, QuietHours
from tests.end_to_end.club import Club

POSTING = ("POST", "/channels/{channel_id}/messages")


async def test_a_direct_message_that_can_not_be_delivered_becomes_a_mention_on_the_board(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    club.ben.refuse_direct_messages(club.application)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    await club.only_one_board()
    assert club.board().pings == {club.ben.id}
    assert club.direct_messages(club.ben) == []


@pytest.mark.parametrize("killed", [False, True])
async def test_a_direct_message_of_which_the_bot_did_not_hear_is_not_sent_again_days_later(
    club: Club, killed: bool
) -> None:
    await club.begin()
    await club.prefer(club.ben, by=PingBy.DIRECT)  # no sooner, or the challenge pings him so as well
    club.playground.faults.next(*POSTING)  # the board
    club.playground.faults.next(*POSTING, drop="after")
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    if killed:
        await club.kill_bot()
        club.put_clocks_forward(timedelta(days=2))
        await club.start_bot()
        await club.quiet()
    await club.time_passes(days=2)
    assert len(club.direct_messages(club.ben)) == 1
    assert (await club.stored()).ping is None


async def test_nobody_is_pinged_in_quiet_hours(club: Club) -> None:
    now = club.now()
    quiet = QuietHours((now.hour - 1) % 24, (now.hour + 3) % 24, ZoneInfo("UTC"))
    await club.prefer(club.ben, quiet=quiet)
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.time_passes(hours=1)
    assert club.board().pings == set()
    await club.time_passes(hours=3)
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()


async def test_somebody_who_wants_one_ping_is_not_pinged_for_the_second_match_that_waits(club: Club) -> None:
    await club.settle(threads=False)
    await club.prefer(club.ben, when=PingWhen.FIRST)
    for match in (1, 2):
        await club.begin()
        await club.use(club.anna, "move", {"move": "c3", "match": match})
    assert club.board(1).pings == {club.ben.id}
    assert club.board(2).pings == set()


async def test_a_reminder_by_direct_message_shows_until_when(club: Club) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    await club.begin(pace=3)
    await club.time_passes(days=2, hours=7)
    call, reminder = club.direct_messages(club.anna)
    assert "time" in reminder.text
    assert "<t:" in reminder.text
    assert reminder.text != call.text
    assert len(club.boards()) == 1


async def test_a_reminder_that_waits_for_the_end_of_quiet_hours_still_reaches_a_player_who_has_left(
    club: Club,
) -> None:
    hour = club.now().hour
    quiet = QuietHours((hour + 17) % 24, (hour + 20) % 24, ZoneInfo("UTC"))
    await club.prefer(club.anna, by=PingBy.CHANNEL, quiet=quiet)
    league = club.playground.create_guild("League", owner=club.olga)  # otherwise Discord delivers nothing
    league.add_bot(club.application)
    league.add_member(club.anna)
    await club.begin(pace=1)
    club.guild.remove_member(club.anna)
    await club.time_passes(hours=18, minutes=30)
    assert club.direct_messages(club.anna) == []
    boards = club.boards()
    await club.time_passes(hours=2)
    (reminder,) = club.direct_messages(club.anna)
    assert "time" in reminder.text
    assert club.boards() == boards


async def test_a_ping_that_was_committed_before_a_kill_is_made_after_the_restart(club: Club) -> None:
    await club.begin()
    await club.prefer(club.ben, by=PingBy.DIRECT)  # no sooner, or the challenge pings him so as well
    held = club.playground.faults.next("POST", "/users/@me/channels", held=True)
    await club.use(club.anna, "move", {"move": "c3"})
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    assert club.direct_messages(club.ben) == []
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert len(club.direct_messages(club.ben)) == 1
    await club.time_passes(minutes=1)
    assert len(club.direct_messages(club.ben)) == 1
